/// A reference to an object, or to none, without reference counting: the package's only unmanaged reference.
///
/// A view refers so to its superview and to the subviews that need layout. The tree keeps both valid: a superview owns
/// its subviews, and clears them when it removes one and in its `deinit`. Constraints lend so what they retain.
struct UncountedReference<Object: AnyObject> {
  private var unmanaged: Unmanaged<Object>?

  init(_ object: Object? = nil) { unmanaged = object.map(Unmanaged.passUnretained) }

  /// The object, or nil.
  var object: Object? { unmanaged?.takeUnretainedValue() }

  /// The object unless its `deinit` runs on another thread; may be stored.
  var livingObject: Object? {
    weak let object = object
    return object
  }

  /// Whether there is no object.
  var isEmpty: Bool { unmanaged == nil }

  /// Runs `body` with the object, without counting a reference; returns nil without an object.
  ///
  /// `body` must not run code of an app, which might release the object, unless something else retains it. Nor may it
  /// use the object after a reference to it was counted: another thread may have released all others.
  @discardableResult func borrow<Result>(_ body: (Object) -> Result) -> Result? {
    unmanaged?._withUnsafeGuaranteedRef(body)
  }

  func refers(to object: Object) -> Bool {
    unmanaged?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}

extension UncountedReference: Sendable where Object: Sendable {}
