import Testing

@testable import Portability

@Suite("Extreme sources") struct HostileTests {
  @Test(arguments: [
    "@objc ", "@objc(", "@objc func f() {} ", "#selector(", "#selector(f) ", "Selector(\"f\") ", "class A { ",
    "class A { @objc func f() {} } ", "extension A { override func f() {} }\n", "autoreleasepool { ",
    "perform(#selector(f)) ",
    "@objc optional func ", "@objc protocol P { @objc optional func f() }\n", "CGAffineTransformMakeScale(", "a.f?(",
    "#keyPath(", "import AVKit\n", "#if os(iOS)\n#endif\n", "open ", "class final ", "}", ")", "{[(",
    "@NSManaged var a: ", "let a = ", "class A { let a = self ", ".responds(to: #selector(Q.f))", ".f",
    "delegate?.f ",
    "if #available(iOS 13, *) { } else ", "#Preview { ", "#Preview { }\n", "CGRect(x: .pi", "dynamic ", "case .f, ",
    "enum E { case a(UITableView), b }\n", "case a(UITableView), ", "#selector(Q.f) ", "@A(", "func f(@A(a: ",
  ])
  func `files of one thing repeated are ported`(piece: String) throws {
    let source = "class A {}\n@objc protocol Q { @objc optional func f() }\na" + String(repeating: piece, count: 200)
    try expectEqual(PortingSupport.port(["A.swift": source]).files.count, 1)
  }

  @Test func `a file of 8,000 lines`() throws {
    let lines = (0..<2_000).map { "class A\($0): UIView {\n  @objc func f() { g(#selector(f)) }\n}\n" }
    let ported = try PortingSupport.port(["A.swift": "import UIKit\n" + lines.joined(separator: "\n")]).files[0]
    expectEqual(ported.edits.count, 4_000)
    #expect(ported.bytes.count > 80_000)
  }

  @Test func `line ends of other systems stay`() throws {
    try expectEqual(PortingSupport.ported("@objc\r\nclass A {}\r\n"), "\r\nclass A {}\r\n")
    let expected = "\u{FEFF}#sourceLocation(file: \"A.swift\", line: 1)\nlet a = 1"
    try expectEqual(PortingSupport.copies(["A.swift": "\u{FEFF}let a = 1"])["A.swift"], expected)
  }

  @Test(arguments: [
    ("Source/**/*.swift", "Source/A.swift", true), ("Source/**/*.swift", "Source/a/b/A.swift", true),
    ("Source/*.swift", "Source/a/A.swift", false), ("Source/*.{h,swift}", "Source/A.swift", true),
    ("Source", "Source/a/A.swift", true), ("**/*", "a/b/A.swift", true), ("S?urce/A*t", "Source/A.swift", true),
    ("Source/**", "Source/a/A.swift", true), ("{{{", "Source/A.swift", false), ("*a*b*c", "Source/A.swift", false),
  ])
  func `patterns of podspecs`(pattern: String, path: String, matches: Bool) {
    expectEqual(Glob(pattern).matches(path), matches)
  }
}
