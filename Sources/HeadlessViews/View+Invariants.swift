import Foundation

/// What a soak test looks at that nobody else may see.
package extension View {
  /// The rectangle in the superview without the ``transform``, in points.
  final var untransformedFrame: CGRect { frameStorage }

  /// Whether a layout pass from the root would come by, as the superview's list says.
  final var isOnDirtyPath: Bool { superview == nil ? isDirty : dirtySlot != DirtySubviews.noSlot }

  /// What is wrong with the view's marks of layout while no pass runs, or nil.
  ///
  /// A view stands in its superview's list exactly while it or something below it needs layout, and the list holds nobody
  /// else.
  final var layoutStateIssue: String? {
    if flags.contains(.isLayingOut) || flags.contains(.isInPass) { return "is marked as in a pass that is over" }
    let isListed = dirtySlot != DirtySubviews.noSlot
    if superview == nil {
      if isListed { return "stands in a list without a superview" }
    } else if isListed != isDirty {
      return isListed ? "is clean and stands in its superview's list" : "is dirty under a clean path"
    }
    var count = 0
    for listed in dirtySubviews.views {
      count += 1
      if listed.superview !== self { return "lists a view that is not its subview" }
    }
    return count == dirtySubviews.count ? nil : "counts \(dirtySubviews.count) dirty subviews instead of \(count)"
  }
}
