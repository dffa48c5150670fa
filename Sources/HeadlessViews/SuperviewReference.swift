/// A view's way up to its superview, free of reference counting: the package's one place of unsafe code.
///
/// It is valid because of two rules, both kept by the tree alone: a superview owns its subviews, and it clears their
/// references when it removes them and when it goes away (``View/deinit``).
struct SuperviewReference {
  private var unmanaged: Unmanaged<View>?

  /// The superview, or nil at the root of a tree.
  var view: View? {
    get { unmanaged?.takeUnretainedValue() }
    set { unmanaged = newValue.map(Unmanaged.passUnretained) }
  }
}
