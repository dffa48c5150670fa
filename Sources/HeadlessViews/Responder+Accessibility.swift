extension Responder {
  final var accessibility: AccessibilityValues? { extras?.accessibility }

  final func setAccessibility<Value>(_ member: WritableKeyPath<AccessibilityValues, Value>, to value: Value) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: member] = value
    makeExtras().accessibility = values
  }

  /// The traits that were set, or nil where the class may supply its own.
  package final var ownAccessibilityTraits: AccessibilityTraits? { accessibility?.traits }

  /// Whether it was set to be an element or not, or nil where the class may say so.
  package final var ownAccessibilityElement: Bool? { accessibility?.isElement }
}
