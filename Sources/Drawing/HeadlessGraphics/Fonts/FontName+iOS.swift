extension FontName {
  /// The families that every iOS device has, with the PostScript names of their faces.
  /// > Reported: `UIFont.familyNames` and `fontNames(forFamilyName:)` as an app printed them on iOS 13.
  static let iOSFamilies: [String: [String]] = {
    var families: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|")
      families[String(parts[0]), default: []] += parts[2].split(separator: " ").map { ending in
        ending == "=" ? String(parts[1]) : "\(parts[1])\(ending)"
      }
    }
    return families
  }()

  /// A line: family, beginning of the names, and their ends; `=` is the beginning alone.
  private static let table = """
    Academy Engraved LET|AcademyEngravedLetPlain|=
    Al Nile|AlNile|= -Bold
    American Typewriter|AmericanTypewriter|= -Bold -Condensed -CondensedBold -CondensedLight -Light -Semibold
    Apple Color Emoji|AppleColorEmoji|=
    Apple SD Gothic Neo|AppleSDGothicNeo|-Bold -Light -Medium -Regular -SemiBold -Thin -UltraLight
    Apple Symbols|AppleSymbols|=
    Arial|Arial|-BoldItalicMT -BoldMT -ItalicMT MT
    Arial Hebrew|ArialHebrew|= -Bold -Light
    Arial Rounded MT Bold|ArialRoundedMTBold|=
    Avenir|Avenir|-Black -BlackOblique -Book -BookOblique -Heavy -HeavyOblique -Light -LightOblique -Medium
    Avenir|Avenir|-MediumOblique -Oblique -Roman
    Avenir Next|AvenirNext|-Bold -BoldItalic -DemiBold -DemiBoldItalic -Heavy -HeavyItalic -Italic -Medium
    Avenir Next|AvenirNext|-MediumItalic -Regular -UltraLight -UltraLightItalic
    Avenir Next Condensed|AvenirNextCondensed|-Bold -BoldItalic -DemiBold -DemiBoldItalic -Heavy -HeavyItalic -Italic
    Avenir Next Condensed|AvenirNextCondensed|-Medium -MediumItalic -Regular -UltraLight -UltraLightItalic
    Baskerville|Baskerville|= -Bold -BoldItalic -Italic -SemiBold -SemiBoldItalic
    Bodoni 72|BodoniSvtyTwoITCTT|-Bold -Book -BookIta
    Bodoni 72 Oldstyle|BodoniSvtyTwoOSITCTT|-Bold -Book -BookIt
    Bodoni 72 Smallcaps|BodoniSvtyTwoSCITCTT-Book|=
    Bodoni Ornaments|BodoniOrnamentsITCTT|=
    Bradley Hand|BradleyHandITCTT-Bold|=
    Chalkboard SE|ChalkboardSE|-Bold -Light -Regular
    Chalkduster|Chalkduster|=
    Charter|Charter|-Black -BlackItalic -Bold -BoldItalic -Italic -Roman
    Cochin|Cochin|= -Bold -BoldItalic -Italic
    Copperplate|Copperplate|= -Bold -Light
    Courier|Courier|= -Bold -BoldOblique -Oblique
    Courier New|CourierNewPS|-BoldItalicMT -BoldMT -ItalicMT MT
    DIN Alternate|DINAlternate-Bold|=
    DIN Condensed|DINCondensed-Bold|=
    Damascus|Damascus|= Bold Light Medium SemiBold
    Devanagari Sangam MN|DevanagariSangamMN|= -Bold
    Didot|Didot|= -Bold -Italic
    Euphemia UCAS|EuphemiaUCAS|= -Bold -Italic
    Farah|Farah|=
    Futura|Futura|-Bold -CondensedExtraBold -CondensedMedium -Medium -MediumItalic
    Galvji|Galvji|= -Bold
    Geeza Pro|GeezaPro|= -Bold
    Georgia|Georgia|= -Bold -BoldItalic -Italic
    Gill Sans|GillSans|= -Bold -BoldItalic -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -UltraBold
    Helvetica|Helvetica|= -Bold -BoldOblique -Light -LightOblique -Oblique
    Helvetica Neue|HelveticaNeue|= -Bold -BoldItalic -CondensedBlack -CondensedBold -Italic -Light -LightItalic
    Helvetica Neue|HelveticaNeue|-Medium -MediumItalic -Thin -ThinItalic -UltraLight -UltraLightItalic
    Hiragino Maru Gothic ProN|HiraMaruProN-W4|=
    Hiragino Mincho ProN|HiraMinProN|-W3 -W6
    Hiragino Sans|HiraginoSans|-W3 -W6 -W7
    Hoefler Text|HoeflerText|-Black -BlackItalic -Italic -Regular
    Kailasa|Kailasa|= -Bold
    Kefa|Kefa-Regular|=
    Khmer Sangam MN|KhmerSangamMN|=
    Kohinoor Bangla|KohinoorBangla|-Light -Regular -Semibold
    Kohinoor Devanagari|KohinoorDevanagari|-Light -Regular -Semibold
    Kohinoor Gujarati|KohinoorGujarati|-Bold -Light -Regular
    Kohinoor Telugu|KohinoorTelugu|-Light -Medium -Regular
    Lao Sangam MN|LaoSangamMN|=
    Malayalam Sangam MN|MalayalamSangamMN|= -Bold
    Marker Felt|MarkerFelt|-Thin -Wide
    Menlo|Menlo|-Bold -BoldItalic -Italic -Regular
    Mishafi|DiwanMishafi|=
    Mukta Mahee|MuktaMahee|-Bold -Light -Regular
    Myanmar Sangam MN|MyanmarSangamMN|= -Bold
    Noteworthy|Noteworthy|-Bold -Light
    Noto Nastaliq Urdu|NotoNastaliqUrdu|= -Bold
    Noto Sans Kannada|NotoSansKannada|-Bold -Light -Regular
    Noto Sans Myanmar|NotoSansMyanmar|-Bold -Light -Regular
    Noto Sans Oriya|NotoSansOriya|= -Bold
    Optima|Optima|-Bold -BoldItalic -ExtraBlack -Italic -Regular
    Palatino|Palatino|-Bold -BoldItalic -Italic -Roman
    Papyrus|Papyrus|= -Condensed
    Party LET|PartyLetPlain|=
    PingFang HK|PingFangHK|-Light -Medium -Regular -Semibold -Thin -Ultralight
    PingFang SC|PingFangSC|-Light -Medium -Regular -Semibold -Thin -Ultralight
    PingFang TC|PingFangTC|-Light -Medium -Regular -Semibold -Thin -Ultralight
    Rockwell|Rockwell|-Bold -BoldItalic -Italic -Regular
    Savoye LET|SavoyeLetPlain|=
    Sinhala Sangam MN|SinhalaSangamMN|= -Bold
    Snell Roundhand|SnellRoundhand|= -Black -Bold
    Symbol|Symbol|=
    Tamil Sangam MN|TamilSangamMN|= -Bold
    Thonburi|Thonburi|= -Bold -Light
    Times New Roman|TimesNewRomanPS|-BoldItalicMT -BoldMT -ItalicMT MT
    Trebuchet MS|Trebuchet|-BoldItalic MS MS-Bold MS-Italic
    Verdana|Verdana|= -Bold -BoldItalic -Italic
    Zapf Dingbats|ZapfDingbatsITC|=
    Zapfino|Zapfino|=
    """
}
