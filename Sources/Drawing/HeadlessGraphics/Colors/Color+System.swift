import Foundation
import Synchronization

/// The named colors of UIKit that depend on the interface style.
///
/// A color whose value changed in iOS 26 depends on the main screen's era when it is read (``SystemColors``).
/// > Documented: the colors and grays are in the Human Interface Guidelines, tables of system colors. Reported: the
/// > rest was printed from iOS 13 by several observers (`resolvedColor(with:)` in both styles). Reported: fact ax14:
/// > the components for increased contrast, of those that have some here. Differs: the other colors have none. Reported:
/// > fact ax20: an elevated surface is as bright in dark as the next one on a base surface.
extension Color {
  // MARK: Colors

  /// Light 255, 59, 48; dark 255, 69, 58; on iOS 26 255, 56, 60 and 255, 66, 69.
  public class var systemRed: Color { SystemColors.current.choose(System.red, System.red26) }
  /// Light 255, 149, 0; dark 255, 159, 10; on iOS 26 255, 141, 40 and 255, 146, 48.
  public class var systemOrange: Color { SystemColors.current.choose(System.orange, System.orange26) }
  /// Light 255, 204, 0; dark 255, 214, 10; on iOS 26 255, 204, 0 and 255, 214, 0.
  public class var systemYellow: Color { SystemColors.current.choose(System.yellow, System.yellow26) }
  /// Light 52, 199, 89; dark 48, 209, 88.
  public static let systemGreen = System.color((52, 199, 89), (48, 209, 88), high: ((36, 138, 61), (48, 219, 91)))
  /// Light 0, 199, 190; dark 99, 230, 226; on iOS 26 0, 200, 179 and 0, 218, 195.
  public class var systemMint: Color { SystemColors.current.choose(System.mint, System.mint26) }
  /// Light 48, 176, 199; dark 64, 200, 224; on iOS 26 0, 195, 208 and 0, 210, 224.
  public class var systemTeal: Color { SystemColors.current.choose(System.teal, System.teal26) }
  /// Light 50, 173, 230; dark 100, 210, 255; on iOS 26 0, 192, 232 and 60, 211, 254.
  public class var systemCyan: Color { SystemColors.current.choose(System.cyan, System.cyan26) }
  /// The default tint: light 0, 122, 255; dark 10, 132, 255; on iOS 26 0, 136, 255 and 0, 145, 255.
  public class var systemBlue: Color { SystemColors.current.choose(System.blue, System.blue26) }
  /// Light 88, 86, 214; dark 94, 92, 230; on iOS 26 97, 85, 245 and 109, 124, 255.
  public class var systemIndigo: Color { SystemColors.current.choose(System.indigo, System.indigo26) }
  /// Light 175, 82, 222; dark 191, 90, 242; on iOS 26 203, 48, 224 and 219, 52, 242.
  public class var systemPurple: Color { SystemColors.current.choose(System.purple, System.purple26) }
  /// Light 255, 45, 85; dark 255, 55, 95.
  public static let systemPink = System.color((255, 45, 85), (255, 55, 95), high: ((211, 15, 69), (255, 100, 130)))
  /// Light 162, 132, 94; dark 172, 142, 104; on iOS 26 172, 127, 94 and 183, 138, 102.
  public class var systemBrown: Color { SystemColors.current.choose(System.brown, System.brown26) }

  /// The tint of whatever the color is used on: here the default tint.
  /// > Documented: UIColor.tintColor. Differs: it does not follow the view that it is drawn in.
  public class var tintColor: Color { SystemColors.current.blue }

  // MARK: Grays

  /// 142, 142, 147 in both styles.
  public static let systemGray = System.color(
    (142, 142, 147), (142, 142, 147), high: ((108, 108, 112), (174, 174, 178)))
  /// Light 174, 174, 178; dark 99, 99, 102.
  public static let systemGray2 = System.color((174, 174, 178), (99, 99, 102), high: ((142, 142, 147), (124, 124, 128)))
  /// Light 199, 199, 204; dark 72, 72, 74.
  public static let systemGray3 = System.color((199, 199, 204), (72, 72, 74), high: ((174, 174, 178), (84, 84, 86)))
  /// Light 209, 209, 214; dark 58, 58, 60.
  public static let systemGray4 = System.color((209, 209, 214), (58, 58, 60), high: ((188, 188, 192), (68, 68, 70)))
  /// Light 229, 229, 234; dark 44, 44, 46.
  public static let systemGray5 = System.color((229, 229, 234), (44, 44, 46), high: ((216, 216, 220), (54, 54, 56)))
  /// Light 242, 242, 247; dark 28, 28, 30.
  public static let systemGray6 = System.color((242, 242, 247), (28, 28, 30), high: ((235, 235, 240), (36, 36, 38)))

