import Foundation
import HeadlessInspection
import Testing

@testable import Gallery

@MainActor @Suite("Widths of the page") struct PageWidthTests {
  /// The browser of this machine and `timeout`, which ends it if it hangs; nil without one of them.
  private nonisolated static let browser: (timeout: String, path: String)? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let timeout = find("timeout") else { return nil }
    return ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(find).first.map { (timeout, $0) }
  }()

  private static let widths = [320, 390, 641, 768, 1000, 1101, 1280]

  /// Shows the page in a frame of each width, and lists what a reader of that width cannot read.
  private static let script = """
    addEventListener("load", () => {
      const problems = [];
      for (const frame of document.querySelectorAll("iframe")) {
        const { document: page, getComputedStyle: style } = frame.contentWindow;
        const report = (text) => problems.push(`${frame.width}: ${text}`);
        if (page.documentElement.scrollWidth > frame.width) report("The page scrolls sideways.");
        const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
        const range = page.createRange();
        let words = 0;
        while (texts.nextNode()) {
          const { currentNode: node, currentNode: { data, parentElement: element } } = texts;
          if (!element.closest(".cell, .numbers") || element.closest("svg") || !element.getClientRects().length) continue;
          if (data.trim() && parseFloat(style(element).fontSize) < 11) report(`The text "${data}" is too small.`);
          for (const { 0: word, index } of data.matchAll(/\\S+/g)) {
            words += 1;
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1) {
              report(`"${word}" is broken in ${element.closest("[id]").id}.`);
            }
          }
        }
        if (words < 1000) report(`There are only ${words} words.`);
      }
      document.title = `problems: ${problems.length}`;
      document.body.replaceChildren(problems.slice(0, 20).join("\\n"));
    });
    """

  @Test(.enabled(if: browser != nil, "It needs Chromium or Chrome, and timeout, in PATH."))
  func `no word of an example is broken, and the page does not scroll sideways`() async throws {
    let html = PageTests.whole
    let frames = Self.widths.map { width in
      "<iframe width=\"\(width)\" height=\"800\" scrolling=\"no\" srcdoc=\"\(html.escapedLines)\"></iframe>"
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("widths.html")
    try "<!DOCTYPE html><meta charset=\"utf-8\"><script>\(Self.script)</script><body>\(frames.joined())</body>"
      .write(to: file, atomically: true, encoding: .utf8)

    let browser = try #require(Self.browser)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser.timeout)
    process.arguments = [
      "300", browser.path, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
    ]
    let output = folder.appendingPathComponent("output.html")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    // The main actor is free for other tests while the browser runs.
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let result = try String(contentsOf: output, encoding: .utf8)
    #expect(result.contains("<title>problems: 0</title>"), "\(result.suffix(3000))")
  }
}
