import Foundation

/// A function from an animated number to a transform, which allows rotations of more than half a turn.
///
/// > Documented: CAValueFunction. Differs: of three numbers at once it makes nothing.
public final class ValueFunction: NSObject, Sendable {
  /// The kind of transform.
  ///
  /// > Documented: CAValueFunctionName. Reported: the raw values.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn around x, of radians.
    public static let rotateX = Name(rawValue: "rotateX")
    /// A turn around y, of radians.
    public static let rotateY = Name(rawValue: "rotateY")
    /// A turn around z, of radians.
    public static let rotateZ = Name(rawValue: "rotateZ")
    /// A size along x.
    public static let scaleX = Name(rawValue: "scaleX")
    /// A size along y.
    public static let scaleY = Name(rawValue: "scaleY")
    /// A size along z.
    public static let scaleZ = Name(rawValue: "scaleZ")
    /// A way along x, in points.
    public static let translateX = Name(rawValue: "translateX")
    /// A way along y, in points.
    public static let translateY = Name(rawValue: "translateY")
    /// A way along z, in points.
    public static let translateZ = Name(rawValue: "translateZ")
  }

  /// The kind of transform that it creates.
  public let name: Name

  /// Creates a function; nil for a name that is not known.
  public init?(name: Name) {
    guard Self.members[name] != nil else { return nil }
    self.name = name
  }

  /// Returns the path to the number in the transform at a key path.
  func path(in keyPath: String) -> String { Self.members[name].map { "\(keyPath).\($0)" } ?? keyPath }

  private static let members: [Name: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x", .scaleY: "scale.y",
    .scaleZ: "scale.z", .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
  ]
}
