import HeadlessGraphics

/// What hardly any view is given, kept outside of ``ViewExtras`` so that those stay small.
final class KeptValues {
  var insetsLayoutMarginsFromSafeArea = true
  var contentHugging = LayoutPriorities.standardHugging
  var compressionResistance = LayoutPriorities.standardResistance
  var mask: View?
  var motionEffects: [MotionEffect] = []
  var needsFocusUpdate = false
  var focusGroupIdentifier: String?
  var restorationIdentifier: String?
  var toolTip: String?
  var interactions: [any Interaction] = []
  var minimumContentSizeCategory: ContentSizeCategory?
  var maximumContentSizeCategory: ContentSizeCategory?
  /// Of a window.
  var undoManager: UndoManager?
}

extension ViewBase {
  /// The value of a property that is hardly ever set, or its default.
  final func kept<Value>(_ property: KeyPath<KeptValues, Value>, default value: Value) -> Value {
    extras?.kept.map { $0[keyPath: property] } ?? value
  }

  /// The object for such properties, made on first use.
  final func makeKept() -> KeptValues {
    let extras = makeExtras()
    if let kept = extras.kept { return kept }
    let made = KeptValues()
    extras.kept = made
    return made
  }

  /// What a control says to a pointer.
  package final var keptToolTip: String? {
    get { kept(\.toolTip, default: nil) }
    set { makeKept().toolTip = newValue }
  }
}
