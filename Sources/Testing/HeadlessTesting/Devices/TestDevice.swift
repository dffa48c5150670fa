import Foundation
import HeadlessGeometry
import HeadlessViews

/// A device whose screen a test has: `@Test(.device(.iPhone16, .landscape))`.
///
/// Idiom and size classes follow from the size. A device of your own needs a name, a size, a scale and insets.
public struct TestDevice: Hashable, Sendable, CustomTestStringConvertible {
  /// The side of the screen that is up.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    /// The shorter side is up.
    case portrait
    /// The longer side is up.
    case landscape
  }

  /// The name, which messages and names of snapshots contain.
  public var name: String
  /// The size of the screen in portrait, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The insets of the screen's bars and sensors in portrait, in points.
  public var safeAreaInsets: EdgeInsets
  /// The insets of the screen's bars and sensors in landscape, in points.
  public var landscapeSafeAreaInsets: EdgeInsets
  /// Versions of iOS that the screen imitates, such as those that the device was sold with.
  public var era: SystemEra

  /// Creates a device; without other values it has no insets and the standard versions of iOS.
  public init(
    _ name: String, size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets = .zero,
    landscapeSafeAreaInsets: EdgeInsets = .zero, era: SystemEra = .standard
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
    self.era = era
  }

  /// Returns the device with another system; an iPad with a home indicator gets the insets of that system.
  /// > Assumed: an iPhone keeps its insets.
  public func running(_ era: SystemEra) -> TestDevice {
    var device = self
    device.era = era
    device.updateInsets(from: self.era)
    return device
  }

  /// Creates a screen like the device's, with the traits of the main screen where the device has none.
  ///
  /// Its clock begins at 0.
  @MainActor public func screen(_ orientation: Orientation = .portrait) -> Screen {
    let isUpright = orientation == .portrait
    return Screen(
      like: Screen.main, scale: scale, era: era,
      size: isUpright ? size : CGSize(width: size.height, height: size.width),
      safeAreaInsets: isUpright ? safeAreaInsets : landscapeSafeAreaInsets)
  }

  /// The description of the device as an argument of a test: its ``name``.
  public var testDescription: String { name }
}
