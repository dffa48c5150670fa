import HeadlessViews
import Testing

/// Fails unless the layout of a view and all below it has an end that a second layout keeps.
///
/// It lays the view out; marks every view, as a rotation would; and lays it out once more. In that second pass each view
/// has one turn, and every frame is afterwards what it was. A view that asks for layout in its own turn, or that adds to
/// a frame instead of setting it, is named.
///
/// - Parameters:
///   - view: The root of the tree.
///   - sourceLocation: Where a failure is recorded.
@MainActor
public func expectSettles(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  let complaints = SecondLayout(of: view).complaints
  if complaints.isEmpty { return }
  let shown = complaints.prefix(SecondLayout.shown).joined(separator: "\n")
  let rest = complaints.count - SecondLayout.shown
  Failure(
    message: "The layout of \(view.nameInTests) does not settle:\n\(shown)"
      + (rest > 0 ? "\nand \(rest) more" : "")
  ).record(at: sourceLocation)
}
