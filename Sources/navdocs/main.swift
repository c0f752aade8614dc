print("navdocs")
