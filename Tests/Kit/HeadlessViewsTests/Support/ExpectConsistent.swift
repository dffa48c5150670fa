import HeadlessKit
import HeadlessTesting

/// Checks the invariants of every tree: links agree both ways, no view is in it twice, all are in the root's window.
@MainActor func expectConsistent(_ root: View, sourceLocation: SourceLocation = #_sourceLocation) {
  expectNil(root.superview, "the root has a superview", sourceLocation: sourceLocation)
  var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
  var waiting = [root]
  var faults: [String] = []
  while let view = waiting.popLast() {
    for subview in view.subviews {
      if !seen.insert(ObjectIdentifier(subview)).inserted { faults.append("\(subview) is in the tree twice") }
      if subview.superview !== view { faults.append("\(subview) has another superview than its owner") }
      if subview.window !== root.window { faults.append("\(subview) has another window than the root") }
      if !faults.isEmpty { break }
      waiting.append(subview)
    }
  }
  expectEqual(faults, [], sourceLocation: sourceLocation)
}

/// Checks that a second pass right after one finds nothing to do, and visits no view.
@MainActor func expectSettled(_ root: View, sourceLocation: SourceLocation = #_sourceLocation) {
  let trace = LayoutTrace.recording { root.layoutIfNeeded() }
  expectEqual(trace.description, "", sourceLocation: sourceLocation)
  expectEqual(trace.visits, 0, sourceLocation: sourceLocation)
}
