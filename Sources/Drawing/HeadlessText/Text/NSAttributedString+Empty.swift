import Foundation

/// An object that can be created without arguments, although Foundation has no initializer for it on Linux.
///
/// An extension of a class cannot override `NSObject`'s initializer; a protocol's can exist beside it.
public protocol MadeWithoutArguments {}

extension NSAttributedString: MadeWithoutArguments {}

extension MadeWithoutArguments where Self: NSAttributedString {
  /// Creates a text without a character.
  public init() {
    let empty: NSAttributedString =
      Self.self is NSMutableAttributedString.Type
      ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    guard let empty = empty as? Self else {
      preconditionFailure("\(Self.self) cannot be created without arguments: declare init() in it.")
    }
    self = empty
  }
}
