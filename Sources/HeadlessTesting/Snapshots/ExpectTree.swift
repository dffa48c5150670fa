import HeadlessInspection
import HeadlessViews
import Testing

/// Fails unless a tree of views prints as these lines; a failure shows the lines that differ.
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
///   - expected: What `view.recursiveDescription` prints; line breaks at the end count for nothing.
///   - options: Which names and how much.
///   - sourceLocation: Where a failure is recorded.
@MainActor
public func expectTree(
  _ view: View, _ expected: String, options: TreeOptions = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  TextComparison(expected: expected, found: view.recursiveDescription(options))
    .expectEqual("The views of \(view.nameInTests)", at: sourceLocation, hint: view.sizeHintInTests)
}

/// Fails unless a tree of views prints as its file in `__Snapshots__` beside the test says.
///
/// The file's name ends with `.tree.txt`. Writing goes as for
/// ``expectSnapshot(_:named:fileExtension:function:sourceLocation:)``.
///
/// - Parameters:
///   - view: The root of the tree; it is laid out first.
///   - name: What tells several snapshots of one test apart.
///   - options: Which names and how much.
///   - function: The name of the test.
///   - sourceLocation: Where a failure is recorded, and beside which file the folder is.
@MainActor
public func expectTree(
  _ view: View, named name: String? = nil, options: TreeOptions = [], function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  expectSnapshot(
    view.recursiveDescription(options), named: name, fileExtension: "tree.txt", function: function,
    sourceLocation: sourceLocation)
}
