import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers

/// The properties that most views leave alone, kept outside the view so that those views stay small.
///
/// The link to it is a responder's, because what is informal in UIKit, as accessibility, belongs to every responder.
final class ViewExtras {
  var alpha: CGFloat = 1
  var boundsOrigin = CGPoint.zero
  /// The position as it was set, where the stored frame rounds to another one.
  var exactPosition: CGPoint?
  var tag = 0
  var backgroundColor: Color?
  var tintColor: Color?
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  var contentMode = View.ContentMode.scaleToFill
  var clearsContextBeforeDrawing = true
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var transform = CGAffineTransform.identity
  var gestureRecognizers = KeyedList<ObjectIdentifier, GestureRecognizer>()
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var anchorPoint = CGPoint.anchorInMiddle
  var autoresizingMask = View.AutoresizingMask()
  var autoresizesSubviews = true
  /// What a class of the toolkit keeps besides.
  var companion: AnyObject?
  var layoutMargins = LayoutMargins.standard
  var preservesSuperviewLayoutMargins = false
  var translatesAutoresizingMaskIntoConstraints = true
  var accessibility: AccessibilityValues?
  var layer: Layer?
  var kept: KeptValues?
}

extension AccessibleObject {
  /// The value of a rare property, or its default in a view that never set one.
  final func extra<Value>(_ property: KeyPath<ViewExtras, Value>, default value: Value) -> Value {
    extras.map { $0[keyPath: property] } ?? value
  }

  /// The side object for rare properties, made on first use.
  final func makeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
