import HeadlessKit
import HeadlessTesting

@Suite("Line breaker") struct LineBreakerTests {
  /// A sentence, and the pieces, with their spaces, of texts that break by it.
  struct Rule: CustomTestStringConvertible {
    let testDescription: String
    let texts: [[String]]
    init(_ sentence: String, _ texts: [String]...) { (testDescription, self.texts) = (sentence, texts) }
  }

  func pieces(_ text: String, keepsHangulWords: Bool = false) -> [String] {
    let rules = LineBreakRules(keepsHangulWords: keepsHangulWords)
    return LineBreaker(text, in: text.startIndex..<text.endIndex, rules: rules).map {
      String(text[$0.content.lowerBound..<$0.end])
    }
  }

  nonisolated static let rules = [
    Rule(
      "words end after spaces and hyphens, and before a long dash",
      ["one ", "two  ", "three"], ["well-", "known ", "fact"], ["one\t", "two"], ["a", "—", "b"], ["  ", "indented"],
      ["pages ", "1–", "2"], ["either|", "or"], ["soft\u{2010}", "hyphen"]),
    Rule(
      "ideographs, kana and hangul break on both sides",
      ["你", "好", "吗"], ["ひ", "ら"], ["한", "국"], ["你", "hello ", "好"], ["😀", "😀", "a"]),
    Rule(
      "no line begins with closing punctuation or small kana, or ends with opening punctuation",
      ["你", "好，", "再", "见。"], ["「日", "本」"], ["说", "“你", "好”", "吧"], ["キャッ", "ト"], ["メー", "ル"], ["人々"],
      ["(a) ", "[b] ", "{c}"], ["what?! ", "yes."], ["《书》、", "《画》"]),
    Rule(
      "numbers stay together with separators, currencies and units",
      ["$1,234.56 ", "or ", "100%"], ["3.14"], ["12:30"], ["1/2"], ["-5 ", "°"], ["€20"], ["20€"], ["第", "1", "章"],
      ["(1,000)"], ["555-", "a"], ["555-1234"]),
    Rule(
      "addresses break after slashes and question marks",
      ["https://", "example.com/", "a/", "b?", "c=d"], ["and/", "or"], ["/", "usr/", "lib"]),
    Rule(
      "what keeps together and what breaks without showing",
      ["no\u{A0}break ", "here"], ["你\u{2060}好"], ["zero\u{200B}", "width"], ["Donau\u{AD}", "dampf"], ["非\u{202F}非"],
      ["a\u{200B}  ", "b"]),
    Rule(
      "quotation marks stay with what they quote",
      ["\"one ", "two\" ", "three"], ["don't"], ["'one' ", "'two'"], ["« one » ", "two"], ["(“a”) ", "b"]),
    Rule(
      "characters of several scalars stay whole and break as their first one",
      ["👨‍👩‍👧", "👍🏽", "🇩🇪", "🇫🇷"], ["e\u{301}e\u{301} ", "a"], ["1️⃣", "2️⃣"], ["❤️", "❤️"], ["か\u{3099}", "き"],
      ["a \u{301}b"]),
    Rule(
      "LB15c a number that begins with its point begins a line, other punctuation does not",
      ["about ", ".50"], ["a ,b"], ["(.50)"], ["( .50)"]),
  ]

  @Test(arguments: rules) func `a text breaks by each rule`(rule: Rule) {
    for text in rule.texts { expectEqual(pieces(text.joined()), text, "\(text.joined())") }
  }

  @Test func `hangul breaks at spaces alone where words must stay whole`() {
    expectEqual(pieces("한국 사람", keepsHangulWords: true), ["한국 ", "사람"])
    expectEqual(pieces("한국 사람"), ["한", "국 ", "사", "람"])
  }

  @Test func `a piece knows its content, its spaces and its soft hyphen`() throws {
    let text = "one  Donau\u{AD}dampf"
    let pieces = Array(LineBreaker(text, in: text.startIndex..<text.endIndex))
    expectEqual(pieces.map { text[$0.content] }, ["one", "Donau\u{AD}", "dampf"])
    expectEqual(pieces.map(\.endsInSoftHyphen), [false, true, false])
  }

  @Test func `a stretch of a text breaks as if it were alone`() throws {
    let text = "one two three"
    let start = try #require(text.firstIndex(of: "w"))
    let end = try #require(text.lastIndex(of: "e"))
    expectEqual(LineBreaker(text, in: start..<end).map { text[$0.content] }, ["wo", "thre"])
    expectEqual(LineBreaker(text, in: start..<start).map { $0 }, [])
  }
}