  // MARK: Texts

  /// The color of texts: light 0; dark 255.
  public static let label = System.color((0, 0, 0), (255, 255, 255))
  /// Light 60, 60, 67 at 0.6; dark 235, 235, 245 at 0.6.
  public static let secondaryLabel = System.color(
    (60, 60, 67), (235, 235, 245), alphas: (0.6, 0.6), highAlphas: (173 / 255.0, 173 / 255.0))
  /// Light 60, 60, 67 at 0.3; dark 235, 235, 245 at 0.3.
  public static let tertiaryLabel = System.color(
    (60, 60, 67), (235, 235, 245), alphas: (0.3, 0.3), highAlphas: (96 / 255.0, 96 / 255.0))
  /// Light 60, 60, 67 at 0.18; dark 235, 235, 245 at 0.16.
  public static let quaternaryLabel = System.color(
    (60, 60, 67), (235, 235, 245), alphas: (0.18, 0.16), highAlphas: (66 / 255.0, 61 / 255.0))
  /// Light 60, 60, 67 at 0.3; dark 235, 235, 245 at 0.3.
  public static let placeholderText = tertiaryLabel
  /// Light 0, 122, 255; dark 9, 132, 255.
  public static let link = System.color((0, 122, 255), (9, 132, 255))

  // MARK: Lines and surfaces

  /// Light 60, 60, 67 at 0.29, on iOS 26 at 0.12; dark 84, 84, 88 at 0.6.
  public class var separator: Color { SystemColors.current.choose(System.separator, System.separator26) }
  /// Light 198, 198, 200; dark 56, 56, 58.
  public static let opaqueSeparator = System.color((198, 198, 200), (56, 56, 58))
  /// Light 255; dark 0, elevated 28, 28, 30.
  public static let systemBackground = System.surface(System.white, at: 0)
  /// Light 242, 242, 247; dark 28, 28, 30, elevated 44, 44, 46.
  public static let secondarySystemBackground = System.surface(System.lightGray, at: 1)
  /// Light 255; dark 44, 44, 46, elevated 58, 58, 60.
  public static let tertiarySystemBackground = System.surface(System.white, at: 2)
  /// Light 242, 242, 247; dark 0, elevated 28, 28, 30.
  public static let systemGroupedBackground = System.surface(System.lightGray, at: 0)
  /// Light 255; dark 28, 28, 30, elevated 44, 44, 46.
  public static let secondarySystemGroupedBackground = System.surface(System.white, at: 1)
  /// Light 242, 242, 247; dark 44, 44, 46, elevated 58, 58, 60.
  public static let tertiarySystemGroupedBackground = System.surface(System.lightGray, at: 2)
  /// Light 120, 120, 128 at 0.2; dark at 0.36.
  public static let systemFill = System.color((120, 120, 128), (120, 120, 128), alphas: (0.2, 0.36))
  /// Light 120, 120, 128 at 0.16; dark at 0.32.
  public static let secondarySystemFill = System.color((120, 120, 128), (120, 120, 128), alphas: (0.16, 0.32))
  /// Light 118, 118, 128 at 0.12; dark at 0.24.
  public static let tertiarySystemFill = System.color((118, 118, 128), (118, 118, 128), alphas: (0.12, 0.24))
  /// Light 116, 116, 128 at 0.08; dark 118, 118, 128 at 0.18.
  public static let quaternarySystemFill = System.color((116, 116, 128), (118, 118, 128), alphas: (0.08, 0.18))
}

/// The values of the named colors of versions of iOS.
/// > Documented: Human Interface Guidelines, tables of system colors, as of iOS 13 to 18, and of iOS 26. Seen: fact
/// > q17: blue, red and light separator of iOS 26.1; a print of Mac Catalyst 26.1 has all colors and grays of that
/// > table. Assumed: texts, surfaces and the dark separator are the same in iOS 26 as in iOS 18.
public enum SystemColors: Hashable, Sendable {
  /// The colors of iOS 13 to 18.
  case iOS13
  /// The colors of iOS 26.
  case iOS26

  /// The colors of the scope; `iOS13` until a screen has others.
  static var current: SystemColors { source.withLock(\.self)?() ?? .iOS13 }

