import Foundation
import HeadlessGraphics
import HeadlessViews

/// The presentation controller of sheets.
///
/// A sheet has the height of its detent in an era of ``SystemEra/presentations``; else it covers its container.
/// > Documented: UISheetPresentationController. Differs: it shows no grabber.
open class SheetPresentationController: PresentationController {
  /// A height at which a sheet rests.
  /// > Documented: UISheetPresentationController.Detent.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string that identifies the detent.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// The detent of half the largest height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier, by which ``selectedDetentIdentifier`` selects the detent.
    public let identifier: Identifier
    private let resolver: (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at about half of the largest height.
    /// > Seen: fact q8: 0.56 of the largest height on iOS 26.1. Assumed: half of it in earlier eras.
    /// > Documented: inactive in compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
      }
    }

    /// Returns a detent at the full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent at a height of your own.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil creates a new one.
    ///   - resolver: A closure that returns the height, in points; nil deactivates the detent.
    /// - Returns: A new detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Returns the height in a context, in points; nil if the detent is inactive.
    public func resolvedValue(in context: any SheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet rests; large alone by default.
  open var detents: [Detent] = [.large()] { didSet { container?.setNeedsLayout() } }
  /// The detent that was selected; nil, by default, means the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
  /// The largest detent beside which touches reach the content behind the sheet; nil, by default, means none.
  /// > Documented: the property of UISheetPresentationController.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling at the top expands the sheet; true by default, and stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet shows a grabber; false by default, and stored only.
  open var prefersGrabberVisible = false
  /// Whether the sheet is at the bottom edge where the height is compact, otherwise it fills the screen; false by
  /// default.
  /// > Documented: the property of UISheetPresentationController. Assumed: its top is as in a regular height.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { container?.setNeedsLayout() } }
  /// Whether a sheet at the edge in a compact height is as wide as its controller prefers, otherwise as the safe area;
  /// false by default.
  /// > Documented: the property of UISheetPresentationController. Assumed: the sheet is in the middle.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { container?.setNeedsLayout() } }
  /// Whether a form sheet of a pad has the size of a page sheet; true by default, and stored only.
  open var prefersPageSizing = true
  /// The corner radius of the view that contains the presented one, in points; nil, by default, means none here.
  /// > Differs: the system's own radius is not drawn.
  open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
  /// The view that the sheet is centered over; nil by default.
  open var sourceView: View?

  /// Runs changes of the settings, which nothing animates.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Indicates that detents have other heights; lays the container out again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// Selects a detent as a user does, and notifies the delegate; for tests.
  public final func selectDetent(_ identifier: Detent.Identifier) {
    guard detents.contains(where: { $0.identifier == identifier }) else {
      return presentedViewController.report(
        "sheetPresentationController.selectDetent(_:)",
        "Expected one of \(detents.map(\.identifier.rawValue)); got \(identifier.rawValue); keeping the selection.",
        cure: "Select an identifier of detents.")
    }
    selectedDetentIdentifier = identifier
    Self.nesting.call("selectDetent(_:) of \(type(of: self))") {
      let sheetDelegate = delegate as? any SheetPresentationControllerDelegate
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Swipes the sheet down as a user does, and notifies the delegate; for tests.
  ///
  /// A presentation that waits or is animated ends first. If ``ViewController/isModalInPresentation`` is true, or the
  /// delegate does not allow it, the sheet stays; otherwise the animated dismissal begins at the end of the turn. A
  /// sheet that is not presented, is being dismissed, or presents another controller is reported and ignored.
  /// > Documented: UIAdaptivePresentationControllerDelegate: the delegate is asked if isModalInPresentation is
  /// > false; an attempt that fails calls presentationControllerDidAttemptToDismiss(_:).
  public final func dismissAsUser() {
    Self.nesting.call("dismissAsUser() of \(type(of: self))") {
      let presented = presentedViewController
      presented.endPresentation()
      if mayBeDismissed { return dismissByGesture() }
      presented.report(
        "sheetPresentationController.dismissAsUser()",
        "Expected a presented sheet without another controller on top; got one that is not presented, is being "
          + "dismissed or presents; nothing was dismissed.",
        cure: "Present the sheet, or dismiss the topmost one.")
    }
  }

  /// Whether touches beside the sheet end at its container: above the largest detent that does not dim.
  override var blocksTouches: Bool {
    guard let sheetLayout, let undimmed = largestUndimmedDetentIdentifier else { return true }
    let heights = detentHeights(sheetLayout)
    guard let limit = heights.first(where: { $0.identifier == undimmed })?.height else { return true }
    return (selectedHeight(in: heights) ?? .infinity) > limit
  }
}

/// The values that a detent's height may depend on.
/// > Documented: UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor public protocol SheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: TraitCollection { get }
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The notifications of a sheet.
/// > Documented: UISheetPresentationControllerDelegate.
@preconcurrency @MainActor public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called after a user has selected another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
