import Foundation

// Objects made of nothing, which every class of Objective-C can be: first values of properties, mostly.

/// Can be made without arguments, although Foundation has no initializer for it on Linux.
///
/// An extension of a class cannot override the one that it inherits from `NSObject`.
public protocol MadeWithoutArguments {}

extension NSAttributedString: MadeWithoutArguments {}
extension Timer: MadeWithoutArguments {}

extension MadeWithoutArguments where Self: NSAttributedString {
  /// Makes a text without a character.
  public init() {
    let empty: NSAttributedString =
      Self.self is NSMutableAttributedString.Type
      ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    guard let empty = empty as? Self else {
      preconditionFailure("\(Self.self) cannot be made without arguments: declare init() in it.")
    }
    self = empty
  }
}

extension MadeWithoutArguments where Self: Timer {
  /// Makes a timer that never fires and is not valid.
  ///
  /// > Assumed: such an object is of no use on iOS either.
  public init() {
    let timer = Timer(timeInterval: 0, repeats: false) { _ in }
    timer.invalidate()
    guard let timer = timer as? Self else {
      preconditionFailure("\(Self.self) cannot be made without arguments: declare init() in it.")
    }
    self = timer
  }
}