  /// Sets the source of the current colors: a screen whose era has others does, as this target cannot see screens.
  package static func setCurrent(from colors: @escaping @Sendable () -> SystemColors) {
    source.withLock { $0 = colors }
  }

  private static let source = Mutex<(@Sendable () -> SystemColors)?>(nil)

  /// The blue that is the default tint.
  package var blue: Color { self == .iOS13 ? System.blue : System.blue26 }

  fileprivate func choose(_ old: Color, _ new: Color) -> Color { self == .iOS13 ? old : new }
}

private enum System {
  static let red = color((255, 59, 48), (255, 69, 58), high: ((215, 0, 21), (255, 105, 97)))
  static let orange = color((255, 149, 0), (255, 159, 10), high: ((201, 52, 0), (255, 179, 64)))
  static let yellow = color((255, 204, 0), (255, 214, 10), high: ((160, 90, 0), (255, 212, 38)))
  static let mint = color((0, 199, 190), (99, 230, 226))
  static let teal = color((48, 176, 199), (64, 200, 224))
  static let cyan = color((50, 173, 230), (100, 210, 255))
  static let blue = color((0, 122, 255), (10, 132, 255), high: ((0, 64, 221), (64, 156, 255)))
  static let indigo = color((88, 86, 214), (94, 92, 230), high: ((54, 52, 163), (125, 122, 255)))
  static let purple = color((175, 82, 222), (191, 90, 242), high: ((137, 68, 171), (218, 143, 255)))
  static let brown = color((162, 132, 94), (172, 142, 104))
  static let separator = color((60, 60, 67), (84, 84, 88), alphas: (0.29, 0.6))

  static let red26 = color((255, 56, 60), (255, 66, 69))
  static let orange26 = color((255, 141, 40), (255, 146, 48))
  static let yellow26 = color((255, 204, 0), (255, 214, 0))
  static let mint26 = color((0, 200, 179), (0, 218, 195))
  static let teal26 = color((0, 195, 208), (0, 210, 224))
  static let cyan26 = color((0, 192, 232), (60, 211, 254))
  static let blue26 = color((0, 136, 255), (0, 145, 255), high: ((30, 110, 244), (92, 184, 255)))
  static let indigo26 = color((97, 85, 245), (109, 124, 255))
  static let purple26 = color((203, 48, 224), (219, 52, 242))
  static let brown26 = color((172, 127, 94), (183, 138, 102))
  static let separator26 = color((60, 60, 67), (84, 84, 88), alphas: (0.12, 0.6))

  typealias Bytes = (CGFloat, CGFloat, CGFloat)

  static func color(
    _ light: Bytes, _ dark: Bytes, alphas: (CGFloat, CGFloat) = (1, 1), high: (Bytes, Bytes)? = nil,
    highAlphas: (CGFloat, CGFloat)? = nil
  ) -> Color {
    let normal = ColorSource.appearance(light: components(light, alphas.0), dark: components(dark, alphas.1))
    if high == nil, highAlphas == nil { return Color(source: normal) }
    let (bytes, alphas) = (high ?? (light, dark), highAlphas ?? alphas)
    return Color(
      source: .contrast(
        normal: normal,
        high: .appearance(light: components(bytes.0, alphas.0), dark: components(bytes.1, alphas.1))))
  }

  static let white: (normal: Bytes, high: Bytes) = ((255, 255, 255), (255, 255, 255))
  static let lightGray: (normal: Bytes, high: Bytes) = ((242, 242, 247), (235, 235, 240))

  /// The dark surfaces from the back to the front.
  private static let surfaces: [(normal: Bytes, high: Bytes)] = [
    ((0, 0, 0), (0, 0, 0)), ((28, 28, 30), (36, 36, 38)), ((44, 44, 46), (54, 54, 56)), ((58, 58, 60), (68, 68, 70)),
  ]

  static func surface(_ light: (normal: Bytes, high: Bytes), at index: Int) -> Color {
    let levels = surfaces[index...index + 1].map { dark in
      color(light.normal, dark.normal, high: (light.high, dark.high)).source
    }
    return Color(source: .level(base: levels[0], elevated: levels[1]))
  }

  // > Assumed: the system's black, white and grays are of the gray space.
  private static func components(_ bytes: Bytes, _ alpha: CGFloat) -> ColorComponents {
    if bytes.0 == bytes.1, bytes.1 == bytes.2 { return .gray(bytes.0 / 255, alpha: alpha) }
    return ColorComponents(red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, alpha: alpha)
  }
}
