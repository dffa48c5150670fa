import Foundation

/// A function that changes the attributes of a configuration's text.
///
/// Two transformers are equal when one is a copy of the other.
/// > Documented: UIConfigurationTextAttributesTransformer.
public struct ConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The function that returns the transformed attributes for attributes.
  public var transform: (AttributeContainer) -> AttributeContainer { function.call }

  private let function: TransformFunction<AttributeContainer>

  /// Creates a transformer from a function.
  ///
  /// - Parameter transform: Called with the font and the color of the text, before the state of the button changes the
  ///   color (fact g36). The attributes that it returns are used in every state.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    function = TransformFunction(transform)
  }

  /// Returns the attributes that the ``transform`` makes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.call(input) }
}
