/// A type of invalidation: what a view updates after a property has changed.
/// > Documented: UIViewInvalidating.
public protocol ViewInvalidating {
  /// Marks the view, so that it is updated in the next layout pass or drawing.
  @preconcurrency @MainActor func invalidate(view: View)
}

extension View {
  /// The types of invalidation of the toolkit.
  /// > Documented: UIView.Invalidations.
  public enum Invalidations {
    /// An invalidation by ``View/setNeedsLayout()``.
    public struct Layout: ViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view for layout.
      @preconcurrency @MainActor public func invalidate(view: View) { view.setNeedsLayout() }
    }

    /// An invalidation by ``View/setNeedsDisplay()``.
    public struct Display: ViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Indicates that the view's content has changed.
      @preconcurrency @MainActor public func invalidate(view: View) { view.setNeedsDisplay() }
    }

    /// An invalidation by ``View/setNeedsUpdateConstraints()``.
    public struct Constraints: ViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view for an update of its constraints.
      @preconcurrency @MainActor public func invalidate(view: View) { view.setNeedsUpdateConstraints() }
    }

    /// An invalidation by ``View/invalidateIntrinsicContentSize()``.
    public struct IntrinsicContentSize: ViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Invalidates the view's preferred size.
      @preconcurrency @MainActor public func invalidate(view: View) { view.invalidateIntrinsicContentSize() }
    }

    /// Two invalidations, one after the other.
    public struct Tuple<First: ViewInvalidating, Second: ViewInvalidating>: ViewInvalidating {
      private let first: First
      private let second: Second
      /// Creates an invalidation of two others.
      public init(_ invalidation1: First, _ invalidation2: Second) {
        (first, second) = (invalidation1, invalidation2)
      }
      /// Invalidates the view by both.
      @preconcurrency @MainActor public func invalidate(view: View) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension ViewInvalidating where Self == View.Invalidations.Layout {
  /// A change that invalidates the layout of the subviews.
  public static var layout: Self { Self() }
}

extension ViewInvalidating where Self == View.Invalidations.Display {
  /// A change after which the view is drawn again.
  public static var display: Self { Self() }
}

extension ViewInvalidating where Self == View.Invalidations.Constraints {
  /// A change that invalidates the view's constraints.
  public static var constraints: Self { Self() }
}

extension ViewInvalidating where Self == View.Invalidations.IntrinsicContentSize {
  /// A change that invalidates the view's preferred size.
  public static var intrinsicContentSize: Self { Self() }
}
