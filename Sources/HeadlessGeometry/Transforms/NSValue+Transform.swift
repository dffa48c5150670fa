import Foundation

/// A protocol by which an initializer can return an object of a subclass, which a class's own can't.
public protocol TransformValueMaking {}

extension TransformValueMaking where Self: NSValue {
  /// Creates an object that contains a three-dimensional transform.
  public init(caTransform3D transform: CATransform3D) {
    self = HeldValue.holding(transform) as! Self
  }

  /// Creates an object that contains an affine transform.
  public init(cgAffineTransform transform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3D(transform))
  }
}

extension NSValue: TransformValueMaking {
  /// The three-dimensional transform in the object; the identity if it contains something else.
  public final var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// The affine transform in the object.
  public final var cgAffineTransformValue: CGAffineTransform { caTransform3DValue.plane }

  /// The transform in the object, or nil.
  package final var heldTransform: CATransform3D? { HeldValue.value(in: self) }
}
