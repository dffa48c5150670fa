import Foundation

/// A protocol by which an initializer can return an object of a subclass, which a class's own can't.
public protocol TransformValueMaking {}

extension TransformValueMaking where Self: NSValue {
  /// Creates an object that contains a three-dimensional transform.
  public init(caTransform3D transform: CATransform3D) { self = GeometryValue.containing(transform) as! Self }

  /// Creates an object that contains an affine transform.
  public init(cgAffineTransform transform: CGAffineTransform) { self = GeometryValue.containing(transform) as! Self }
}

extension NSValue: TransformValueMaking {
  /// The three-dimensional transform in the object; the identity if it contains something else.
  public final var caTransform3DValue: CATransform3D {
    GeometryValue.value(in: self) ?? CATransform3D(GeometryValue.value(in: self) ?? CGAffineTransform.identity)
  }

  /// The affine transform in the object; the identity if it contains something else.
  public final var cgAffineTransformValue: CGAffineTransform {
    GeometryValue.value(in: self) ?? (GeometryValue.value(in: self) ?? CATransform3DIdentity).plane
  }
}
