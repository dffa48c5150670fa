extension View {
  /// A property of a view whose changes invalidate the view: `@Invalidating(.layout, .display) var gap = 4`.
  ///
  /// An equal value invalidates nothing.
  /// > Documented: UIView.Invalidating.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: ViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with an initial value and a type of invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property with two types of invalidation.
    public init<First, Second>(wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
    }

    /// Creates a property with three types of invalidation.
    public init<First, Second, Third>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
    }

    /// Creates a property with four types of invalidation.
    public init<First, Second, Third, Fourth>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third,
      _ invalidation4: Fourth
    )
    where
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>>
    {
      self.init(
        wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
    }

    /// The value of a property that is not in a view: unavailable.
    @available(*, unavailable, message: "@Invalidating is for properties of views: store the value in a view.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of the property of a view; a new value invalidates the view.
    @preconcurrency @MainActor
    public static subscript<Enclosing: View>(
      _enclosingInstance view: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        if view[keyPath: storage].value == newValue { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}
