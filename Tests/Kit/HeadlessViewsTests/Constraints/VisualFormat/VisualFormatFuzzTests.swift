import HeadlessKit
import Soak
import Testing

@Suite("Visual format: random and long texts") struct VisualFormatFuzzTests {
  /// Another seed for another run.
  static var seed: UInt64 { ProcessInfo.processInfo.environment["HEADLESS_FORMAT_SEED"].flatMap(UInt64.init) ?? 5 }

  @Test func `random texts parse, or have a mistake within the text`() {
    let seed = Self.seed
    var random = SplitMix64(seed: seed)
    let tokens = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", ",", "@", "==", "<=", ">=", "<", "a", "_b", "7", "1e3", "0x", ".",
      "-8-", "[a]",
      "[b(>=4@5)]", " ", "\t", "é", "\u{0}", "\n", "🇩🇪",
    ]
    var parsed = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in tokens.randomElement(using: &random)! }
        .joined()
      do throws(VisualFormatMistake) {
        let format = try VisualFormatParser.parse(text)
        parsed += 1
        expectEqual(try? VisualFormatParser.parse(format.description), format, "\(text.debugDescription), seed \(seed)")
      } catch {
        #expect((0...text.count).contains(error.column), "\(text.debugDescription), seed \(seed)")
      }
    }
    #expect(parsed > 100, "seed \(seed)")
  }

  @Test func `random bytes parse, or have a mistake`() {
    let seed = Self.seed
    var random = SplitMix64(seed: seed)
    var mistakes = 0
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do { _ = try VisualFormatParser.parse(text) } catch { mistakes += 1 }
    }
    #expect(mistakes > 1_900, "seed \(seed)")
  }

  @Test func `random formats are the same after they are printed and parsed`() throws {
    let seed = Self.seed
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let format = Self.format(using: &random)
      try expectEqual(VisualFormatParser.parse(format.description), format, "\(format), seed \(seed)")
    }
  }

  @Test(arguments: [
    "[", "(", "[a(", "|", "-", "[a]", "9", "a", "[a(1,", " ", "é", "-(", "[a]-8-", "H:", "1e", "0x1p", "\n",
  ])
  func `texts of 100,000 characters are read to their end or to their mistake`(part: String) {
    for text in [String(repeating: part, count: 100_000 / part.count), "[a]" + String(repeating: part, count: 100_000)]
    {
      do throws(VisualFormatMistake) {
        let format = try VisualFormatParser.parse(text)
        expectEqual(format.connections.count, format.items.count - 1)
      } catch {
        #expect(error.text(in: text).hasSuffix("^"))
      }
    }
  }

  @Test func `f74 random numbers have the value and the end of strtod`() throws {
    let seed = Self.seed
    var random = SplitMix64(seed: seed)
    let tokens = ["0", "7", "12", ".", "e", "E", "+", "-", "x", "X", "p", "P", "a", "F", "1e5", "0x", "e-3"]
    var numbers = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in tokens.randomElement(using: &random)! }.joined()
      // A token that begins with a letter is a name.
      if text.first!.isLetter { continue }
      let (value, length) = text.withCString { start in
        var end: UnsafeMutablePointer<CChar>?
        let value = strtod(start, &end)
        return (value, end.map { UnsafePointer($0) - start } ?? 0)
      }
      do throws(VisualFormatMistake) {
        let format = try VisualFormatParser.parse("[a(\(text))]")
        numbers += 1
        expectEqual(length, text.utf8.count, "\(text), seed \(seed)")
        expectEqual(format.items[0].predicates, [VisualFormat.Predicate(.number(value))], "\(text), seed \(seed)")
      } catch {
        #expect(length < text.utf8.count || !value.isFinite, "\(text), seed \(seed)")
        expectEqual(error.column, "[a(".count + length, "\(text), seed \(seed)")
      }
    }
    #expect(numbers > 1_000, "seed \(seed)")
  }

  @Test func `100,000 views are parsed in one go`() throws {
    let text = "H:|-" + (0..<100_000).map { "[v\($0)(>=\($0)@750)]" }.joined(separator: "-8-") + "-|"
    let format = try VisualFormatParser.parse(text)
    #expect(format.items.count == 100_000 && format.items[99_999].name == "v99999")
  }

  static func format(using random: inout SplitMix64) -> VisualFormat {
    var format = VisualFormat()
    format.axis = Bool.random(using: &random) ? .horizontal : .vertical
    format.items = (0...Int.random(in: 0...4, using: &random)).map { index in
      VisualFormat.Item(name: "v\(index)", predicates: predicates(atLeast: 0, using: &random))
    }
    format.connections = format.items.dropFirst().map { _ in connection(using: &random) }
    format.leading = Bool.random(using: &random) ? connection(using: &random) : nil
    format.trailing = Bool.random(using: &random) ? connection(using: &random) : nil
    return format
  }

  static func connection(using random: inout SplitMix64) -> VisualFormat.Connection {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .flush
    case 1: .standard
    default: .predicates(predicates(atLeast: 1, using: &random))
    }
  }

  static func predicates(atLeast minimum: Int, using random: inout SplitMix64) -> [VisualFormat.Predicate] {
    (0..<Int.random(in: minimum...3, using: &random)).map { _ in
      let priorities: [VisualFormat.Value?] = [
        nil, .name("low"), .number(Double.random(in: 0...1000, using: &random)),
      ]
      return VisualFormat.Predicate(
        [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
        Bool.random(using: &random) ? .name("metric") : .number(number(using: &random)),
        priority: priorities.randomElement(using: &random)!)
    }
  }

  static func number(using random: inout SplitMix64) -> Double {
    let number = Double(bitPattern: random.next())
    return number.isFinite ? number : 8
  }
}
