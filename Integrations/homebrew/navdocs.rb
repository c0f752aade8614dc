# A formula for a tap: https://docs.brew.sh/How-to-Create-and-Maintain-a-Tap.
# Each release contains this formula with its address and checksum; this one only builds the newest source.
class Navdocs < Formula
  desc "Documents how people move through an iOS app, from its Swift source"
  homepage "https://github.com/OWNER/navdocs"
  license "Apache-2.0"
  head "https://github.com/OWNER/navdocs.git", branch: "main"

  depends_on macos: :sequoia

  # A release brings along what it needs. `brew install --HEAD navdocs` builds the newest source.
  head do
    depends_on "pkgconf" => :build
    depends_on xcode: ["26.0", :build]
    depends_on "cmark"
    depends_on "graphviz"
    depends_on "libmicrohttpd"
  end

  def install
    unless build.head?
      prefix.install Dir["*"]
      return
    end
    # Homebrew's sandbox takes the place of SwiftPM's.
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "navdocs"
    system "Scripts/tree", ".build/release/navdocs", prefix
  end

  test do
    (testpath/"App.swift").write <<~SWIFT
      import SwiftUI

      struct Home: View {
          var body: some View {
              NavigationStack { NavigationLink("Detail") { Detail() } }
          }
      }

      struct Detail: View {
          var body: some View { Text("Detail") }
      }
    SWIFT
    assert_match "Detail", shell_output("#{bin}/navdocs path App.swift --from Home --to Detail")
    system bin/"navdocs", "build", "App.swift", "-o", "site", "--quiet"
    assert_path_exists testpath/"site/index.html"
  end
end
