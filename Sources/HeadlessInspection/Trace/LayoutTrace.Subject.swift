import HeadlessViews

extension LayoutTrace {
  /// A view of the recording, by the name that steps use for it.
  struct Subject: Sendable {
    let name: String
    let view: WeakView
  }
}

/// A view that is not kept alive, to find it again in another state of its tree.
struct WeakView: Sendable {
  private weak let view: View?

  init(_ view: View) { self.view = view }

  /// What the view is known by; nil once it is gone, so that no other one is taken for it.
  var identity: ObjectIdentifier? { view.map(ObjectIdentifier.init) }
}
