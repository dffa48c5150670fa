import HeadlessGraphics
import HeadlessViews

/// A screen with the settings of a user: device, orientation, style, text size, direction and contrast.
///
/// ```swift
/// @Test(arguments: ScreenVariant.matrix(devices: .common, styles: .all, directions: .all))
/// @MainActor func fits(variant: ScreenVariant) {
///   variant.with { expectAccessible(showInWindow(LoginForm())) }
/// }
/// ```
public struct ScreenVariant: Hashable, Sendable, CustomTestStringConvertible {
  /// The device, whose system has the other settings.
  public var device: TestDevice
  /// The side of the device that is up.
  public var orientation = TestDevice.Orientation.portrait
  /// The style of the interface.
  public var style = UserInterfaceStyle.light
  /// The preferred text size.
  public var textSize = ContentSizeCategory.large
  /// The direction of the system's language.
  public var direction = UserInterfaceLayoutDirection.leftToRight
  /// The contrast of the user's setting Increase Contrast.
  public var contrast = AccessibilityContrast.normal

  /// Creates the standard settings of a device, in portrait.
  public init(_ device: TestDevice) { self.device = device }

  /// Returns all combinations, the last list changing first: by default of common devices with the standard settings.
  public static func matrix(
    devices: [TestDevice] = .common, orientations: [TestDevice.Orientation] = [.portrait],
    styles: [UserInterfaceStyle] = [.light], textSizes: [ContentSizeCategory] = [.large],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight], contrasts: [AccessibilityContrast] = [.normal]
  ) -> [ScreenVariant] {
    var variants = devices.map(ScreenVariant.init)
    func vary<Value>(_ path: WritableKeyPath<ScreenVariant, Value>, _ values: [Value]) {
      variants = variants.flatMap { variant in
        values.map { value in
          var changed = variant
          changed[keyPath: path] = value
          return changed
        }
      }
    }
    vary(\.orientation, orientations)
    vary(\.style, styles)
    vary(\.textSize, textSizes)
    vary(\.direction, directions)
    vary(\.contrast, contrasts)
    return variants
  }

  /// The device and the settings that are not the standard ones, such as `iPhone 16 landscape dark AX3 RTL`.
  ///
  /// Text sizes are XS to XXXL and AX1 to AX5. Pass it as the name of a snapshot.
  public var name: String {
    let parts = [
      orientation == .landscape ? "landscape" : nil, style == .dark ? "dark" : nil,
      textSize == .large ? nil : textSize.shortName, direction == .rightToLeft ? "RTL" : nil,
      contrast == .high ? "high contrast" : nil,
    ]
    return ([device.name] + parts.compactMap(\.self)).joined(separator: " ")
  }

  /// The description of the variant as an argument of a test: its ``name``.
  public var testDescription: String { name }

  /// Creates a screen with these settings, whose clock begins at 0.
  @MainActor public func screen() -> Screen {
    let screen = device.screen(orientation)
    screen.userInterfaceStyle = style
    screen.preferredContentSizeCategory = textSize
    screen.layoutDirection = direction
    screen.accessibilityContrast = contrast
    return screen
  }

  /// Runs `body` with a screen of these settings as `Screen.main`.
  ///
  /// Create views and windows in it: fonts of text styles and dynamic colors follow the main screen.
  @MainActor @discardableResult public func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Screen.withMain(screen(), body)
  }
}

extension [TestDevice.Orientation] {
  /// Portrait and landscape.
  public static let all: [TestDevice.Orientation] = [.portrait, .landscape]
}

extension [UserInterfaceStyle] {
  /// Light and dark.
  public static let all: [UserInterfaceStyle] = [.light, .dark]
}

extension [UserInterfaceLayoutDirection] {
  /// Left to right and right to left.
  public static let all: [UserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
}

extension [AccessibilityContrast] {
  /// Normal and increased.
  public static let all: [AccessibilityContrast] = [.normal, .high]
}

extension [ContentSizeCategory] {
  /// The twelve sizes, the smallest first.
  public static let all: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension ContentSizeCategory {
  /// The name of a size in names of variants: XS to XXXL, AX1 to AX5.
  fileprivate var shortName: String {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return [ContentSizeCategory].all.firstIndex(of: self).map { names[$0] } ?? rawValue
  }
}
