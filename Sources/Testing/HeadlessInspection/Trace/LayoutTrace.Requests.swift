import HeadlessViews

extension LayoutTrace {
  /// The requests for the layout of views since their last layout.
  @MainActor struct Requests {
    /// The requests by view, which is retained, so that no other view can have its identity.
    private var requests: [ObjectIdentifier: (view: View, number: Int, reasons: Reasons)] = [:]
    private var count = 0

    mutating func add(_ reason: Reason, for view: View) {
      count += 1
      requests[ObjectIdentifier(view), default: (view, count, Reasons())].reasons.add(reason)
    }

    /// Removes the request of a view whose layout begins; returns its reasons, empty without a request.
    mutating func removeReasons(for view: View) -> Reasons {
      requests.removeValue(forKey: ObjectIdentifier(view))?.reasons ?? Reasons()
    }

    /// The views that still need layout, in the order of their first requests.
    var remaining: [(view: View, reasons: Reasons)] {
      requests.values.filter { $0.view.needsLayout }.sorted { $0.number < $1.number }.map { ($0.view, $0.reasons) }
    }
  }
}
