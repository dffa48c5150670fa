import Foundation

/// A protocol by which an initializer can return an object of a subclass, which a class's own can't.
public protocol InsetsValueMaking {}

extension InsetsValueMaking where Self: NSValue {
  /// Creates an object that contains insets.
  public init(uiEdgeInsets insets: EdgeInsets) { self = GeometryValue.containing(insets) as! Self }

  /// Creates an object of insets whose sides follow the layout direction.
  public init(directionalEdgeInsets insets: DirectionalEdgeInsets) { self = GeometryValue.containing(insets) as! Self }

  /// Creates an object of an offset.
  public init(uiOffset offset: Offset) { self = GeometryValue.containing(offset) as! Self }

  /// Creates an object of a vector.
  public init(cgVector vector: CGVector) { self = GeometryValue.containing(vector) as! Self }
}

extension NSValue: InsetsValueMaking {
  /// The insets that the object was created from; zero where it was created from something else.
  public final var uiEdgeInsetsValue: EdgeInsets { GeometryValue.value(in: self) ?? .zero }

  /// The insets that the object was created from; zero where it was created from something else.
  public final var directionalEdgeInsetsValue: DirectionalEdgeInsets { GeometryValue.value(in: self) ?? .zero }

  /// The offset that the object was created from; zero where it was created from something else.
  public final var uiOffsetValue: Offset { GeometryValue.value(in: self) ?? .zero }

  /// The vector that the object was created from; zero where it was created from something else.
  public final var cgVectorValue: CGVector { GeometryValue.value(in: self) ?? .zero }
}
