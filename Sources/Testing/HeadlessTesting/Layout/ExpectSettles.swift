import Foundation
import HeadlessViews
import Testing

/// Fails if a second layout of a view and all views below it changes a frame.
///
/// It lays the view out, marks every view, as a rotation does, and lays it out once more. In the second pass each view
/// is laid out once, and no frame changes. A failure names each view that requests another layout in its
/// `layoutSubviews()`, or that adds to a frame instead of setting it.
///
/// - Complexity: O(*n*) for *n* views, besides two layouts of all of them.
@preconcurrency @MainActor public func expectSettles(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  let complaints = changesBySecondLayout(of: view)
  Failure.record("The layout of \(view.nameInTests) does not settle", complaints: complaints, at: sourceLocation)
}

/// Returns the changes by a second layout of a tree, although no property has changed since the first: the views that
/// requested another layout and the frames that changed, one per line.
@MainActor private func changesBySecondLayout(of root: View) -> [String] {
  root.layoutIfNeeded()
  let before = root.viewsInTests.map { (view: $0, frame: $0.frame) }
  for (view, _) in before { view.markNeedsLayout() }
  let turns = TurnCounter()
  LayoutObservation.observe(with: turns) { root.layoutIfNeeded() }
  let repeated = turns.repeated.map { view, count in
    "\(view.nameInTests) requested layout again: it was laid out \(count) times in one pass."
  }
  let moved = before.filter { $0.view.frame != $0.frame }.map { view, frame in
    "\(view.nameInTests) changed from \(frame.shortDescription) to \(view.frame.shortDescription)"
      + " when \(view.superview?.nameInTests ?? "it") was laid out again."
  }
  let known = Set(before.map { ObjectIdentifier($0.view) })
  let after = root.viewsInTests
  let new = after.filter { !known.contains(ObjectIdentifier($0)) }.map { view in
    "\(view.nameInTests) was added to \(view.superview?.nameInTests ?? "nothing")."
  }
  let lost = known.count + new.count - after.count
  let removed = lost == 1 ? "1 view was removed from the tree." : "\(lost) views were removed from the tree."
  return repeated + moved + new + (lost > 0 ? [removed] : [])
}

/// A counter of the calls of `layoutSubviews()` by view.
private final class TurnCounter: LayoutObserver {
  private var counts: [ObjectIdentifier: Int] = [:]
  private var views: [View] = []

  /// The views that were laid out more than once, in the order of their first calls.
  var repeated: [(view: View, count: Int)] {
    views.compactMap { view in counts[ObjectIdentifier(view)].flatMap { $0 > 1 ? (view, $0) : nil } }
  }

  func layoutVisits(_ view: View) {}

  func layoutBegins(_ call: LayoutCall) {
    if call.method != "layoutSubviews" { return }
    let count = counts[ObjectIdentifier(call.view), default: 0]
    if count == 0 { views.append(call.view) }
    counts[ObjectIdentifier(call.view)] = count + 1
  }

  func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
}

extension View {
  /// The view and all views below it, superviews before subviews and siblings back to front.
  var viewsInTests: [View] {
    var views: [View] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      views.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return views
  }
}
