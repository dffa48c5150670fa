import Foundation

/// Lets an initializer return an object of a subclass, which a class's own can't.
public protocol TransformValueMaking {}

extension TransformValueMaking where Self: NSValue {
  /// Creates an object of a map of space.
  public init(caTransform3D transform: CATransform3D) {
    self = HeldValue.holding(transform) as! Self
  }

  /// Creates an object of a map of the plane.
  public init(cgAffineTransform transform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3D(transform))
  }
}

extension NSValue: TransformValueMaking {
  /// The map of space that the object was made of; the identity where it was made of something else.
  public final var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// The map of the plane that the object was made of.
  public final var cgAffineTransformValue: CGAffineTransform { caTransform3DValue.plane }

  /// The map that the object was made of, or nil.
  package final var heldTransform: CATransform3D? { HeldValue.value(in: self) }
}
