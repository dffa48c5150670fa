import Foundation

/// A function from an animated number to a transform, which allows rotations of more than half a turn.
/// > Documented: CAValueFunction. Differs: of three numbers at once it makes nothing.
public final class ValueFunction: NSObject, Sendable {
  /// The kind of transform that a function makes.
  /// > Documented: CAValueFunctionName. Reported: the raw values.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name of the function in Core Animation, such as `rotateZ`.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation around the x-axis, in radians.
    public static let rotateX = Name(rawValue: "rotateX")
    /// A rotation around the y-axis, in radians.
    public static let rotateY = Name(rawValue: "rotateY")
    /// A rotation around the z-axis, in radians.
    public static let rotateZ = Name(rawValue: "rotateZ")
    /// A scale factor along the x-axis.
    public static let scaleX = Name(rawValue: "scaleX")
    /// A scale factor along the y-axis.
    public static let scaleY = Name(rawValue: "scaleY")
    /// A scale factor along the z-axis.
    public static let scaleZ = Name(rawValue: "scaleZ")
    /// A translation along the x-axis, in points.
    public static let translateX = Name(rawValue: "translateX")
    /// A translation along the y-axis, in points.
    public static let translateY = Name(rawValue: "translateY")
    /// A translation along the z-axis, in points.
    public static let translateZ = Name(rawValue: "translateZ")
  }

  /// The kind of transform that it creates.
  public let name: Name

  /// Creates a function; nil for a name that is not known.
  public init?(name: Name) {
    guard Self.members[name] != nil else { return nil }
    self.name = name
  }

  func path(in keyPath: String) -> String { Self.members[name].map { "\(keyPath).\($0)" } ?? keyPath }

  private static let members: [Name: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x", .scaleY: "scale.y",
    .scaleZ: "scale.z", .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
  ]
}
