import HeadlessGraphics

/// A function that turns a color of a configuration into another one.
///
/// Two transformers are equal when one is a copy of the other.
/// > Documented: UIConfigurationColorTransformer.
public struct ConfigurationColorTransformer: Hashable, Sendable {
  /// The function that returns the transformed color for a color.
  public var transform: (Color) -> Color { function.call }

  private let function: TransformFunction<Color>

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (Color) -> Color) { function = TransformFunction(transform) }

  /// Returns the color that the ``transform`` makes of a color.
  public func callAsFunction(_ input: Color) -> Color { function.call(input) }

  /// Turns a color into the gray of the same lightness.
  /// > Documented: UIConfigurationColorTransformer.grayscale. Assumed: the lightness is the luma of Rec. 709.
  public static let grayscale = ConfigurationColorTransformer { $0.desaturated }

  /// Prefers the tint color, which is the color itself outside of a Mac.
  /// > Documented: UIConfigurationColorTransformer.preferredTint. Assumed: it changes nothing on iOS.
  public static let preferredTint = ConfigurationColorTransformer { $0 }

  /// The transformer to one shade of a color, which changes nothing outside of a Mac.
  /// > Documented: UIConfigurationColorTransformer.monochromeTint. Assumed: it changes nothing on iOS.
  public static let monochromeTint = ConfigurationColorTransformer { $0 }
}

/// A function that is equal to its copies only.
final class TransformFunction<Value>: Hashable, @unchecked Sendable {  // Constant; buttons call it on the main actor.
  let call: (Value) -> Value

  init(_ call: @escaping (Value) -> Value) { self.call = call }

  static func == (left: TransformFunction, right: TransformFunction) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
