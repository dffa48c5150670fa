/// A reference to a view, or to none, without reference counting: the package's only unmanaged reference.
///
/// Two things in a tree are such references: a view's way up to its superview, and a superview's list of the subviews that
/// need layout. They are valid because of two rules, both kept by the tree alone: a superview owns its subviews, and it
/// clears both when it removes a subview and when it goes away (``View/deinit``). ``borrow(_:)`` needs a third one, which
/// its callers keep: nobody else's code runs inside it.
struct UncountedView {
  private var unmanaged: Unmanaged<View>?

  init(_ view: View? = nil) {
    unmanaged = view.map(Unmanaged.passUnretained)
  }

  /// The view, or nil.
  var view: View? { unmanaged?.takeUnretainedValue() }

  /// Whether there is no view.
  var isEmpty: Bool { unmanaged == nil }

  /// Runs `body` with the view, without counting a reference; not at all where there is none.
  ///
  /// `body` must run no code of anybody else's, which might let the view go.
  func borrow(_ body: (View) -> Void) {
    unmanaged?._withUnsafeGuaranteedRef(body)
  }

  /// Whether this is a view.
  func refers(to view: View) -> Bool {
    unmanaged?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }
}
