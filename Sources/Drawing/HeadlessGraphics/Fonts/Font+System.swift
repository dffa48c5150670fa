import Foundation

// The system font's faces and sizes. A size that is not finite or not positive is reported and becomes 17.

extension Font {
  /// Returns the system font in its regular weight, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight, in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    system(SystemFace(weight: weight), fontSize, in: "Font.systemFont(ofSize:)")
  }

  /// Returns the system font for strong emphasis, in points.
  /// > Reported: on iOS it is the semibold face, `.SFUI-Semibold`, not `.SFUI-Bold`.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    system(SystemFace(weight: .semibold), fontSize, in: "Font.boldSystemFont(ofSize:)")
  }

  /// Returns the leaning system font, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    system(SystemFace(isItalic: true), fontSize, in: "Font.italicSystemFont(ofSize:)")
  }

  /// Returns the system font whose characters are all equally wide, in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    system(SystemFace(weight: weight, design: .monospaced), fontSize, in: "Font.monospacedSystemFont(ofSize:weight:)")
  }

  /// Returns the system font whose digits are equally wide, in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    let face = SystemFace(weight: weight, design: .monospacedDigits)
    return system(face, fontSize, in: "Font.monospacedDigitSystemFont(ofSize:weight:)")
  }

  private static func system(_ face: SystemFace, _ size: CGFloat, in place: String) -> Font {
    Font(fontFace: FontFace(face), size: usable(size, in: place))
  }

  /// The default size of a label's text, in points.
  /// > Documented: UIFont.labelFontSize.
  public class var labelFontSize: CGFloat { 17 }

  /// The default size of a custom button's title, in points.
  /// > Documented: UIFont.buttonFontSize; fact c4.
  public class var buttonFontSize: CGFloat { 18 }

  /// The standard size of the system font, in points.
  /// > Documented: UIFont.systemFontSize.
  public class var systemFontSize: CGFloat { 14 }

  /// The size of small texts in controls, in points.
  /// > Documented: UIFont.smallSystemFontSize.
  public class var smallSystemFontSize: CGFloat { 12 }
}
