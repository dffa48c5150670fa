import Foundation
import Testing

@testable import Portability

@Suite("Files and folders") struct ProjectTests {
  private func errors(_ report: Report) -> [String] {
    report.files.compactMap { file in file.error.map { "\(URL(filePath: file.path).lastPathComponent): \($0)" } }
  }

  @Test func `Swift files are found in all folders but hidden ones and those with sources of others`() throws {
    let report = try Reading.report(on: [
      "Package.swift": "UIImagined()", "Sources/A.swift": "", "Sources/B/C.swift": "", ".build/D.swift": "",
      "Pods/E.swift": "", "Sources/F.md": "",
    ])
    expectEqual(report.files.map { URL(filePath: $0.path).lastPathComponent }, ["A.swift", "C.swift"])
  }

  @Test func `one file is read whatever its name`() throws {
    try Reading.inFolder { folder in
      let url = folder.appending(path: "source.txt")
      try Data("UIImagined()".utf8).write(to: url)
      expectEqual(Project(path: url.path).report.summary.unsupported, 1)
    }
  }

  @Test func `a file that is not Swift is reported as such, with its first syntax error`() throws {
    try Reading.inFolder { folder in
      let url = folder.appending(path: "README.md")
      try Data("# A\n```\n`open".utf8).write(to: url)
      let message =
        "README.md: this is not Swift source (line 2: a name between backticks is not closed); "
        + "give a .swift file, a folder or a package"
      expectEqual(errors(Project(path: url.path).report), [message])
    }
  }

  @Test func `a link to a folder outside is reported and not followed`() throws {
    try Reading.inFolder { outside in
      try Data().write(to: outside.appending(path: "B.swift"))
      try Reading.inFolder { folder in
        try Data().write(to: folder.appending(path: "A.swift"))
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: "all"), withDestinationURL: URL(filePath: "/"))
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: "B.swift"), withDestinationURL: outside.appending(path: "B.swift"))
        let report = Project(path: folder.path).report
        expectEqual(report.files.map { URL(filePath: $0.path).lastPathComponent }, ["A.swift", "B.swift", "all"])
        expectEqual(errors(report), ["all: a link to a folder outside, which is not followed; give its path too"])
      }
    }
  }

  @Test func `links that form a cycle add no file twice`() throws {
    try Reading.inFolder { folder in
      try Data().write(to: folder.appending(path: "A.swift"))
      let inner = folder.appending(path: "inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      for name in ["up", "again"] {
        try FileManager.default.createSymbolicLink(at: inner.appending(path: name), withDestinationURL: folder)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "self").path, withDestinationPath: "self")
      expectEqual(Project(path: folder.path).report.files.count, 1)
    }
  }

  @Test func `an unreadable file is reported, and the others are read`() throws {
    try Reading.inFolder { folder in
      let sources = [
        "Bytes.swift": Data([0x61, 0xFF, 0xFE]), "Text.swift": Data("let a = \"b".utf8), "Good.swift": Data(),
        "If.swift": Data("#if DEBUG".utf8),
      ]
      for (name, data) in sources { try data.write(to: folder.appending(path: name)) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "Link.swift").path, withDestinationPath: "nowhere")
      expectEqual(mkfifo(folder.appending(path: "Pipe.swift").path, 0o600), 0)
      let report = Project(path: folder.path).report
      #expect(
        errors(report) == [
          "Bytes.swift: the file is not UTF-8", "If.swift: line 1: #if has no #endif",
          "Link.swift: a link that leads nowhere", "Pipe.swift: not a regular file",
          "Text.swift: line 1: a string is not closed",
        ])
      expectEqual(report.summary, Report(files: report.files).summary)
      expectEqual(report.summary.compile, 1)
      expectEqual(report.summary.unreadable, 5)
    }
  }

  @Test func `a file beyond the greatest size is refused without being read`() throws {
    try Reading.inFolder { folder in
      let url = folder.appending(path: "A.swift")
      try Data().write(to: url)
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: UInt64(SourceFile.greatestSize + 1))
      try handle.close()
      let message = "A.swift: the file has 134217729 bytes, more than 134217728 are not read"
      expectEqual(errors(Project(path: folder.path).report), [message])
    }
  }

  @Test func `a path without a file or folder is reported`() {
    expectEqual(errors(Project(path: "/nowhere/at/all").report), ["all: no such file or folder"])
  }

  @Test func `storyboards and nibs are not supported`() throws {
    let report = try Reading.report(on: ["Main.storyboard": "", "A.xib": ""])
    expectEqual(report.summary.unsupported, 2)
    expectEqual(report.files.flatMap(\.findings).map(\.construct), ["Interface Builder", "Interface Builder"])
  }

  @Test func `the modules that a manifest names are the package's own`() throws {
    let files = ["Package.swift": "// \"Own\"\nlet a = [\"Own\"]", "A.swift": "import Own"]
    let finding = try Reading.report(on: files).files[0].findings[0]
    expectEqual(finding.message, "A module of this package or of one that it names.")
  }

  @Test(arguments: [
    "\"\\(", "f(", "\\/", "struct A {", "#\"\"\"", "let a = ", "UIImagined(", "= /a\\", "@objc(", "class final ",
    "(#selector ", "swizzle(", "func a() { ", "extension A { override ", "A.init(", "func f<A: UIView>(",
    "import A\n",
    "#if os(iOS)\nimport UIKit\n#endif\n",
  ])
  func `files of one thing repeated are read`(piece: String) throws {
    try expectEqual(Reading.report(on: ["A.swift": String(repeating: piece, count: 2_000)]).files.count, 1)
  }
}
