import Foundation

@testable import HeadlessTesting

@Suite("Page of failures") struct FailurePageTests {
  @Test func `the folder is that of the option for attachments`() {
    #expect(FailurePage.folder(of: ["x", "--attachments-path", "/tmp/a"])?.path == "/tmp/a")
    #expect(FailurePage.folder(of: ["x", "--attachments-path=/tmp/b"])?.path == "/tmp/b")
    #expect(FailurePage.folder(of: ["x", "--attachments-path"]) == nil && FailurePage.folder(of: []) == nil)
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
