import HeadlessInspection
import HeadlessViews
import Testing

/// Returns what VoiceOver reads of a view: its elements, one a line, in the order in which it visits them.
///
/// ```
/// header "Cart" (16, 20, 358, 41)
/// button "Buy", disabled, hint "Orders everything" (16, 80, 358, 44)
/// ```
///
/// A line has the role, the label, the value, states, the place in a series, custom actions, the hint, and the
/// rectangle in the view's coordinates, in points.
///
/// - Parameter view: The topmost view; it is laid out first.
/// - Returns: The lines, without a line break at the end.
/// - Complexity: O(*n* log *n*) for *n* views and elements.
@preconcurrency @MainActor public func accessibilityTree(of view: View) -> String {
  view.layoutIfNeeded()
  return AccessibilityScan(of: view).elements.map(\.line).joined(separator: "\n")
}

/// Fails unless VoiceOver reads these elements in this order; a failure shows the lines that differ.
///
/// - Parameters:
///   - view: The topmost view; it is laid out first.
///   - expected: The lines of ``accessibilityTree(of:)``.
///   - sourceLocation: The line of the failure.
/// - Complexity: O(*n* log *n*) for *n* views and elements.
@preconcurrency @MainActor public func expectAccessibilityTree(
  _ view: View, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  TextComparison(expected: expected, found: accessibilityTree(of: view))
    .expectEqual("The accessibility elements of \(view.nameInTests)", at: sourceLocation, hint: view.sizeHintInTests)
}

/// Fails unless VoiceOver reads the elements that the file in `__Snapshots__` beside the test stores.
///
/// The view is laid out first. The name of the file ends with `.accessibility.txt`. A short form of
/// ``expectSnapshot(_:named:fileExtension:function:sourceLocation:)`` for the text of ``accessibilityTree(of:)``.
///
/// - Complexity: O(*n* log *n*) for *n* views and elements.
@preconcurrency @MainActor public func expectAccessibilityTree(
  _ view: View, named name: String? = nil, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    accessibilityTree(of: view), named: name, fileExtension: "accessibility.txt", function: function,
    sourceLocation: sourceLocation)
}
