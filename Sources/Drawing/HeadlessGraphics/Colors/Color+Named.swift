/// The named colors of UIKit that do not depend on the interface style.
/// > Documented: UIColor's reference contains the components of the fixed colors.
extension Color {
  /// Black: white 0 in the gray space, opaque.
  public static let black = Color(white: 0, alpha: 1)
  /// Dark gray: white 1/3 in the gray space, opaque.
  public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
  /// Light gray: white 2/3 in the gray space, opaque.
  public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
  /// White: white 1 in the gray space, opaque.
  public static let white = Color(white: 1, alpha: 1)
  /// Gray: white 1/2 in the gray space, opaque.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Pure red: 1, 0, 0 in the sRGB space, opaque.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green: 0, 1, 0 in the sRGB space, opaque.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue: 0, 0, 1 in the sRGB space, opaque.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green 1, blue 1.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, blue 1.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 1/2.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 1/2, blue 1/2.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0 at opacity 0.
  public static let clear = Color(white: 0, alpha: 0)
  /// White 0: texts on a light background.
  public static let darkText = black
  /// White 1 at opacity 0.6: texts on a dark background.
  public static let lightText = Color(white: 1, alpha: 0.6)
}
