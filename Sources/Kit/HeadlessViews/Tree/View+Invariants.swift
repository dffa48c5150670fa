import Foundation

/// Checks for soak tests.
package extension View {
  /// The rectangle in the superview without the ``transform``, in points.
  final var untransformedFrame: CGRect { frameStorage }

  /// The fault in the view's marks of layout while no pass runs, in words; nil without one.
  ///
  /// A view is in its superview's list exactly while it or a descendant needs layout or a notification of its insets,
  /// and the list contains no other view.
  final var layoutStateIssue: String? {
    if flags.contains(.isLayingOut) || flags.contains(.isInPass) { return "is marked as in a pass that is over" }
    let isListed = dirtySlot != DirtySubviews.noSlot
    if storedSuperview == nil {
      if isListed { return "is in a list without a superview" }
    } else if isListed != isDirty {
      return isListed ? "is clean and in its superview's list" : "is dirty under a clean path"
    }
    var entries: [View] = []
    dirtySubviews.forEach { entries.append($0) }
    for entry in entries where entry.storedSuperview !== self { return "lists a view that is not its subview" }
    let marked = subviewStorage.count { $0.dirtySlot != DirtySubviews.noSlot }
    if entries.count != marked { return "lists \(entries.count) subviews instead of \(marked)" }
    if dirtySubviews.isEmpty != entries.isEmpty { return "counts dirty subviews and has none" }
    return insetStateIssue
  }

  /// The fault in the view's mark of insets, in words; nil without one.
  private var insetStateIssue: String? {
    if !flags.contains(.inheritsInsets) { return rare.insetState == nil ? nil : "has insets without the mark" }
    let areMarked = subviewStorage.allSatisfy { $0.flags.contains(.inheritsInsets) }
    return areMarked ? nil : "has the mark of insets and a subview without it"
  }
}
