import Foundation

/// An array that CoreGraphics' functions accept as `CFArray`: a Swift array or an `NSArray`.
///
/// Without Objective-C, Swift converts neither of them into the other one.
public protocol CoreFoundationArray {
  /// The elements in their order.
  var elementsOfCFArray: [Any] { get }
}

extension Array: CoreFoundationArray {
  /// The array itself.
  public var elementsOfCFArray: [Any] { self }
}

extension NSArray: CoreFoundationArray {
  /// The objects in their order.
  public final var elementsOfCFArray: [Any] { Array(self) }
}
