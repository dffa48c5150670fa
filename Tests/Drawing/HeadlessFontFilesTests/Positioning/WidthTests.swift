import Foundation
import HeadlessFontFiles
import Testing

@Suite("Widths") struct WidthTests {
  @Test(arguments: Fixture.allCases) func `a width is the sum of advances and kerning`(fixture: Fixture) throws {
    let font = try fixture.font
    #expect(font.width(of: "") == 0 && font.width(of: "nnn") == 3 * font.width(of: "n"))
    #expect(font.width(of: "AV") < font.width(of: "A") + font.width(of: "V"), "kerned")
  }

  @Test(arguments: Fixture.allCases)
  func `the general path returns the widths of the fast path for ASCII`(fixture: Fixture) throws {
    let font = try fixture.font
    for text in ["AVATAR To. (Ty)", "12:30 11/7", " ", "Wave, fly!"] {
      #expect(abs(font.width(of: text + "\u{200B}") - font.width(of: text)) < 1e-9, "\(text)")
    }
  }

  @Test(arguments: Fixture.allCases)
  func `a letter with a mark is as wide as the composed letter`(fixture: Fixture) throws {
    let font = try fixture.font
    expectEqual(font.width(of: "e\u{301}"), font.width(of: "é"))
    expectEqual(font.width(of: "e\u{302}\u{301}"), font.width(of: "ế"))
    expectEqual(font.width(of: "e\u{301}\u{323}"), font.width(of: "ẹ\u{301}"), "marks in another order")
    expectEqual(font.width(of: "q\u{301}"), font.width(of: "q"), "no composed letter: the mark has no width")
  }

  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{200E}"])
  func `invisible characters have no width and do not separate a pair`(character: String) throws {
    let font = try Fixture.dejaVuSans.font
    expectEqual(font.width(of: "A\(character)V"), font.width(of: "AV"))
  }

  @Test func `a missing character is as wide as the glyph for missing ones, or as the caller returns`() throws {
    let font = try Fixture.inter.font
    #expect(font.glyph(for: "漢") == nil && font.width(of: "漢") == font.advance(of: 0))
    var asked: [Unicode.Scalar] = []
    let width = font.width(of: "n漢n漢") {
      asked.append($0)
      return 1
    }
    #expect(abs(width - (2 * font.width(of: "n") + 1 + 1)) < 1e-9)
    expectEqual(asked, ["漢", "漢"])
  }

  @Test func `missing spaces have the widths that Unicode defines`() throws {
    let font = try FontBuilder(advances: [500, 250, 600], characters: [0x20: 1, 0x30: 2]).font()
    let widths: [(String, CGFloat)] = [
      ("\u{A0}", 0.25), ("\u{2002}", 0.5), ("\u{2003}", 1), ("\u{2005}", 0.25), ("\u{2007}", 0.6), ("\u{202F}", 0.125),
      ("\u{3000}", 1),
    ]
    for (space, width) in widths { expectEqual(font.width(of: space), width, "\(space.unicodeScalars)") }
  }

  @Test func `a long tail of marks on one letter is measured, in linear time`() throws {
    let font = try Fixture.dejaVuSans.font
    let text = "e" + String(repeating: "\u{301}\u{323}", count: 100_000)
    expectEqual(font.width(of: text), font.width(of: "e"))
  }
}
