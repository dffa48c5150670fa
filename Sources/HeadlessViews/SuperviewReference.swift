/// A view's way up to its superview, free of reference counting: the package's one place of unsafe code.
///
/// It is valid because of two rules, both kept by the tree alone: a superview owns its subviews, and it clears their
/// references when it removes them and when it goes away (``View/deinit``). ``borrow(_:)`` needs a third one, which its
/// callers keep: nobody else's code runs inside it.
struct SuperviewReference {
  private var unmanaged: Unmanaged<View>?

  /// The superview, or nil at the root of a tree.
  var view: View? {
    get { unmanaged?.takeUnretainedValue() }
    set { unmanaged = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether there is no superview.
  var isEmpty: Bool { unmanaged == nil }

  /// Runs `body` with the superview, without counting a reference; not at all at the root of a tree.
  ///
  /// `body` must run no code of anybody else's, which might let the superview go.
  func borrow(_ body: (View) -> Void) {
    unmanaged?._withUnsafeGuaranteedRef(body)
  }

  /// Whether a view is the superview.
  func refers(to view: View) -> Bool {
    unmanaged?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }
}
