import Testing

@testable import Portability

@Suite("Cutting Swift into tokens") struct LexerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name, source: String
    let words: [String]
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "names, numbers and signs", source: "let a=1.5+b0", words: ["let", "a", "=", "1.5", "+", "b0"]),
    Row(name: "a range is not a number", source: "0..<3", words: ["0", ".", ".", "<", "3"]),
    Row(name: "a comment to the end of the line", source: "a // b\nc", words: ["a", "c"]),
    Row(name: "comments in comments", source: "a /* b /* c */ d */ e", words: ["a", "e"]),
    Row(name: "a comment in an operator's place", source: "a +/* b */c", words: ["a", "+", "c"]),
    Row(name: "a string", source: #"a "b \" c" d"#, words: ["a", "\"", "d"]),
    Row(name: "an empty string", source: #"a "" d"#, words: ["a", "\"", "d"]),
    Row(
      name: "an interpolation, with a string and parentheses of its own", source: #""x \(f("y \(z)", (1))) x" d"#,
      words: ["\"", "(", "f", "(", "\"", "(", "z", ")", ",", "(", "1", ")", ")", ")", "d"]),
    Row(name: "a raw string", source: ##"#"a \(b) " \#(c)"# d"##, words: ["#\"", "(", "c", ")", "d"]),
    Row(name: "a raw string of one quote", source: ###"#"""# d"###, words: ["#\"", "d"]),
    Row(
      name: "a string of several lines", source: "\"\"\"\na \" \"\" b \\\n\\(c)\n\"\"\" d",
      words: ["\"\"\"", "(", "c", ")", "d"]),
    Row(
      name: "a raw string of several lines", source: "#\"\"\"\n\"\"\" \\(a)\n\"\"\"# d", words: ["#\"\"\"", "d"]),
    Row(name: "a name between backticks", source: "a.`class name`.b", words: ["a", ".", "class name", ".", "b"]),
    Row(name: "a regular expression", source: #"let r = /a"b\/c/ d"#, words: ["let", "r", "=", "/", "d"]),
    Row(name: "divisions", source: "(a / b, c / d)/e", words: ["(", "a", "/", "b", ",", "c", "/", "d", ")", "/", "e"]),
    Row(name: "operators as arguments", source: "f(/, /)", words: ["f", "(", "/", ",", "/", ")"]),
    Row(name: "a fenced regular expression", source: ##"#/a/"b/# d"##, words: ["#/", "d"]),
    Row(name: "a fenced regular expression of several lines", source: "#/\n a \" b\n/# d", words: ["#/", "d"]),
    Row(name: "words after a hash", source: "#if a\n#selector(b)", words: ["#if", "a", "#selector", "(", "b", ")"]),
    Row(name: "a line for the shell", source: "#!/usr/bin/swift \"\na", words: ["a"]),
    Row(name: "a byte order mark", source: "\u{FEFF}a", words: ["a"]),
  ]

  @Test(arguments: rows)
  func `each form of Swift is cut as Swift cuts it`(row: Row) throws {
    #expect(try Lexer.tokens(of: Array(row.source.utf8)).map(\.text) == row.words)
  }

  @Test func `lines and columns have the compiler's numbers, whatever ends a line`() throws {
    let tokens = try Lexer.tokens(of: Array("a\r\n b\r\"\"\"\n\n\"\"\"  c /*\n\n*/ d".utf8))
    let places = tokens.map { "\($0.text) \($0.line):\($0.column)" }
    #expect(places == ["a 1:1", "b 2:2", "\"\"\" 3:1", "c 5:6", "d 7:4"])
  }

  @Test(arguments: [
    ("a\n\"b", "line 2: a string is not closed"),
    ("a\n\"b\nc\"", "line 2: a string is not closed"),
    ("\"\\(a\n)\"", "line 1: a string is not closed"),
    ("\n\"\"\"\nb\"", "line 2: a string is not closed"),
    ("\n\n/* /* */", "line 3: a comment is not closed"),
    ("`a\n`", "line 1: a name between backticks is not closed"),
    ("#/a", "line 1: a regular expression is not closed"),
    ("#/a\n/#", "line 1: a regular expression is not closed"),
  ])
  func `an unclosed string, comment or the like is reported with the line where it begins`(
    source: String, complaint: String
  ) {
    let error = #expect(throws: SourceError.self) { try Lexer.tokens(of: Array(source.utf8)) }
    #expect(error?.description == complaint)
  }

  @Test func `any beginning of a file is read or refused, and never crashes`() throws {
    let text =
      ##"@objc /* /**/ */ "a \("b \(c)")" #"\#(d)"# """"## + "\n\\(e) \"\"\" /f/ #/g/# `h` #if i\r\n"
    let source = Array(text.utf8)
    for length in source.indices {
      _ = try? Lexer.tokens(of: Array(source[..<length]))
      _ = try? Lexer.tokens(of: Array(source[length...]))
    }
    #expect(try !Lexer.tokens(of: source).isEmpty)
  }
}
