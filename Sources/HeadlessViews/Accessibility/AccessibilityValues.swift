import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The accessibility values of an object; nil where they are not set, so that its class may supply its own.
struct AccessibilityValues: RareValues {
  nonisolated(unsafe) static let defaults = AccessibilityValues()

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
///
/// > Documented: UIAccessibilityNavigationStyle, with its raw values.
public enum AccessibilityNavigationStyle: Int, Sendable {
  /// As the system thinks best.
  case automatic = 0
  /// Element by element.
  case separate = 1
  /// As one, and then element by element.
  case combined = 2
}

/// The kind of collection that an object is to assistive applications.
///
/// > Documented: UIAccessibilityContainerType, with its raw values.
public enum AccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A place to jump to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// The way an assistive application scrolls.
///
/// > Documented: UIAccessibilityScrollDirection, with its raw values.
public enum AccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
