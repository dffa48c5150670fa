import Foundation

@testable import HeadlessTesting

@Suite("Page of failures") struct FailurePageTests {
  @Test func `the folder is that of the option for attachments`() {
    expectEqual(FailurePage.folder(of: ["x", "--attachments-path", "/tmp/a"])?.path, "/tmp/a")
    expectEqual(FailurePage.folder(of: ["x", "--attachments-path=/tmp/b"])?.path, "/tmp/b")
    #expect(FailurePage.folder(of: ["x", "--attachments-path"]) == nil && FailurePage.folder(of: []) == nil)
  }

  @Test func `expected, found and difference are side by side in this order, and below each other on a narrow page`() {
    var page = FailurePage()
    let names = ["difference.png", "found.png", "expected.png"]
    page.add(
      Failure(message: "differs", attachments: names.map { Failure.Evidence(name: "T-looks-\($0)", bytes: [1]) }),
      test: "looks", at: SourceLocation(fileID: "T/T.swift", filePath: "/T.swift", line: 7, column: 1))
    let parts = page.html.components(separatedBy: "<div class=\"files\">\n")
    expectEqual(parts.count, 2)
    let files = parts.last?.components(separatedBy: "\n</div>").first ?? ""
    let captions = files.components(separatedBy: "<figcaption>").dropFirst().map { $0.prefix { $0 != "<" } }
    expectEqual(captions, ["expected", "found", "difference"])
    #expect(files.components(separatedBy: "<figure class=").count == 4 && !files.contains("<section"))
    let style = page.html.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first ?? ""
    #expect(
      style.contains(".files { display: grid; gap: 12px; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);"))
    #expect(style.contains("@media (max-width: 720px) { .files { grid-auto-flow: row; } }"))
    #expect(page.html.contains("<meta name=\"viewport\""))
  }

  @Test func `the page shows the files of each failure beside each other, and marks lines`() {
    var page = FailurePage()
    let failure = Failure(
      message: "The tree differs:\n- <a>\n+ b",
      attachments: [
        Failure.Evidence(name: "T-looks-expected.txt", bytes: Array("<a>\n".utf8)),
        Failure.Evidence(name: "T-looks-found.svg", bytes: Array("<svg/>".utf8)),
        Failure.Evidence(name: "T-looks-difference.png", bytes: [1, 2, 3]),
      ])
    page.add(failure, test: "looks", at: SourceLocation(fileID: "T/T.swift", filePath: "/T.swift", line: 7, column: 1))
    let html = page.html
    #expect(html.contains("<h1>1 failed comparison</h1>") && html.contains("<h2>looks <small>T.swift:7</small></h2>"))
    #expect(
      html.contains("<figure class=\"expected\"><figcaption>expected</figcaption><pre>&lt;a&gt;\n</pre></figure>"))
    #expect(html.contains("src=\"data:image/svg+xml;base64,\(Data("<svg/>".utf8).base64EncodedString())\""))
    #expect(html.contains("src=\"data:image/png;base64,AQID\""))
    #expect(html.contains("The tree differs:\n<del>- &lt;a&gt;</del>\n<ins>+ b</ins>"))
    page.add(failure, test: "other", at: SourceLocation(fileID: "T/T.swift", filePath: "/T.swift", line: 9, column: 1))
    #expect(page.html.contains("<h1>2 failed comparisons</h1>"))
  }
}
