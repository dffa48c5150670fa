import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A set of directions of a popover's arrow.
/// > Documented: UIPopoverArrowDirection, with its raw values.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bit mask of the directions, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An arrow at the top edge of the popover.
  public static let up = PopoverArrowDirection(rawValue: 1 &<< 0)
  /// An arrow at the bottom edge of the popover.
  public static let down = PopoverArrowDirection(rawValue: 1 &<< 1)
  /// An arrow at the left edge of the popover.
  public static let left = PopoverArrowDirection(rawValue: 1 &<< 2)
  /// An arrow at the right edge of the popover.
  public static let right = PopoverArrowDirection(rawValue: 1 &<< 3)
  /// The set of all four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction before the presentation, when none was chosen.
  public static let unknown = PopoverArrowDirection(rawValue: UInt(Int.max))
}

/// The presentation controller of popovers.
///
/// The content has its size beside its source in an era of ``SystemEra/presentations``; else it covers its container.
/// > Documented: UIPopoverPresentationController. Differs: no arrow is drawn.
open class PopoverPresentationController: PresentationController {
  /// The rectangle and the arrow of the popover since it was placed last; see ``computedPlacement``.
  private(set) final var placement: (frame: CGRect, direction: PopoverArrowDirection)?

  // MARK: Bars

  /// The item of a bar that the arrow points to; nil by default.
  open weak var barButtonItem: BarButtonItem?

  // MARK: Source

  /// The view that the arrow points to; nil by default.
  open var sourceView: View?
  /// The view or the item of a bar that the arrow points to: ``barButtonItem``, else ``sourceView``.
  ///
  /// Setting it sets the one and removes the other.
  /// > Documented: UIPopoverPresentationController.sourceItem. Assumed: the effect on the other two.
  open var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { (barButtonItem, sourceView) = (newValue as? BarButtonItem, newValue as? View) }
  }
  /// The rectangle of the source view that the arrow points to; null by default.
  open var sourceRect = CGRect.null
  /// The directions that the arrow may have; all by default.
  open var permittedArrowDirections = PopoverArrowDirection.any
  /// The direction of the arrow, empty for none; unknown before the presentation.
  open var arrowDirection: PopoverArrowDirection { placement?.direction ?? .unknown }
  /// Whether the popover may cover the rectangle; false by default, and stored only.
  open var canOverlapSourceViewRect = false
  /// The views that get touches beside the popover, which do not dismiss it; nil by default.
  /// > Documented: UIPopoverPresentationController.passthroughViews.
  open var passthroughViews: [View]?
  /// The color of the background; nil by default.
  open var backgroundColor: Color?
  /// The margins of the area for the popover, in points; 10 points on each side by default.
  ///
  /// A margin of 10 points is the system's own distance; another one moves that edge by the difference.
  /// > Documented: UIPopoverPresentationController.popoverLayoutMargins. Assumed: the default and the difference.
  open var popoverLayoutMargins = PopoverLayout.standardMargins {
    didSet {
      if !accepts(popoverLayoutMargins.isFinite, "\(popoverLayoutMargins)", "popoverLayoutMargins") {
        popoverLayoutMargins = oldValue
      }
      container?.setNeedsLayout()
    }
  }

  /// The frame of the popover with its arrow, or of the sheet that it has become.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if let frame = placement?.frame { return frame }
    if sheetLayout == nil, let alert = presentedViewController as? AlertController, let container {
      return alert.frame(in: container)
    }
    return super.frameOfPresentedViewInContainerView
  }

  override func updatePlacement() { placement = computedPlacement }

  override func hitBeside(_ point: CGPoint, with event: Event?) -> View? {
    guard effectiveStyle == .popover, let container, let views = passthroughViews else { return nil }
    return views.lazy.compactMap { view in
      view.window === container.window ? view.hitTest(container.convert(point, to: view), with: event) : nil
    }.first
  }

  private var popoverDelegate: (any PopoverPresentationControllerDelegate)? {
    delegate as? any PopoverPresentationControllerDelegate
  }

  // > Assumed: the older method is asked as well.
  override func delegateAllowsDismissal() -> Bool {
    super.delegateAllowsDismissal()
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func notifyDelegateOfDismissal() {
    super.notifyDelegateOfDismissal()
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  override func containerDidChange() {
    super.containerDidChange()
    if placement != nil || presentedViewController is AlertController { placeAgain() }
    // Its rows are beside the arrow, which may be at the other side of an alert of the same size.
    if presentedViewController is AlertController { presentedViewController.viewIfLoaded?.setNeedsLayout() }
  }

  /// Returns a sheet in a compact width.
  /// > Documented: a popover is not a popover in a compact width. Assumed: a page sheet since iOS 13.
  override func standardAdaptiveStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .popover
  }

  /// Reports a popover that points to nothing.
  /// > Reported: UIKit throws with these sentences.
  final func checkSource() {
    if sourceView != nil || barButtonItem != nil { return }
    let presented = presentedViewController
    let problem =
      presented is AlertController
      ? "Your application has presented a UIAlertController of style UIAlertControllerStyleActionSheet from "
        + "\(type(of: presentingViewController)). The modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
        + "controller's popoverPresentationController"
      : "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation occurs"
    presented.report(
      "popoverPresentationController", "\(problem); it is presented without an arrow.",
      cure: "Set sourceView and sourceRect, or barButtonItem, before the presentation or in "
        + "prepareForPopoverPresentation(_:).")
  }
}

/// An item that a popover can point to: a view or an item of a bar.
/// > Documented: UIPopoverPresentationControllerSourceItem. Differs: it has no `frame(in:)`, as no arrow is drawn.
@preconcurrency @MainActor public protocol PopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

/// The notifications of a popover.
/// > Documented: UIPopoverPresentationControllerDelegate, whose members are optional there.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
  /// Returns whether a touch beside the popover may dismiss it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// Called after a touch beside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {}
  /// Returns true by default, which allows the dismissal.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}

extension ViewController {
  /// The controller of the popover that this controller is, or will be, presented in; nil for other styles.
  public final var popoverPresentationController: PopoverPresentationController? {
    nearestPresentationController as? PopoverPresentationController
  }

  /// The controller of the sheet that this controller is, or will be, presented in; nil for other styles.
  public final var sheetPresentationController: SheetPresentationController? {
    nearestPresentationController as? SheetPresentationController
  }
}
