import HeadlessViews

/// A weak reference to a view, to identify it in another state of its tree.
struct WeakView: Sendable {
  private weak let view: View?

  init(_ view: View) { self.view = view }

  /// The identity of the view; nil after it was released, so that it can't be mistaken for another one.
  var identity: ObjectIdentifier? { view.map(ObjectIdentifier.init) }
}
