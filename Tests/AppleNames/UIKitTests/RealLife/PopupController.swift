import UIKit

// A popup as libraries write it: a presentation controller that dims, a controller that supplies it, and an animator.

final class PopupPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.alpha = 0
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = presentedViewController.preferredContentSize
    return CGRect(
      x: (containerView.bounds.width - size.width) / 2, y: (containerView.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.addSubview(dimmingView)
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dimmingView.topAnchor.constraint(equalTo: containerView.topAnchor),
      dimmingView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      dimmingView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      dimmingView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
    ])
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 0 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class PopupAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: to)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [.curveEaseOut], animations: { view.transform = .identity },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

final class PopupViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let closeButton = UIButton(type: .system)
  var onClose: (() -> Void)?

  init(message: String) {
    super.init(nibName: nil, bundle: nil)
    title = message
    modalPresentationStyle = .custom
    transitioningDelegate = self
    preferredContentSize = CGSize(width: 200, height: 120)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view.addSubview(closeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
  }

  private func close() { dismiss(animated: true, completion: onClose) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PopupPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { PopupAnimator() }
}
