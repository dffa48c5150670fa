import Foundation
import HeadlessGraphics

/// A property of a view's class that inspectors show in addition to every view's.
///
/// A subclass adds its own to `super`'s in ``View/inspectedProperties``:
///
/// ```swift
/// override var inspectedProperties: [InspectedProperty] {
///   super.inspectedProperties + [InspectedProperty("badge", .number(badge))]
/// }
/// ```
public struct InspectedProperty: Hashable, Sendable {
  /// The value of a property, by its kind.
  public enum Value: Hashable, Sendable {
    /// A text of the user's, printed in quotes.
    case text(String)
    /// A word of the code's, such as a case's name; printed as it is.
    case word(String)
    /// A number, such as one of points.
    case number(CGFloat)
    /// A Boolean value, printed as `YES` or `NO`.
    case flag(Bool)
    /// A size in points, printed as `width×height`.
    case size(CGSize)
    /// A color, printed as it is in the view's traits.
    case color(Color)
    /// A font; it is printed by name and size.
    case font(Font)
  }

  /// The name of the property that code sets.
  public let name: String
  /// The value when the property was created; it is not updated.
  public let value: Value
  /// Whether only the structured form shows it, and not the line of a tree.
  public let isDetail: Bool

  /// Creates a property from its name and current value.
  public init(_ name: String, _ value: Value, isDetail: Bool = false) {
    self.name = name
    self.value = value
    self.isDetail = isDetail
  }
}
