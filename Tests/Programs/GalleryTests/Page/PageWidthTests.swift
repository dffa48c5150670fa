import Browsers
import Testing

@testable import Gallery

@Suite(
  "Widths of the page", .serialized, .browser,
  .enabled(if: Browser.path != nil, "needs chromium, chromium-browser or google-chrome in PATH, and no sanitizer"))
struct PageWidthTests {
  /// The list of what a reader of the page's width cannot read; the last entry is the number of words.
  private static let problems = """
    (() => {
      const problems = [];
      if (document.documentElement.scrollWidth > innerWidth) problems.push("The page scrolls sideways.");
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let words = 0;
      while (texts.nextNode()) {
        const { currentNode: node, currentNode: { data, parentElement: element } } = texts;
        if (!element.closest(".cell, .numbers, pre") || element.closest("svg")) continue;
        if (!element.getClientRects().length) continue;
        if (data.trim() && parseFloat(getComputedStyle(element).fontSize) < 11) {
          problems.push(`The text "${data}" is too small.`);
        }
        for (const { 0: word, index } of data.matchAll(/\\S+/g)) {
          words += 1;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1) {
            problems.push(`"${word}" is broken in ${element.closest("[id]").id}.`);
          }
        }
      }
      return [...problems.slice(0, 20), String(words)];
    })()
    """

  @Test(arguments: [320, 390, 641, 768, 1000, 1101, 1280])
  func `no word of an example or its code is broken, and the page does not scroll sideways`(width: Int) async throws {
    let browser = try #require(Browser.current)
    try await browser.open(await PageTests.whole, width: width)
    var problems: [String] = try await browser.value(Self.problems)
    let words = try #require(problems.popLast().flatMap { Int($0) })
    expectEqual(problems, [])
    #expect(words > 1000)
  }
}
