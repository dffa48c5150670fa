import Testing

@testable import Portability

@Suite("Lines of the original") struct LocationTests {
  @Test func `every line of the copy names its own line of the original`() throws {
    let source = """
      import AVKit // player
      @objc protocol P {
        @objc optional func f()
      }
      class A {
        @objc
        func g() {}
      }
      extension A {
        override func h() {
          g()
        }
      }
      let last = 1
      """
    let copy = try #require(try PortingSupport.copies(["A.swift": source])["A.swift"])
    let file = try SourceFile(path: "A.swift", bytes: Array(copy.utf8))
    let locations = SourceLocations(of: file, path: "?")
    let original = source.split(separator: "\n", omittingEmptySubsequences: false)
    func line(of word: String, in tokens: [Token]) throws -> Int {
      Int(try #require(tokens.first { $0.isWord(word) }).line)
    }
    for word in ["P", "A", "g", "h", "last"] {
      let place = locations.original(of: try line(of: word, in: file.tokens))
      expectEqual(place.path, "A.swift")
      #expect(original[place.line - 1].contains(word), "\(word): line \(place.line)")
    }
    let moved = try line(of: "h", in: file.tokens)
    expectEqual(locations.original(of: moved).line, 10)
    expectEqual(locations.original(of: moved + 1).line, 11)
  }

  @Test func `a member that moves to another file names its own file`() throws {
    let copies = try PortingSupport.copies([
      "A.swift": "class A {\n}\nlet a = 1", "B.swift": "\nextension A {\n  override func f() {}\n}\n",
    ])
    #expect(
      copies["A.swift"] == """
        #sourceLocation(file: "A.swift", line: 1)
        class A {
        #sourceLocation(file: "B.swift", line: 3)
          override func f() {}
        #sourceLocation(file: "A.swift", line: 2)
        }
        let a = 1
        """)
  }

  @Test func `remaining findings name the lines of the original`() throws {
    let source =
      "import AVKit\n@objc protocol P {\n@objc optional func f()\n}\n\nlet a = UIScreen.imagined()\nimport UIKit"
    let findings = try PortingSupport.port(["A.swift": source]).reports[0].findings
    expectEqual(findings.map(\.line), [1, 6])
    expectEqual(findings.map(\.construct), ["import AVKit", "UIScreen.imagined"])
  }

  @Test func `a path with quotes and backslashes is one string`() throws {
    let file = try SourceFile(path: "A.swift", bytes: [])
    let line = SourceLocations(of: file, path: "/a \"b\"\\c.swift").line(1, isFirst: true)
    expectEqual(line, "#sourceLocation(file: \"/a \\\"b\\\"\\\\c.swift\", line: 1)\n")
  }

  @Test func `a script keeps its first line`() throws {
    let source = "#!/usr/bin/swift\n@objc class A {}\n"
    try expectEqual(PortingSupport.copies(["A.swift": source])["A.swift"], "#!/usr/bin/swift\nclass A {}\n")
  }
}
