import HeadlessControllers

extension ViewController: UIAppearanceContainer {}

/// See ``ViewController``.
public typealias UIViewController = ViewController
/// See ``ModalPresentationStyle``.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// See ``ModalTransitionStyle``.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// See ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// See ``StatusBarAnimation``.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// See ``ContentContainer``.
public typealias UIContentContainer = ContentContainer
/// See ``LayoutSupport``.
public typealias UILayoutSupport = LayoutSupport
/// See ``PresentationController``.
public typealias UIPresentationController = PresentationController
/// See ``AdaptivePresentationControllerDelegate``.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// See ``SheetPresentationController``.
public typealias UISheetPresentationController = SheetPresentationController
/// See ``SheetPresentationControllerDelegate``.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// See ``SheetPresentationControllerDetentResolutionContext``.
public typealias UISheetPresentationControllerDetentResolutionContext =
  SheetPresentationControllerDetentResolutionContext
/// See ``PopoverPresentationController``.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// See ``PopoverPresentationControllerDelegate``.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// See ``PopoverArrowDirection``.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// See ``TransitionContextViewControllerKey``.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// See ``TransitionContextViewKey``.
public typealias UITransitionContextViewKey = TransitionContextViewKey
/// See ``ViewControllerContextTransitioning``.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// See ``ViewControllerAnimatedTransitioning``.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// See ``ViewControllerInteractiveTransitioning``.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// See ``ViewControllerTransitioningDelegate``.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// See ``ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// See ``ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
/// See ``ViewControllerRestoration``.
public typealias UIViewControllerRestoration = ViewControllerRestoration
/// See ``PercentDrivenInteractiveTransition``.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition
