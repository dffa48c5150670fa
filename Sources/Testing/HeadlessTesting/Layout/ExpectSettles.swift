import HeadlessViews
import Testing

/// Fails if a second layout of a view and all views below it changes a frame.
///
/// It lays the view out, marks every view, as a rotation does, and lays it out once more. In the second pass each view
/// is laid out once, and no frame changes. A failure names each view that requests another layout in its
/// `layoutSubviews()`, or that adds to a frame instead of setting it.
///
/// - Parameters:
///   - view: The root of the tree.
///   - sourceLocation: The line of the failure.
/// - Complexity: O(*n*) for *n* views, besides two layouts of all of them.
@preconcurrency @MainActor public func expectSettles(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  let complaints = SecondLayout(of: view).complaints
  if complaints.isEmpty { return }
  let shown = complaints.prefix(SecondLayout.shown).joined(separator: "\n")
  let rest = complaints.count - SecondLayout.shown
  Failure(
    message: "The layout of \(view.nameInTests) does not settle:\n\(shown)"
      + (rest > 0 ? "\nand \(rest) more" : "")
  ).record(at: sourceLocation)
}
