import Foundation

/// A text with attributes that does not change, readable on any thread.
///
/// Unchecked: `NSAttributedString` is not `Sendable`, as its mutable subclass is not; this copy is immutable.
package struct FixedText: @unchecked Sendable {  // An immutable copy.
  package let string: NSAttributedString

  package init(_ text: NSAttributedString) { string = NSAttributedString(attributedString: text) }
}
