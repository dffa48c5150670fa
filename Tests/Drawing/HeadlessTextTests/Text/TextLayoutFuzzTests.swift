import HeadlessKit
import HeadlessTesting
import Soak

@Suite("Random text layouts", .reportsIssuesAsFailures) struct TextLayoutFuzzTests {
  nonisolated static let seeds: [UInt64] = (1...24).map { $0 * 7919 }

  /// Pieces that breaking has rules for, and such as it has none for.
  nonisolated static let pieces = [
    "a", "Wort", "word", "antidisestablishmentarianism", " ", "  ", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}",
    "\u{200B}", "\u{2060}", "\u{A0}", "-", "—", "/", ".", ",", "(", ")", "「", "」", "。", "你好", "ひ", "ッ", "한국",
    "👨‍👩‍👧", "🇩🇪", "🇩", "e\u{301}", "\u{301}", "\u{200D}", "3.14", "%", "$", "\"", "“", "”", "…", "\u{0}",
    "\u{FFFC}", "ا", "क्षि", "\u{FEFF}", "\u{10FFFF}",
  ]
  nonisolated static let widths: [CGFloat] = [0, -3, .nan, .infinity, 1e300, 0.1, 5, 10, 25, 60, 61.5, 200]
  nonisolated static let modes: [LineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(.textMeasurer(.oneEm), arguments: seeds) func `every layout keeps its promises`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<40 {
      let text = self.text(&random)
      let width = try #require(Self.widths.randomElement(using: &random))
      let mode = try #require(Self.modes.randomElement(using: &random))
      let limit = Int.random(in: -1...4, using: &random)
      let layout = TextLayout(text, mode, width: width, lines: limit)
      let note = Comment(rawValue: "seed \(seed) round \(round): \(text.debugDescription) \(mode) \(width) \(limit)")
      if limit > 0 { #expect(layout.lines.count <= limit, note) }
      expectRangesFollow(layout, text, note)
      expectRoom(layout, width, mode, note)
      let again = TextLayout(text, mode, width: width, lines: limit)
      #expect(again.strings == layout.strings && again.size == layout.size, note)
      if limit < 1, mode.wraps, layout.size.width <= width, layout.size.width != 0 {
        expectEqual(TextLayout(text, mode, width: layout.size.width).strings, layout.strings, note)
      }
    }
  }

  /// Expects ranges that follow each other at the edges of characters, and cover the text if nothing limits the lines.
  func expectRangesFollow(_ layout: TextLayout, _ text: String, _ note: Comment) {
    var location = 0
    for line in layout.lines {
      #expect(line.range.location == location && (line.range.length > 0), note)
      location += line.range.length
      let edge = text.utf16.index(text.startIndex, offsetBy: location)
      #expect(edge.samePosition(in: text) != nil, note)
    }
    if !layout.lines.contains(where: \.isTruncated) { expectEqual(location, text.utf16.count, note) }
  }

  /// Expects lines no wider than the available width, except those of one character.
  func expectRoom(_ layout: TextLayout, _ width: CGFloat, _ mode: LineBreakMode, _ note: Comment) {
    #expect(layout.size.isFinite && layout.lines.allSatisfy { $0.rect.isFinite }, note)
    guard width > 0, width.isFinite else { return }
    for line in layout.lines where line.rect.width > width + 1e-6 {
      #expect(line.string.filter { $0 != "\u{FFFC}" }.count <= 1 || line.string.count <= 1, note)
    }
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(line.rect.maxY <= next.rect.minY + 1e-6, note)
    }
  }

  @Test(.textMeasurer(.oneEm), arguments: seeds.prefix(8))
  func `attributes change nothing of the promises`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<40 {
      let runs = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (text: self.text(&random), attributes: attributes(&random))
      }
      let text = NSAttributedString.joining(runs)
      let width = try #require(Self.widths.randomElement(using: &random))
      let limit = Int.random(in: 0...3, using: &random)
      let layout = TextLayout(
        text, font: .systemFont(ofSize: 10),
        in: TextRoom(width: width, height: limit == 3 ? 35 : 0, maximumLines: limit))
      let note = Comment(rawValue: "seed \(seed) round \(round): \(text.string.debugDescription) \(width) \(limit)")
      if limit > 0 { #expect(layout.lines.count <= limit, note) }
      expectRangesFollow(layout, text.string, note)
      #expect(layout.size.isFinite && layout.lines.allSatisfy { $0.rect.isFinite }, note)
    }
  }

  func attributes(_ random: inout SplitMix64) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if Bool.random(using: &random) {
      attributes[.font] = Font.systemFont(ofSize: CGFloat(Int.random(in: 5...30, using: &random)))
    }
    if Bool.random(using: &random) { attributes[.kern] = Double.random(in: -20...20, using: &random) }
    if Bool.random(using: &random) { attributes[.baselineOffset] = Double.random(in: -20...20, using: &random) }
    if Bool.random(using: &random) {
      let style = MutableParagraphStyle()
      style.lineBreakMode = Self.modes.randomElement(using: &random) ?? .byClipping
      style.headIndent = CGFloat(Int.random(in: 0...30, using: &random))
      style.tailIndent = CGFloat(Int.random(in: -20...40, using: &random))
      style.lineHeightMultiple = CGFloat(Int.random(in: 0...2, using: &random))
      attributes[.paragraphStyle] = style
    }
    return attributes
  }
}
