import Foundation

/// The corner radius of a button with a configuration, for each corner style: a pure value.
/// > Seen: fact g25, at heights from 20 to 60 points.
public struct ConfiguredCornerRadius: Equatable, Sendable {
  /// The corner radius of the configuration's background, in points.
  public var radius: CGFloat
  /// The height of the button, in points; a negative one is treated as 0.
  public var height: CGFloat

  /// Creates the radii of a button of a height, from the corner radius of its configuration's background, in points.
  public init(radius: CGFloat, height: CGFloat) {
    self.radius = radius
    self.height = height
  }

  /// The radius of the background, at most half of the height.
  public var dynamic: CGFloat { min(capsule, radius) }
  /// The radius of the background, whatever the height.
  public var fixed: CGFloat { radius }
  /// The radius of the style `small`, an eighth of the height.
  public var small: CGFloat { share(0.125) }
  /// The radius of the style `medium`, the height × 0.175.
  /// > Seen: facts g25 and g26: 34 × 0.175 is 5.95, the radius of the background in older systems.
  public var medium: CGFloat { share(0.175) }
  /// The radius of the style `large`, a quarter of the height.
  public var large: CGFloat { share(0.25) }
  /// The radius of the style `capsule`, half of the height.
  public var capsule: CGFloat { share(0.5) }

  private func share(_ factor: CGFloat) -> CGFloat { max(0, height) * factor }

  /// The radius of the background for corner styles other than dynamic.
  /// > Seen: fact g6.
  static let styledRadius: CGFloat = 5.95

  /// Returns the radius of a corner style, in points.
  func radius(for style: Button.Configuration.CornerStyle) -> CGFloat {
    switch style {
    case .fixed: fixed
    case .dynamic: dynamic
    case .small: small
    case .medium: medium
    case .large: large
    case .capsule: capsule
    }
  }
}
