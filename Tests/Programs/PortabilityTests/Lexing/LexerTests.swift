import Testing

@testable import Portability

@Suite("Cutting Swift into tokens") struct LexerTests {
  nonisolated static let rows: [(name: String, source: String, words: [String])] = [
    ("names, numbers and signs", "let a=1.5+b0", ["let", "a", "=", "1.5", "+", "b0"]),
    ("a range is not a number", "0..<3", ["0", ".", ".", "<", "3"]),
    ("a comment to the end of the line", "a // b\nc", ["a", "c"]),
    ("comments in comments", "a /* b /* c */ d */ e", ["a", "e"]),
    ("a comment in an operator's place", "a +/* b */c", ["a", "+", "c"]),
    ("a string", #"a "b \" c" d"#, ["a", "\"", "d"]),
    ("an empty string", #"a "" d"#, ["a", "\"", "d"]),
    (
      "an interpolation, with a string and parentheses of its own", #""x \(f("y \(z)", (1))) x" d"#,
      ["\"", "(", "f", "(", "\"", "(", "z", ")", ",", "(", "1", ")", ")", ")", "d"]
    ),
    ("a raw string", ##"#"a \(b) " \#(c)"# d"##, ["#\"", "(", "c", ")", "d"]),
    ("a raw string of one quote", ###"#"""# d"###, ["#\"", "d"]),
    ("a string of several lines", "\"\"\"\na \" \"\" b \\\n\\(c)\n\"\"\" d", ["\"\"\"", "(", "c", ")", "d"]),
    ("a raw string of several lines", "#\"\"\"\n\"\"\" \\(a)\n\"\"\"# d", ["#\"\"\"", "d"]),
    ("a name between backticks", "a.`class name`.b", ["a", ".", "class name", ".", "b"]),
    ("a regular expression", #"let r = /a"b\/c/ d"#, ["let", "r", "=", "/", "d"]),
    ("divisions", "(a / b, c / d)/e", ["(", "a", "/", "b", ",", "c", "/", "d", ")", "/", "e"]),
    ("operators as arguments", "f(/, /)", ["f", "(", "/", ",", "/", ")"]),
    ("a fenced regular expression", ##"#/a/"b/# d"##, ["#/", "d"]),
    ("a fenced regular expression of several lines", "#/\n a \" b\n/# d", ["#/", "d"]),
    ("words after a hash", "#if a\n#selector(b)", ["#if", "a", "#selector", "(", "b", ")"]),
    ("a line for the shell", "#!/usr/bin/swift \"\na", ["a"]),
    ("a byte order mark", "\u{FEFF}a", ["a"]),
  ]

  @Test(arguments: rows)
  func `each form of Swift is cut as Swift cuts it`(name: String, source: String, words: [String]) throws {
    try expectEqual(Lexer.tokens(of: Array(source.utf8)).map(\.text), words, "\(name)")
  }

  @Test func `lines and columns have the compiler's numbers, whatever ends a line`() throws {
    let tokens = try Lexer.tokens(of: Array("a\r\n b\r\"\"\"\n\n\"\"\"  c /*\n\n*/ d".utf8))
    let places = tokens.map { "\($0.text) \($0.line):\($0.column)" }
    expectEqual(places, ["a 1:1", "b 2:2", "\"\"\" 3:1", "c 5:6", "d 7:4"])
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
    expectEqual(error?.description, complaint)
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
