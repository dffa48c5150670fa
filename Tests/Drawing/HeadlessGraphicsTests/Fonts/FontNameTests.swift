import HeadlessKit
import HeadlessTesting

@Suite("Font names", .reportsIssuesAsFailures) struct FontNameTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let font: Font
    let name, family: String
    var testDescription: String { name }
  }

  static let systemFonts = [
    Row(font: .systemFont(ofSize: 15), name: ".SFUI-Regular", family: ".AppleSystemUIFont"),
    Row(font: .boldSystemFont(ofSize: 15), name: ".SFUI-Semibold", family: ".AppleSystemUIFont"),
    Row(font: .italicSystemFont(ofSize: 15), name: ".SFUI-RegularItalic", family: ".AppleSystemUIFont"),
    Row(font: .systemFont(ofSize: 15, weight: .ultraLight), name: ".SFUI-Ultralight", family: ".AppleSystemUIFont"),
    Row(
      font: .monospacedSystemFont(ofSize: 15, weight: .bold), name: ".AppleSystemUIFontMonospaced-Bold",
      family: ".AppleSystemUIFontMonospaced"),
  ]

  @Test(arguments: systemFonts) func `the system font's cuts have names, and are found by them`(row: Row) {
    #expect(row.font.fontName == row.name && row.font.familyName == row.family)
    #expect(Font(name: row.name, size: 15) == row.font)
  }

  @Test func `iOS's fonts are found by name`() {
    let bold = Font(name: "HelveticaNeue-Bold", size: 15)
    #expect(bold?.fontName == "HelveticaNeue-Bold" && bold?.familyName == "Helvetica Neue" && bold?.pointSize == 15)
    #expect(bold?.weight == .bold)
    #expect(bold != Font(name: "Helvetica-Bold", size: 15) && bold == Font(name: "HelveticaNeue-Bold", size: 15))
    #expect(Font(name: "Helvetica Neue", size: 15)?.fontName == "HelveticaNeue", "a family is its plain cut")
    #expect(Font(name: "Avenir Next", size: 15)?.fontName == "AvenirNext-Regular")
  }

  @Test func `every cut of every family is found by its name`() {
    for family in Font.familyNames {
      let names = Font.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      for name in names {
        let font = Font(name: name, size: 12)
        #expect(font?.fontName == name && font?.familyName == family, "\(name)")
      }
    }
  }

  @Test(arguments: ["", "Helvetica-Blod", "MyApp-Regular", ".SFCompact-Regular", "helveticaneue"])
  func `a name that iOS does not have is not a font`(name: String) {
    #expect(Font(name: name, size: 15) == nil && Font.fontNames(forFamilyName: name).isEmpty)
  }

  @Test func `names say weight and slant`() {
    let rows: [(String, Font.Weight, Bool)] = [
      ("HelveticaNeue-UltraLightItalic", .ultraLight, true), ("AvenirNext-DemiBold", .semibold, false),
      ("Helvetica-BoldOblique", .bold, true), ("Georgia", .regular, false), ("ArialMT", .regular, false),
      ("Avenir-Black", .black, false), ("Futura-CondensedExtraBold", .heavy, false),
    ]
    for (name, weight, isItalic) in rows {
      let font = Font(name: name, size: 15)
      #expect(font?.weight == weight, "\(name)")
      #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == isItalic, "\(name)")
    }
  }
}
