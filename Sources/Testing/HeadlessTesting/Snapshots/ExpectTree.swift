import HeadlessInspection
import HeadlessViews
import Testing

/// Fails unless a view tree prints as these lines; a failure shows the lines that differ.
///
/// ```swift
/// expectTree(
///   button,
///   """
///   <Button; frame = (0 0; 46 30); opaque = NO>
///      | <ButtonLabel; frame = (0 6; 46 18); text = 'Back'; opaque = NO; userInteractionEnabled = NO>
///   """)
/// ```
///
/// - Parameters:
///   - view: The root of the tree; it is laid out first.
///   - expected: The lines of `view.recursiveDescription`; line breaks at the end are ignored.
///   - options: The names and details to print.
///   - sourceLocation: The line of the failure.
/// - Complexity: O(*n*) for *n* views; the lines of a failure are compared in O(*n* + *d*²) for *d* edits.
@preconcurrency @MainActor public func expectTree(
  _ view: View, _ expected: String, options: TreeOptions = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  TextComparison(expected: expected, found: view.recursiveDescription(options))
    .expectEqual("The views of \(view.nameInTests)", at: sourceLocation, hint: view.sizeHintInTests)
}

/// Fails unless a view tree prints as its file in `__Snapshots__` beside the test stores it.
///
/// The root of the tree is laid out first. The name of the file ends with `.tree.txt`. A short form of
/// ``expectSnapshot(_:as:named:function:sourceLocation:)``, with the same parameters and the format
/// ``SnapshotFormat/tree(options:)``.
///
/// - Complexity: O(*n*) for *n* views; the lines of a failure are compared in O(*n* + *d*²) for *d* edits.
@preconcurrency @MainActor public func expectTree(
  _ view: View, named name: String? = nil, options: TreeOptions = [], function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(view, as: .tree(options: options), named: name, function: function, sourceLocation: sourceLocation)
}
