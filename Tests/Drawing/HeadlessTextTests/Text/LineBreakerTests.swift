import HeadlessKit
import HeadlessTesting

@Suite("Line breaker") struct LineBreakerTests {
  /// The pieces of a text, with their spaces.
  struct Row {
    let pieces: [String]
    var text: String { pieces.joined() }
    init(_ pieces: String...) { self.pieces = pieces }
  }

  /// A sentence and texts that break by it.
  struct Rule: CustomTestStringConvertible {
    let testDescription: String
    let rows: [Row]
    init(_ sentence: String, _ rows: Row...) { (testDescription, self.rows) = (sentence, rows) }
  }

  func pieces(_ text: String, keepsHangulWords: Bool = false) -> [String] {
    var rules = LineBreakRules()
    rules.keepsHangulWords = keepsHangulWords
    return LineBreaker(text, in: text.startIndex..<text.endIndex, rules: rules).map {
      String(text[$0.content.lowerBound..<$0.end])
    }
  }

  nonisolated static let rules = [
    Rule(
      "words end after spaces and hyphens, and before a long dash",
      Row("one ", "two  ", "three"), Row("well-", "known ", "fact"), Row("one\t", "two"), Row("a", "—", "b"),
      Row("  ", "indented"), Row("pages ", "1–", "2"), Row("either|", "or"), Row("soft\u{2010}", "hyphen")),
    Rule(
      "ideographs, kana and hangul break on both sides",
      Row("你", "好", "吗"), Row("ひ", "ら"), Row("한", "국"), Row("你", "hello ", "好"), Row("😀", "😀", "a")),
    Rule(
      "no line begins with closing punctuation or small kana, or ends with opening punctuation",
      Row("你", "好，", "再", "见。"), Row("「日", "本」"), Row("说", "“你", "好”", "吧"), Row("キャッ", "ト"), Row("メー", "ル"),
      Row("人々"), Row("(a) ", "[b] ", "{c}"), Row("what?! ", "yes."), Row("《书》、", "《画》")),
    Rule(
      "numbers stay together with separators, currencies and units",
      Row("$1,234.56 ", "or ", "100%"), Row("3.14"), Row("12:30"), Row("1/2"), Row("-5 ", "°"), Row("€20"), Row("20€"),
      Row("第", "1", "章"), Row("(1,000)"), Row("555-", "a"), Row("555-1234")),
    Rule(
      "addresses break after slashes and question marks",
      Row("https://", "example.com/", "a/", "b?", "c=d"), Row("and/", "or"), Row("/", "usr/", "lib")),
    Rule(
      "what keeps together and what breaks without showing",
      Row("no\u{A0}break ", "here"), Row("你\u{2060}好"), Row("zero\u{200B}", "width"), Row("Donau\u{AD}", "dampf"),
      Row("非\u{202F}非"), Row("a\u{200B}  ", "b")),
    Rule(
      "quotation marks stay with what they quote",
      Row("\"one ", "two\" ", "three"), Row("don't"), Row("'one' ", "'two'"), Row("« one » ", "two"),
      Row("(“a”) ", "b")),
    Rule(
      "characters of several scalars stay whole and break as their first one",
      Row("👨‍👩‍👧", "👍🏽", "🇩🇪", "🇫🇷"), Row("e\u{301}e\u{301} ", "a"), Row("1️⃣", "2️⃣"), Row("❤️", "❤️"),
      Row("か\u{3099}", "き"), Row("a \u{301}b")),
    Rule(
      "LB15c a number that begins with its point begins a line, other punctuation does not",
      Row("about ", ".50"), Row("a ,b"), Row("(.50)"), Row("( .50)")),
  ]

  @Test(arguments: rules) func `a text breaks by each rule`(rule: Rule) {
    for row in rule.rows { #expect(pieces(row.text) == row.pieces, "\(row.text)") }
  }

  @Test func `hangul breaks at spaces alone where words must stay whole`() {
    #expect(pieces("한국 사람", keepsHangulWords: true) == ["한국 ", "사람"])
    #expect(pieces("한국 사람") == ["한", "국 ", "사", "람"])
  }

  @Test func `a piece knows its content, its spaces and its soft hyphen`() throws {
    let text = "one  Donau\u{AD}dampf"
    let pieces = Array(LineBreaker(text, in: text.startIndex..<text.endIndex))
    #expect(pieces.map { text[$0.content] } == ["one", "Donau\u{AD}", "dampf"])
    #expect(pieces.map(\.endsInSoftHyphen) == [false, true, false])
  }

  @Test func `a stretch of a text breaks as if it were alone`() throws {
    let text = "one two three"
    let start = try #require(text.firstIndex(of: "w"))
    let end = try #require(text.lastIndex(of: "e"))
    #expect(LineBreaker(text, in: start..<end).map { text[$0.content] } == ["wo", "thre"])
    #expect(LineBreaker(text, in: start..<start).map { $0 } == [])
  }
}
