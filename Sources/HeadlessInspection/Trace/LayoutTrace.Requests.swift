import HeadlessViews

extension LayoutTrace {
  /// Who has asked for which view's layout since it was laid out last.
  @MainActor
  struct Wishes {
    /// The views are kept, so that no other one can have the identity of one that is gone.
    private struct Wish {
      let view: View
      let number: Int
      var reasons = Reasons()
    }

    private var wishes: [ObjectIdentifier: Wish] = [:]
    private var count = 0

    mutating func add(_ reason: Reason, for view: View) {
      count += 1
      wishes[ObjectIdentifier(view), default: Wish(view: view, number: count)].reasons.add(reason)
    }

    /// The reasons for a layout that begins.
    mutating func take(of view: View) -> Reasons {
      wishes.removeValue(forKey: ObjectIdentifier(view))?.reasons ?? Reasons()
    }

    /// Those that still wait, in the order in which they first asked.
    var left: [(view: View, reasons: Reasons)] {
      wishes.values.filter { $0.view.needsLayout }.sorted { $0.number < $1.number }.map { ($0.view, $0.reasons) }
    }
  }
}
