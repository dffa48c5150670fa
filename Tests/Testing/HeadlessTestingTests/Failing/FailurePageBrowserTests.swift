import Browsers
import HeadlessKit

@testable import HeadlessTesting

/// The page of real comparisons that failed, in a real browser.
@Suite(
  "Page of failures in a browser", .serialized, .browser,
  .enabled(if: Browser.path != nil, "needs chromium, chromium-browser or google-chrome in PATH, and no sanitizer"))
struct FailurePageBrowserTests {
  /// Returns the page of a button whose title is longer than expected: views, drawing, pixels, and views as a text.
  @MainActor private static func page() throws -> String {
    let folder = try TemporaryFolder()
    let place = folder.place()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    button.setTitleColor(.black, for: .normal)
    func compare() -> [String] {
      SnapshotRun.$current.withValue(SnapshotRun()) {
        failures {
          expectTree(button, named: "views", function: "looks()", sourceLocation: place)
          expectSVG(button, named: "drawing", function: "looks()", sourceLocation: place)
          expectImage(button, named: "pixels", function: "looks()", sourceLocation: place)
        }
      }
    }
    return try RecordMode.$scoped.withValue(.missing) {
      button.setTitle("Buy", for: .normal)
      expectEqual(compare().count, 3)
      button.setTitle("Buy two loaves of bread", for: .normal)
      FailurePage.Run.$current.withValue(FailurePage.Run(in: folder.url)) {
        expectEqual(compare().count, 3)
        expectEqual(failures { expectTree(button, "<Button>", sourceLocation: place) }.count, 1)
      }
      return try String(contentsOf: folder.url.appendingPathComponent("failures.html"), encoding: .utf8)
    }
  }

  /// The left and top edges of the captions of each failure, from the list of their words.
  private struct Caption: Decodable, Sendable { var words: String, left, top: Double }

  @Test(arguments: [(1280, true), (390, false)])
  func `each failure shows expected, found and difference, beside each other where there is room`(
    width: Int, isWide: Bool
  ) async throws {
    let browser = try #require(Browser.current)
    try await browser.open(try await Self.page(), width: width)
    let sections: [[Caption]] = try await browser.value(
      """
      [...document.querySelectorAll('section')].map((section) => [...section.querySelectorAll('figcaption')].map((it) => {
        const {left, top} = it.getBoundingClientRect();
        return {words: it.textContent, left, top};
      }))
      """)
    expectEqual(sections.count, 4)
    for captions in sections {
      expectEqual(captions.map(\.words), ["expected", "found", "difference"])
      let (lefts, tops) = (captions.map(\.left), captions.map(\.top))
      expectEqual(Set(isWide ? tops : lefts).count, 1)
      let order = isWide ? lefts : tops
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(try await browser.value("document.documentElement.scrollWidth <= innerWidth"))
    try await expectEqual(
      browser.value("[...document.images].map((it) => it.naturalWidth > 0 && it.clientWidth <= innerWidth)"),
      Array(repeating: true, count: 7))
    let lines: [Int] = try await browser.value(
      "[...document.querySelectorAll('section')].map((it) => it.querySelectorAll('.difference del, .message del').length)"
    )
    #expect(lines.count == 4 && lines.allSatisfy { $0 > 0 })
    try await expectEqual(browser.value("document.querySelectorAll('.message ins').length"), 1)
    await expectNil(browser.events["Log.entryAdded"])
  }
}
