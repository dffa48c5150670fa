import Foundation
import Testing

@testable import Portability

@Suite("The difference") struct DiffTests {
  private func difference(_ source: String) throws -> String {
    UnifiedDiff(try PortingSupport.port(["A.swift": source]).files[0]).text(path: "A.swift")
  }

  @Test func `lines around a change, and two changes in one piece where they are near`() throws {
    let lines = (1...20).map { [3, 9, 20].contains($0) ? "@objc func f\($0)() {}" : "let a\($0) = 1" }
    #expect(
      try difference(lines.joined(separator: "\n")) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,12 +1,12 @@
         let a1 = 1
         let a2 = 1
        -@objc func f3() {}
        +func f3() {}
         let a4 = 1
         let a5 = 1
         let a6 = 1
         let a7 = 1
         let a8 = 1
        -@objc func f9() {}
        +func f9() {}
         let a10 = 1
         let a11 = 1
         let a12 = 1
        @@ -17,4 +17,4 @@
         let a17 = 1
         let a18 = 1
         let a19 = 1
        -@objc func f20() {}
        \\ No newline at end of file
        +func f20() {}
        \\ No newline at end of file

        """)
  }

  @Test func `added lines, and none with the place of the original`() throws {
    #expect(
      try difference("@objc protocol P {\n@objc optional func f()\n}\nlet a: UIView\n")
        == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,4 +1,9 @@
        -@objc protocol P {
        -@objc optional func f()
        -}
        +import UIKit
        +protocol P: AnyObject {
        +func f()
        +}
        +
        +extension P {
        +  func f() {}
        +}
         let a: UIView

        """.replacing("-}\n+import", with: "+import").replacing("+func f()\n+}\n+\n", with: "+func f()\n }\n+\n"))
  }

  @Test func `a dry run prints it on standard output, and writes nothing`() throws {
    try Reading.inFolder { folder in
      try PortingSupport.write(["Kit/Sources/A.swift": "@objc class A {}\nimport AVKit\n"], to: folder)
      let run = PortingSupport.run([folder.path + "/Kit", "--dry-run"])
      expectEqual(run.code, 1)
      #expect(run.out.hasPrefix("--- a/Sources/A.swift\n+++ b/Sources/A.swift\n@@ -1,2 +1,4 @@\n-@objc class A {}\n"))
      #expect(
        run.error.contains(
          "1 file read, 1 changed. Left out: 0 in files, 0 files, targets or resources. Not compiled: something is left to do."
        ))
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["Kit"])
    }
  }

  @Test(arguments: 1...40) func `applied to the lines of a source it gives the ported text`(seed: UInt64) throws {
    // Sources of random lines, by their seed.
    let pieces = [
      "@objc", "class A { @objc func f() {} }", "extension A { override func g() {} }", "", "let a = CGRectZero",
      "@objc protocol P { @objc optional func h() -> Int }", "import AVKit", "#if os(iOS)\n#endif", "let b = 1",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    var lines: [String] = []
    for _ in 0..<30 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      lines.append(pieces[Int(state >> 33) % pieces.count])
    }
    let source = (lines + ["let last = 1"]).joined(separator: "\n") + (seed % 2 == 0 ? "\n" : "")
    let file = try PortingSupport.port(["A.swift": source]).files[0]
    let patched = Self.apply(UnifiedDiff(file).text(path: "A.swift"), to: source)
    expectEqual(patched, String(decoding: file.plainBytes, as: UTF8.self), "seed \(seed)")
  }

  /// Applies a difference as `patch` does, and checks the lines that it names.
  private static func apply(_ difference: String, to source: String) -> String {
    let old = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var next = 0
    var new: [String] = []
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      switch line.first {
      case "@":
        let first = Int(line.dropFirst(4).prefix { $0.isNumber }) ?? 0
        let count = Int(line.drop { $0 != "," }.dropFirst().prefix { $0.isNumber }) ?? 0
        while next < (count == 0 ? first : first - 1) {
          new.append(old[next])
          next += 1
        }
      case "+": new.append(String(line.dropFirst()))
      case "-", " ":
        #expect(old[next] == line.dropFirst())
        if line.first == " " { new.append(old[next]) }
        next += 1
      default: break
      }
    }
    new += old[next...]
    return new.joined(separator: "\n")
  }
}
