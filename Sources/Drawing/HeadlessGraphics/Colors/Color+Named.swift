/// The named colors of UIKit that do not depend on the interface style.
/// > Documented: UIColor's reference contains the components of the fixed colors.
extension Color {
  /// Black: white 0 in the gray space, opaque.
  public class var black: Color { Named.black }
  /// Dark gray: white 1/3 in the gray space, opaque.
  public class var darkGray: Color { Named.darkGray }
  /// Light gray: white 2/3 in the gray space, opaque.
  public class var lightGray: Color { Named.lightGray }
  /// White: white 1 in the gray space, opaque.
  public class var white: Color { Named.white }
  /// Gray: white 1/2 in the gray space, opaque.
  public class var gray: Color { Named.gray }
  /// Pure red: 1, 0, 0 in the sRGB space, opaque.
  public class var red: Color { Named.red }
  /// Pure green: 0, 1, 0 in the sRGB space, opaque.
  public class var green: Color { Named.green }
  /// Pure blue: 0, 0, 1 in the sRGB space, opaque.
  public class var blue: Color { Named.blue }
  /// Green 1, blue 1.
  public class var cyan: Color { Named.cyan }
  /// Red 1, green 1.
  public class var yellow: Color { Named.yellow }
  /// Red 1, blue 1.
  public class var magenta: Color { Named.magenta }
  /// Red 1, green 1/2.
  public class var orange: Color { Named.orange }
  /// Red 1/2, blue 1/2.
  public class var purple: Color { Named.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: Color { Named.brown }
  /// White 0 at opacity 0.
  public class var clear: Color { Named.clear }
  /// White 0: texts on a light background.
  public class var darkText: Color { Named.black }
  /// White 1 at opacity 0.6: texts on a dark background.
  public class var lightText: Color { Named.lightText }

  private enum Named {
    static let black = Color(white: 0, alpha: 1)
    static let darkGray = Color(white: 1.0 / 3, alpha: 1)
    static let lightGray = Color(white: 2.0 / 3, alpha: 1)
    static let white = Color(white: 1, alpha: 1)
    static let gray = Color(white: 0.5, alpha: 1)
    static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = Color(white: 0, alpha: 0)
    static let lightText = Color(white: 1, alpha: 0.6)
  }
}
