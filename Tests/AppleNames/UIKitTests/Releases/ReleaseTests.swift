import HeadlessTesting
import RepositoryFiles
import UIKit

/// Every object that a test can make is released after use, with what it was connected to.
@MainActor @Suite("Releases", .screen(scale: 2)) struct ReleaseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> AnyObject
    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> AnyObject) {
      (testDescription, self.make) = (name, make)
    }
    /// Creates a row that has the name of the type of its object.
    init<Made: AnyObject>(
      _ made: @autoclosure @escaping @MainActor @Sendable () -> Made,
      _ change: @escaping @MainActor @Sendable (Made) -> Void = { _ in }
    ) {
      self.init("\(Made.self)") {
        let made = made()
        change(made)
        return made
      }
    }
  }

  // MARK: Views

  private nonisolated static let views: [Row] = [
    Row(UIView()), Row(UIControl()),
    Row(UIButton(type: .system)) {
      $0.setTitle("a", for: .normal)
      $0.setImage(UIImage(size: CGSize(width: 9, height: 9)), for: .normal)
    },
    Row("Button") {
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "a") { _ in })
      button.configurationUpdateHandler = { $0.alpha = 1 }
      button.menu = UIMenu(children: [UIAction(title: "b") { _ in }])
      return button
    },
    Row(UIImageView(image: UIImage(size: CGSize(width: 9, height: 9)))), Row(UILabel()) { $0.text = "a" },
    Row(UIStackView(arrangedSubviews: [UIView(), UILabel()])), Row(UIActivityIndicatorView()) { $0.startAnimating() },
    Row(UIVisualEffectView(effect: UIBlurEffect(style: .dark))),
    Row(UITextField()) {
      ($0.leftView, $0.leftViewMode, $0.clearButtonMode) = (UIView(), .always, .always)
    },
    Row(UISwitch()), Row(UISlider()), Row(UIStepper()), Row(UISegmentedControl(items: ["a", "b"])),
    Row(UIPageControl()) { $0.numberOfPages = 3 },
    Row(UIProgressView()) { $0.observedProgress = Progress(totalUnitCount: 3) },
    Row(UIScrollView()) {
      $0.contentSize = CGSize(width: 500, height: 900)
      $0.refreshControl = UIRefreshControl()
      $0.addSubview(UIButton(type: .system))
    },
    Row(UIRefreshControl()),
    Row(UINavigationBar()) {
      $0.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
    },
    Row(UITabBar()) { $0.items = [UITabBarItem(title: "a", image: nil, tag: 0)] },
    Row(UIToolbar()) { $0.items = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)] },
  ]

  @Test(arguments: views)
  func `a view is released after layout, touches, gestures, constraints, animations and drawing`(row: Row) throws {
    weak var view: AnyObject?
    do {
      let made = row.make() as! UIView
      view = made
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      made.frame = CGRect(x: 20, y: 40, width: 200, height: 60)
      let neighbor = UILabel()
      for other in [made, neighbor] { window.addSubview(other) }
      neighbor.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        neighbor.topAnchor.constraint(equalTo: made.bottomAnchor),
        neighbor.leadingAnchor.constraint(equalTo: made.safeAreaLayoutGuide.leadingAnchor),
      ])
      made.addLayoutGuide(UILayoutGuide())
      made.addGestureRecognizer(UILongPressGestureRecognizer(handler: { [unowned made] _ in made.alpha = 1 }))
      if let control = made as? UIControl {
        control.addAction(UIAction { [weak control] _ in control?.tag += 1 }, for: .allEvents)
      }
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      made.isUserInteractionEnabled = true
      let target = try #require(window.hitTest(made.center, with: nil))
      let finger = touch(target)
      window.screen.advance(by: 0.6)
      finger.move(by: 30, 30)
      window.screen.advance(by: 0.1)
      finger.lift()
      tap(target)
      UIView.animate(withDuration: 0.2) { made.alpha = 0.5 }
      made.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      made.becomeFirstResponder()
      _ = made.drawing()
      window.screen.advance(by: 2)
      made.removeFromSuperview()
      window.screen.advance(by: 2)
    }
    expectNil(view)
  }

  // MARK: Controllers

  private nonisolated static let controllers: [Row] = [
    Row(UIViewController()), Row(UINavigationController(rootViewController: UIViewController())),
    Row(UITabBarController()) {
      $0.viewControllers = [UIViewController(), UINavigationController(rootViewController: UIViewController())]
    },
    Row(UIAlertController(title: "a", message: "b", preferredStyle: .alert)) {
      $0.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      $0.addTextField()
    },
  ]

  enum Use: CaseIterable { case root, presented, pushed, tab, child, read }

  @Test(arguments: controllers, Use.allCases)
  func `a controller is released after it was shown in any way`(row: Row, use: Use) {
    weak var controller: AnyObject?
    weak var view: UIView?
    do {
      let made = row.make() as! UIViewController
      if made is UINavigationController || made is UIAlertController, use == .pushed { return }
      if made is UIAlertController, use != .presented, use != .read { return }
      controller = made
      let (window, root) = (UIWindow(), UIViewController())
      let nav = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.screen.flush()
      switch use {
      case .root: window.rootViewController = made
      case .presented: root.present(made, animated: true)
      case .pushed: nav.pushViewController(made, animated: true)
      case .tab:
        tabs.viewControllers = [nav, made]
        tabs.selectedIndex = 1
      case .child:
        root.addChild(made)
        root.view.addSubview(made.view)
        made.didMove(toParent: root)
      case .read: _ = made.view
      }
      window.screen.advance(by: 1)
      view = made.view
      switch use {
      case .root: window.rootViewController = UIViewController()
      case .presented: root.dismiss(animated: true)
      case .pushed: nav.popViewController(animated: true)
      case .tab: tabs.viewControllers = [nav]
      case .child:
        made.willMove(toParent: nil)
        made.view.removeFromSuperview()
        made.removeFromParent()
      case .read: break
      }
      window.screen.advance(by: 1)
    }
    #expect(controller == nil && view == nil)
  }

  // MARK: Other objects

  private nonisolated static let recognizers: [Row] = [
    Row(UIGestureRecognizer()), Row(UITapGestureRecognizer()), Row(UILongPressGestureRecognizer()),
    Row(UIPanGestureRecognizer()), Row(UIScreenEdgePanGestureRecognizer()), Row(UISwipeGestureRecognizer()),
    Row(UIPinchGestureRecognizer()), Row(UIRotationGestureRecognizer()), Row(UIHoverGestureRecognizer()),
  ]

  @Test(arguments: recognizers)
  func `a recognizer is released after touches, and with it the recognizer that it requires`(row: Row) {
    weak var recognizer: AnyObject?
    weak var required: AnyObject?
    do {
      let (made, other) = (row.make() as! UIGestureRecognizer, UITapGestureRecognizer())
      (recognizer, required) = (made, other)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.makeKeyAndVisible()
      made.require(toFail: other)
      for each in [made, other] { view.addGestureRecognizer(each) }
      let finger = touch(view, at: CGPoint(x: 2, y: 50))
      finger.move(by: 40, 0)
      window.screen.advance(by: 1)
      finger.lift()
      window.screen.advance(by: 1)
      view.removeGestureRecognizer(made)
      tap(view)
      view.removeGestureRecognizer(other)
      window.screen.advance(by: 1)
    }
    #expect(recognizer == nil && required == nil)
  }

  private nonisolated static let layers: [Row] = [
    Row(CALayer()), Row(CAShapeLayer()), Row(CAGradientLayer()), Row(CATextLayer()), Row(CAReplicatorLayer()),
    Row(CAScrollLayer()), Row(CATransformLayer()), Row(CATiledLayer()), Row(CAEmitterLayer()),
  ]

  @Test(arguments: layers) func `a layer is released after animations, a mask and copies`(row: Row) {
    weak var layer: AnyObject?
    weak var mask: AnyObject?
    do {
      let (made, other) = (row.make() as! CALayer, CALayer())
      (layer, mask) = (made, other)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.layer.addSublayer(made)
      made.mask = other
      made.frame = view.bounds
      window.screen.flush()
      made.opacity = 0.5
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration, animation.repeatCount) = (3, 0.2, 2)
      made.add(animation, forKey: "a")
      window.screen.advance(by: 0.1)
      _ = made.presentation()
      made.removeFromSuperlayer()
      window.screen.advance(by: 1)
    }
    #expect(layer == nil && mask == nil)
  }

  private nonisolated static let objects: [Row] = [
    Row(UIWindow()), Row(Screen()), Row(UILayoutGuide()),
    Row("LayoutConstraint") {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      return constraint
    },
    Row("LayoutXAxisAnchor") { UIView().leftAnchor }, Row("LayoutYAxisAnchor") { UIView().topAnchor },
    Row("LayoutDimension") { UIView().widthAnchor }, Row(UIAction { _ in }),
    Row(UIMenu(children: [UIAction { _ in }])), Row(UICommand(title: "a", action: Selector("a"))),
    Row(UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("a"))),
    Row(UIDeferredMenuElement { $0([]) }), Row(UIMenuItem(title: "a", action: Selector("a"))),
    Row(UndoManager()) {
      $0.registerUndo(withTarget: UIView()) { _ in }
    },
    Row(CABasicAnimation(keyPath: "opacity")), Row(CAKeyframeAnimation(keyPath: "opacity")),
    Row(CASpringAnimation(keyPath: "opacity")),
    Row(CAAnimationGroup()) { $0.animations = [CABasicAnimation(keyPath: "opacity")] }, Row(CATransition()),
    Row(CAEmitterCell()),
    Row("ViewPropertyAnimator") {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in view.alpha = 1 }
      animator.startAnimation()
      Screen.main.advance(by: 1)
      return animator
    },
    Row(UICubicTimingParameters()), Row(UISpringTimingParameters()),
    Row(UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)), Row(UIMotionEffectGroup()),
    Row(UIAccessibilityElement(accessibilityContainer: UIView())),
    Row(UIAccessibilityCustomAction(name: "a") { _ in true }),
    Row(UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)),
    Row(UINavigationItem(title: "a")) {
      $0.rightBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
      $0.titleView = UIView()
    },
    Row(UITabBarItem(title: "a", image: nil, tag: 0)), Row(UIAlertAction(title: "a", style: .default) { _ in }),
    Row(UINavigationBarAppearance()), Row(UITabBarAppearance()), Row(UIToolbarAppearance()), Row(UIBarAppearance()),
    Row(UIBarButtonItemAppearance()), Row(UITabBarItemAppearance()), Row(UIPercentDrivenInteractiveTransition()),
    Row(UIPresentationController(presentedViewController: UIViewController(), presenting: nil)),
    Row(
      UISheetPresentationController(presentedViewController: UIViewController(), presenting: UIViewController())),
    Row(
      UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
    ) {
      ($0.sourceView, $0.passthroughViews) = (UIView(), [UIView()])
    },
    Row(UISheetPresentationController.Detent.custom { $0.maximumDetentValue }),
    Row(UIImage.SymbolConfiguration(pointSize: 9)), Row(UITextInputStringTokenizer(textInput: UITextField())),
    Row(UIPasteboard.withUniqueName()), Row(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
    Row(CGMutablePath()), Row(UIImage(size: CGSize(width: 3, height: 3))),
    Row(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))), Row(UIGraphicsImageRendererFormat()),
    Row("TextStorage") {
      let (storage, manager) = (NSTextStorage(string: "a"), NSLayoutManager())
      storage.addLayoutManager(manager)
      manager.addTextContainer(NSTextContainer(size: .zero))
      return storage
    },
    Row(NSLayoutManager()), Row(NSTextContainer(size: .zero)), Row(NSTextAttachment()),
    Row(NSTextTab(textAlignment: .left, location: 3)), Row(NSParagraphStyle()), Row(NSMutableParagraphStyle()),
    Row(NSShadow()), Row(NSStringDrawingContext()), Row(UIImpactFeedbackGenerator()),
    Row(UINotificationFeedbackGenerator()), Row(UISelectionFeedbackGenerator()),
    Row(UILargeContentViewerInteraction()), Row(UIBlurEffect(style: .dark)),
    Row(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))), Row(UIFontMetrics(forTextStyle: .body)),
    Row(UIFontDescriptor()), Row(UITraitCollection(displayScale: 3)),
    Row(CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)),
  ]

  @Test(arguments: objects) func `an object is released`(row: Row) {
    weak var object: AnyObject?
    do {
      let made = row.make()
      object = made
    }
    // Constraints of views that were released are removed by the next layout with constraints.
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    expectNil(object)
  }

  // MARK: Completeness

  /// Classes without a row, by the reason.
  private static let exceptions: [String: String] = [
    "made by the system alone": """
    ButtonLabel Device Application StatusBarManager MenuController Scene WindowScene VirtualClock Transaction Touch
    Event Press PressesEvent FocusUpdateContext FocusAnimationCoordinator DrawingContext ImageRendererContext
    BarButtonItemStateAppearance TabBarItemStateAppearance ScrollEdgeEffect NSKeyValueObservation TextRange TextPosition
    TextSelectionRect ValueFunction UISceneSession UISceneConfiguration UIOpenURLContext UIKeyboardLayoutGuide
    ConnectionOptions OSSignpostIntervalState
    """,
    "abstract": """
    Responder AccessibleObject LayoutAnchor PropertyAnimation LayerAnimation MotionEffect MenuElement VisualEffect BarItem
    FeedbackGenerator RendererFormat TextAttributeObject Configuration
    """,
    "values that nothing is connected to": """
    CGColor CGColorSpace CGContext CGDataProvider CGFont CGGradient CGImage CGLayer CGPath CIColor CTFrame CTFramesetter CTLine
    Color Font FontFile NSHashTable NSMapTable NSPointerArray NSException NSUserActivity UIImageAsset NSDataDetector
    TextInputPasswordRules Style OSLog
    """,
    "a display link is released when it is invalidated: `DisplayLinkTests`": "DisplayLink",
    "of other products": """
    Finger Stage SoakView ConfiguredImagePositionButton FixedRectsButton ImagePositionButton StyledButton
    """,
  ]

  @Test func `every class that the package opens has a row, or a reason`() throws {
    let rows = (Self.views + Self.controllers + Self.recognizers + Self.layers + Self.objects).map(\.testDescription)
    let known = Set(rows).union(
      Self.exceptions.values.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
    var classes: Set<String> = []
    let root = Repository.url("Sources").resolvingSymlinksInPath()
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") && !path.contains("/Unavailable/") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let pattern = /(?m)^ *(?:@[A-Za-z]+ |nonisolated )*(?:open|public final|public) class ([A-Z][A-Za-z]+)/
      classes.formUnion(text.matches(of: pattern).map { String($0.1) })
    }
    expectEqual(classes.subtracting(known).sorted(), [])
    expectEqual(known.subtracting(classes).sorted(), [])
  }
}
