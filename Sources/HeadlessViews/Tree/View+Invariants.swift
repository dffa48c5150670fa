import Foundation

/// Checks for soak tests.
package extension View {
  /// The rectangle in the superview without the ``transform``, in points.
  final var untransformedFrame: CGRect { frameStorage }

  /// The fault in the view's marks of layout while no pass runs, in words; nil without one.
  ///
  /// A view stands in its superview's list exactly while it or something below it needs layout, and the list holds nobody
  /// else.
  final var layoutStateIssue: String? {
    if flags.contains(.isLayingOut) || flags.contains(.isInPass) { return "is marked as in a pass that is over" }
    let isListed = dirtySlot != DirtySubviews.noSlot
    if storedSuperview == nil {
      if isListed { return "stands in a list without a superview" }
    } else if isListed != isDirty {
      return isListed ? "is clean and stands in its superview's list" : "is dirty under a clean path"
    }
    var entries: [View] = []
    dirtySubviews.forEach { entries.append($0) }
    for entry in entries where entry.storedSuperview !== self { return "lists a view that is not its subview" }
    let marked = subviewStorage.count { $0.dirtySlot != DirtySubviews.noSlot }
    if entries.count != marked { return "lists \(entries.count) subviews instead of \(marked)" }
    return dirtySubviews.isEmpty == entries.isEmpty ? nil : "counts dirty subviews and has none"
  }
}
