// Views' surroundings, pointers and dragging. The stubs take the arguments that real code passes, so that the compiler
// shows only their message, which is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// MARK: Physics

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  open var childBehaviors: [UIDynamicBehavior] { [] }
  open var dynamicAnimator: UIDynamicAnimator? { nil }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {}
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {}
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIDynamicAnimator: NSObject {
  public init(referenceView view: UIView) { fatalError() }
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  open var behaviors: [UIDynamicBehavior] { [] }
  open var referenceView: UIView? { nil }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func addBehavior(_ behavior: UIDynamicBehavior) {}
  open func removeBehavior(_ behavior: UIDynamicBehavior) {}
  open func removeAllBehaviors() {}
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIAttachmentBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { fatalError() }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    fatalError()
  }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { fatalError() }
  open var anchorPoint = CGPoint.zero
  open var frictionTorque: CGFloat = 0
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UICollisionBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { fatalError() }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  open func removeAllBoundaries() {}
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open var translatesReferenceBoundsIntoBoundary = false
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { fatalError() }
  open var density: CGFloat = 0
  open var friction: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open var elasticity: CGFloat = 0
  open var resistance: CGFloat = 0
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { fatalError() }
  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
  open var angle: CGFloat = 0
  open var gravityDirection = CGVector.zero
  open var magnitude: CGFloat = 0
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public init(items: [any UIDynamicItem], mode: Mode) { fatalError() }
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
}

@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { fatalError() }
  open var snapPoint = CGPoint.zero
  open var damping: CGFloat = 0
}

// MARK: Menus

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIContextMenuConfiguration: NSObject {
  public typealias ElementOrder = UIButton.MenuElementOrder
  open var preferredMenuElementOrder: ElementOrder = .automatic
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { fatalError() }
}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open var view: UIView? { nil }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: AnyObject?) { fatalError() }
  open var view: UIView? { nil }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor!
  open var visiblePath: UIBezierPath?
}

@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UITargetedPreview: NSObject {
  public convenience init(view: UIView) { fatalError() }
  public convenience init(view: UIView, parameters: UIPreviewParameters) { fatalError() }
}

// MARK: Drag and drop

@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: AnyObject) { fatalError() }
  open var isEnabled = false
  open var view: UIView? { nil }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UIDragItem: NSObject {
  open var localObject: Any?
}

@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: AnyObject) { fatalError() }
  open var view: UIView? { nil }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open var view: UIView? { nil }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

// MARK: Focus and pointer

@available(*, unavailable, message: "The focus is moved by UIWindow.moveFocus(to:heading:).")
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

@available(*, unavailable, message: "The focus is moved by UIWindow.moveFocus(to:heading:).")
open class UIFocusSystem: NSObject {}

@available(*, unavailable, message: "There is no pointer: remove it, or override isHovered in a test.")
open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) { fatalError() }
  open var isEnabled = true
  open var view: UIView? { nil }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  open func invalidate() {}
}

@available(*, unavailable, message: "There is no pointer: remove it, or override isHovered in a test.")
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

@available(*, unavailable, message: "There is no pointer: remove it, or override isHovered in a test.")
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

@available(*, unavailable, message: "There is no pointer: remove it, or override isHovered in a test.")
open class UIPointerRegion: NSObject {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() }
  open var rect: CGRect { .zero }
}

@available(*, unavailable, message: "There is no pointer: remove it, or override isHovered in a test.")
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 0)
}

@available(*, unavailable, message: "There is no pointer.")
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { fatalError() }
}
