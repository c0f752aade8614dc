"""Opens a page in Chromium, and for each line of standard input says when the first page with that text was painted.

    painted.py ADDRESS

Times are in seconds since 1970, one a line; the first line says that the page is open.
"""

import shutil
import sys

from playwright.sync_api import sync_playwright

# Where nothing was painted yet, it is asked again.
PAINTED = """() => new Promise(done => {
  const ask = () => {
    const paint = performance.getEntriesByName("first-paint")[0];
    if (paint) done((performance.timeOrigin + paint.startTime) / 1000);
    else setTimeout(ask, 2);
  };
  ask();
})"""


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(sys.argv[1])
        print("open", flush=True)
        for line in sys.stdin:
            # Asked seldom, so that asking takes little of the machine that builds.
            page.wait_for_function("text => document.body?.textContent.includes(text)", arg=line.strip(), polling=50)
            print(page.evaluate(PAINTED), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
