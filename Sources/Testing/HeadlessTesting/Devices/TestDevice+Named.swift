import Foundation
import HeadlessGeometry
import HeadlessViews

/// One device for each size of screen that iOS 26 runs on, and other names of the same sizes.
/// > Documented: sizes and scales: Human Interface Guidelines, Layout (fact ax1). Reported: insets (facts ax2 and ax3).
extension TestDevice {
  /// iPhone SE, second and third generation: 375×667 points, a home button.
  public static let iPhoneSE3 = phone("iPhone SE 3", 375, 667, top: 20, scale: 2)
  /// iPhone 11 and XR: 414×896 points at scale 2.
  public static let iPhone11 = phone("iPhone 11", 414, 896, top: 48, scale: 2)
  /// iPhone 11 Pro: 375×812 points.
  public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, top: 44)
  /// iPhone 11 Pro Max: 414×896 points.
  public static let iPhone11ProMax = phone("iPhone 11 Pro Max", 414, 896, top: 44)
  /// iPhone 12 mini and 13 mini: 375×812 points.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50)
  /// iPhone 12 to 14: 390×844 points.
  public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
  /// iPhone 16e: 390×844 points.
  public static let iPhone16e = phone("iPhone 16e", 390, 844, top: 47, era: .iOS18)
  /// iPhone 12 Pro Max, 13 Pro Max, 14 Plus: 428×926 points.
  public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, top: 47)
  /// iPhone 14 Pro, 15, 15 Pro, 16: 393×852 points.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, era: .iOS18)
  /// iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus: 430×932 points.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, era: .iOS18)
  /// iPhone 16 Pro: 402×874 points.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, era: .iOS18)
  /// iPhone 16 Pro Max: 440×956 points.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62, era: .iOS18)
  /// iPhone 17 and 17 Pro: 402×874 points, iOS 26.
  public static let iPhone17 = phone("iPhone 17", 402, 874, top: 62, wideBars: (20, 20))
  /// iPhone 17 Pro Max: 440×956 points, iOS 26.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, top: 62, wideBars: (20, 20))
  /// iPhone Air: 420×912 points, iOS 26.
  public static let iPhoneAir = phone("iPhone Air", 420, 912, top: 68, wideBars: (20, 29))

  /// iPad, seventh to ninth generation: 810×1080 points, a home button.
  public static let iPad9 = pad("iPad 9", 810, 1080, hasButton: true)
  /// iPad mini 5: 768×1024 points, a home button.
  public static let iPadMini5 = pad("iPad mini 5", 768, 1024, hasButton: true)
  /// iPad mini 6 and A17 Pro: 744×1133 points.
  public static let iPadMiniA17 = pad("iPad mini A17", 744, 1133, era: .iOS18)
  /// iPad Air 3: 834×1112 points, a home button.
  public static let iPadAir3 = pad("iPad Air 3", 834, 1112, hasButton: true)
  /// iPad 10 and A16, iPad Air of 11 inches: 820×1180 points.
  public static let iPadA16 = pad("iPad A16", 820, 1180, era: .iOS18)
  /// iPad Air of 11 inches: as ``iPadA16``.
  public static let iPadAir11 = pad("iPad Air 11", 820, 1180, era: .iOS18)
  /// iPad Pro of 11 inches up to the fourth generation: 834×1194 points.
  public static let iPadPro11Gen4 = pad("iPad Pro 11 gen 4", 834, 1194)
  /// iPad Pro of 11 inches since M4: 834×1210 points.
  public static let iPadPro11 = pad("iPad Pro 11", 834, 1210, era: .iOS18)
  /// iPad Air of 13 inches, and iPad Pro of 12.9 inches: 1024×1366 points.
  public static let iPadAir13 = pad("iPad Air 13", 1024, 1366, era: .iOS18)
  /// iPad Pro of 13 inches since M4: 1032×1376 points.
  public static let iPadPro13 = pad("iPad Pro 13", 1032, 1376, era: .iOS18)

  /// Creates an iPhone, with a home button for a top of 20, else with insets of the sensors and home indicator.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: CGFloat = 3,
    wideBars: (top: CGFloat, bottom: CGFloat)? = nil, era: SystemEra = .iOS15
  ) -> TestDevice {
    let hasButton = top == 20
    let bars = wideBars ?? (top: 0, bottom: hasButton ? 0 : 21)
    let side = hasButton ? 0 : top
    return TestDevice(
      name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: EdgeInsets(top: top, left: 0, bottom: hasButton ? 0 : 34, right: 0),
      landscapeSafeAreaInsets: EdgeInsets(top: bars.top, left: side, bottom: bars.bottom, right: side),
      era: wideBars == nil ? era : .iOS26)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, hasButton: Bool = false, era: SystemEra = .iOS15
  ) -> TestDevice {
    let insets = hasButton ? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) : padInsets(era)
    return TestDevice(
      name, size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: insets,
      landscapeSafeAreaInsets: insets, era: era)
  }

  /// Returns the insets of an iPad with a home indicator.
  /// > Seen: fact ax3: 32 points at the top and 25 at the bottom of an iPad A16 with iOS 26.1. Assumed: the other iPads.
  private static func padInsets(_ era: SystemEra) -> EdgeInsets {
    let isGlass = era.hasGlassControls
    return EdgeInsets(top: isGlass ? 32 : 24, left: 0, bottom: isGlass ? 25 : 20, right: 0)
  }

  /// Changes the insets of an iPad to its system's; other devices keep theirs.
  mutating func updateInsets(from old: SystemEra) {
    if safeAreaInsets == Self.padInsets(old) { safeAreaInsets = Self.padInsets(era) }
    if landscapeSafeAreaInsets == Self.padInsets(old) { landscapeSafeAreaInsets = Self.padInsets(era) }
  }
}

extension [TestDevice] {
  /// Three devices that differ most: the smallest iPhone, the largest with sensors in its screen, and an iPad.
  public static let common: [TestDevice] = [.iPhoneSE3, .iPhone17ProMax, .iPadA16]

  /// One device of each size of screen that iOS 26 runs on.
  public static let all: [TestDevice] = [
    .iPhoneSE3, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone13Mini, .iPhone14, .iPhone14Plus, .iPhone16,
    .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17ProMax, .iPhoneAir, .iPad9, .iPadMini5,
    .iPadMiniA17, .iPadAir3, .iPadA16, .iPadPro11Gen4, .iPadPro11, .iPadAir13, .iPadPro13,
  ]
}
