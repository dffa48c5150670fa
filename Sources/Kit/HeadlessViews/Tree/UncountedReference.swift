/// A reference to an object, or to none, without reference counting: the package's only unmanaged reference.
///
/// A tree has two of them: a view's reference to its superview, and a superview's list of the subviews that need
/// layout. The tree keeps them valid: a superview owns its subviews, and clears both when it removes a subview and when
/// it is deallocated (``View/deinit``). Inside ``borrow(_:)`` no code of an app may run.
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
  /// `body` must not run code of an app, which might release the object.
  @discardableResult func borrow<Result>(_ body: (Object) -> Result) -> Result? {
    unmanaged?._withUnsafeGuaranteedRef(body)
  }

  func refers(to object: Object) -> Bool {
    unmanaged?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}

extension UncountedReference: Sendable where Object: Sendable {}
