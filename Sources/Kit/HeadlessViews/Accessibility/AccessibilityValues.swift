import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The accessibility values of an object; nil where they are not set, so that its class may supply its own.
struct AccessibilityValues: RareValues {
  static let defaults = RareDefaults<AccessibilityValues>()

  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var inputLabels: [String]?
  var language: String?
  var traits: AccessibilityTraits?
  var isElement: Bool?
  var respondsToUserInteraction: Bool?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: BezierPath?
  var isHidden = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertedColors = false
  var navigationStyle = AccessibilityNavigationStyle.automatic
  var containerType = AccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [AccessibilityCustomAction]?
}

/// The order in which assistive applications visit the elements of an object.
/// > Documented: UIAccessibilityNavigationStyle, with its raw values.
public enum AccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses whether elements are visited one by one or together.
  case automatic = 0
  /// Each element of the object is visited on its own.
  case separate = 1
  /// The object is visited as one element first, and then element by element.
  case combined = 2
}

/// The kind of collection that an object is to assistive applications.
/// > Documented: UIAccessibilityContainerType, with its raw values.
public enum AccessibilityContainerType: Int, Sendable {
  /// The object is not a collection.
  case none = 0
  /// The object is a table of data, whose elements have rows and columns.
  case dataTable = 1
  /// The object is a list of ordered elements.
  case list = 2
  /// The object is a landmark to which a user can jump.
  case landmark = 3
  /// The object is a group of elements that belong together.
  case semanticGroup = 4
}

/// The way an assistive application scrolls.
/// > Documented: UIAccessibilityScrollDirection, with its raw values.
public enum AccessibilityScrollDirection: Int, Sendable {
  /// Scrolls to the right.
  case right = 1
  /// Scrolls to the left, up, down, or by a page.
  case left = 2, up = 3, down = 4, next = 5, previous = 6
}
