import HeadlessKit
import HeadlessTesting

@Suite("Font names", .reportsIssuesAsFailures) struct FontNameTests {
  static let systemFonts: [(font: Font, name: String, family: String)] = [
    (.systemFont(ofSize: 15), ".SFUI-Regular", ".AppleSystemUIFont"),
    (.boldSystemFont(ofSize: 15), ".SFUI-Semibold", ".AppleSystemUIFont"),
    (.italicSystemFont(ofSize: 15), ".SFUI-RegularItalic", ".AppleSystemUIFont"),
    (.systemFont(ofSize: 15, weight: .ultraLight), ".SFUI-Ultralight", ".AppleSystemUIFont"),
    (
      .monospacedSystemFont(ofSize: 15, weight: .bold), ".AppleSystemUIFontMonospaced-Bold",
      ".AppleSystemUIFontMonospaced"
    ),
  ]

  @Test(arguments: systemFonts)
  func `the system font's cuts have names, and are found by them`(font: Font, name: String, family: String) {
    #expect(font.fontName == name && font.familyName == family)
    expectEqual(Font(name: name, size: 15), font)
  }

  @Test func `iOS's fonts are found by name`() {
    let bold = Font(name: "HelveticaNeue-Bold", size: 15)
    #expect(bold?.fontName == "HelveticaNeue-Bold" && bold?.familyName == "Helvetica Neue" && bold?.pointSize == 15)
    expectEqual(bold?.weight, .bold)
    #expect(bold != Font(name: "Helvetica-Bold", size: 15) && bold == Font(name: "HelveticaNeue-Bold", size: 15))
    expectEqual(Font(name: "Helvetica Neue", size: 15)?.fontName, "HelveticaNeue", "a family is its plain cut")
    expectEqual(Font(name: "Avenir Next", size: 15)?.fontName, "AvenirNext-Regular")
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
      expectEqual(font?.weight, weight, "\(name)")
      expectEqual(font?.fontDescriptor.symbolicTraits.contains(.traitItalic), isItalic, "\(name)")
    }
  }
}
