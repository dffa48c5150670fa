extension ViewController: UIAppearanceContainer {}

/// The UIKit name of ``ViewController``: an object that loads and manages a view and is notified of its appearance.
public typealias UIViewController = ViewController
/// The UIKit name of ``ModalPresentationStyle``: the presentation of a controller, such as full screen or as a sheet.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// The UIKit name of ``ModalTransitionStyle``: the animation of a controller's presentation.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// The UIKit name of ``InterfaceOrientationMask``: a set of the orientations that a controller supports.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// The UIKit name of ``StatusBarAnimation``: the animation of a status bar that is shown or hidden.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// The UIKit name of ``ContentContainer``: an object that contains controllers and follows their preferred sizes.
public typealias UIContentContainer = ContentContainer
/// The UIKit name of ``LayoutSupport``: the length of the area that a bar covers in a controller's view.
public typealias UILayoutSupport = LayoutSupport
/// The UIKit name of ``PresentationController``: the object that manages a controller's presentation and dismissal.
public typealias UIPresentationController = PresentationController
/// The UIKit name of ``AdaptivePresentationControllerDelegate``: an object that adapts a presentation.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// The UIKit name of ``SheetPresentationController``: the presentation controller of sheets.
public typealias UISheetPresentationController = SheetPresentationController
/// The UIKit name of ``SheetPresentationControllerDelegate``: an object that a sheet notifies of its selected detent.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// The UIKit name of ``SheetPresentationControllerDetentResolutionContext``: the values for a custom detent's height.
public typealias UISheetPresentationControllerDetentResolutionContext =
  SheetPresentationControllerDetentResolutionContext
/// The UIKit name of ``PopoverPresentationController``: the presentation controller of popovers.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// The UIKit name of ``PopoverPresentationControllerSourceItem``: an item that a popover can point to.
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem
/// The UIKit name of ``PopoverPresentationControllerDelegate``: an object that supplies a popover's anchor.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// The UIKit name of ``PopoverArrowDirection``: a set of directions that a popover's arrow points in.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// The UIKit name of ``TransitionContextViewControllerKey``: the key of a controller that takes part in a transition.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// The UIKit name of ``TransitionContextViewKey``: the key of a view that takes part in a transition.
public typealias UITransitionContextViewKey = TransitionContextViewKey
/// The UIKit name of ``ViewControllerContextTransitioning``: a transition's views, controllers and completion.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// The UIKit name of ``ViewControllerAnimatedTransitioning``: an object that animates between two controllers.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// The UIKit name of ``ViewControllerInteractiveTransitioning``: an object that drives an interactive transition.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// The UIKit name of ``ViewControllerTransitioningDelegate``: an object that supplies a presentation's animations.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// The UIKit name of ``ViewControllerTransitionCoordinator``: an object that runs animations alongside a transition.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// The UIKit name of ``ViewControllerTransitionCoordinatorContext``: the state of a transition, such as its duration.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
/// The UIKit name of ``ViewControllerRestoration``: a class that creates controllers for state restoration.
public typealias UIViewControllerRestoration = ViewControllerRestoration
/// The UIKit name of ``PercentDrivenInteractiveTransition``: an interactive transition that is driven by a fraction.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition
