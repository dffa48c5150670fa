import HeadlessTesting
import UIKit
import os

/// The delegate of an app's scene, as a new project of Xcode has it.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

@MainActor @Suite("Scenes, and members of every object") struct SceneTests {
  @Test func `a scene's delegate makes its window when a test connects it`() throws {
    try Screen.withMain(Screen()) {
      let (scene, delegate) = (Screen.main.windowScene, SceneDelegate())
      scene.delegate = delegate
      scene.delegate?.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
      let window = try #require(delegate.window)
      #expect(scene.delegate === delegate)
      #expect(window.windowScene === scene && !window.isHidden)
      expectEqual(scene.coordinateSpace.bounds, Screen.main.bounds)
      window.windowScene = nil
      #expect(window.windowScene == nil && window.isHidden)
      window.windowScene = scene
      #expect(window.windowScene === scene && window.isHidden)
    }
  }

  @Test func `the guide of the keyboard is along the bottom of the safe area`() {
    let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    Screen.withMain(Screen(size: CGSize(width: 300, height: 600), safeAreaInsets: insets)) {
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: window.keyboardLayoutGuide.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: 0, y: 600 - 34 - 10, width: 20, height: 10))
      #expect(window.keyboardLayoutGuide === window.keyboardLayoutGuide)
      #expect(window.layoutGuides.isEmpty, "It is one of the view's own guides, as that of the safe area.")
    }
  }

  @Test(.screen(scale: 2)) func `the guide follows a keyboard that is higher than the safe area's bottom`() {
    let (window, form, bar) = (UIWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 500)), UIView(), UIView())
    func addForm() {
      window.addSubview(form)
      form.frame = window.bounds
    }
    addForm()
    form.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.bottomAnchor.constraint(equalTo: form.keyboardLayoutGuide.topAnchor).isActive = true
    window.makeKeyAndVisible()
    for _ in 1...2 {
      for height: CGFloat in [300, 200, 60, 667] {
        showKeyboard(height: height)
        expectEqual(bar.frame.maxY, min(500, max(0, 567 - height)))
      }
      hideKeyboard()
      expectEqual(bar.frame.maxY, 500)
    }
    showKeyboard(height: 300)
    expectEqual(UIView(frame: form.bounds).addedGuideTop(in: form), 267)
    form.removeFromSuperview()
    hideKeyboard()
    addForm()
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 500)
  }

  @Test(.screen(scale: 2)) func `the guide follows a view that joins the window of a keyboard, moves, or is resized`() {
    let (window, form, bar) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIView(), UIView())
    form.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.bottomAnchor.constraint(equalTo: form.keyboardLayoutGuide.topAnchor).isActive = true
    window.makeKeyAndVisible()
    showKeyboard(height: 300)
    window.addSubview(form)
    form.frame = window.bounds
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 367)
    form.frame.origin.y = 100
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 267)
    form.frame = CGRect(x: 0, y: 100, width: 375, height: 200)
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 200)
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    sheet.addSubview(form)
    window.addSubview(sheet)
    form.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    sheet.frame = CGRect(x: 0, y: 167, width: 375, height: 500)
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 200)
    sheet.bounds.origin.y = 40
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 240)
  }

  @Test(.screen(scale: 2)) func `the guide is right in the layout that moves its view into the bottom safe area`() {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    Screen.withMain(Screen(size: CGSize(width: 375, height: 667), safeAreaInsets: insets)) {
      let (window, form, bar) = (UIWindow(), MovingView(), UIView())
      window.addSubview(form)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      form.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
      form.addSubview(inner)
      inner.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor).isActive = true
      window.makeKeyAndVisible()
      showKeyboard(height: 20)
      expectEqual(bar.frame.maxY, 300)
      form.top = 367
      form.setNeedsLayout()
      window.layoutIfNeeded()
      expectEqual(bar.frame.maxY, 266)
      hideKeyboard()
      expectEqual(bar.frame.maxY, 266)
      showKeyboard(height: 60)
      expectEqual(bar.frame.maxY, 240)
    }
  }

  @Test(.screen(scale: 2)) func `a fitting size has the guide of the keyboard at the bottom`() {
    let (window, form, bar) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIView(), UIView())
    window.addSubview(form)
    form.frame = CGRect(x: 0, y: 367, width: 375, height: 300)
    form.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: form.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
      form.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: bar.bottomAnchor),
    ])
    window.makeKeyAndVisible()
    showKeyboard(height: 200)
    expectEqual(form.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 250)
    hideKeyboard()
    expectEqual(form.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 50)
  }

  @Test(.screen(scale: 2)) func `the guide follows a view that is placed by constraints in the same layout`() {
    let (window, form, bar) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIView(), UIView())
    for view in [form, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(form)
    form.addSubview(bar)
    let top = form.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([
      top, form.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      form.widthAnchor.constraint(equalToConstant: 300),
      form.heightAnchor.constraint(equalToConstant: 600),
      bar.bottomAnchor.constraint(equalTo: form.keyboardLayoutGuide.topAnchor),
    ])
    window.makeKeyAndVisible()
    showKeyboard(height: 300)
    expectEqual(bar.frame.maxY, 367)
    top.constant = 50
    window.layoutIfNeeded()
    expectEqual(bar.frame.maxY, 317)
  }

  @Test func `every object has accessibility, and a responder its own`() {
    let object = NSObject()
    object.accessibilityLabel = "a"
    object.isAccessibilityElement = true
    #expect(object.accessibilityLabel == "a" && object.isAccessibilityElement)
    #expect(NSObject().accessibilityLabel == nil && !NSObject().isAccessibilityElement)
    let label = UILabel()
    label.text = "b"
    #expect(label.accessibilityLabel == "b" && label.isAccessibilityElement)
    #expect(object.classForCoder == NSObject.self && label.classForCoder == UILabel.self)
  }

  @Test func `code for extensions finds the app by its name`() {
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.responds(to: Selector("sharedApplication")))
    #expect(!UIApplication.responds(to: Selector("other")))
    #expect(UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue() === UIApplication.shared)
    expectNil(UIApplication.value(forKeyPath: "other"))
  }

  private final class Scrolls: NSObject, UIScrollViewDelegate { func close() {} }

  @Test func `a delegate is asked what it responds to`() {
    let scrolls = Scrolls()
    let delegate: any UIScrollViewDelegate = scrolls
    let close = Selector(Scrolls.close, named: "close")
    #expect(delegate.responds(to: close) && scrolls.responds(to: close))
    #expect(!delegate.responds(to: Selector("open")) && !delegate.responds(to: nil))
  }

  @Test func `priorities are added to numbers, texts get formats`() {
    var priority = UILayoutPriority.defaultHigh + 1
    priority -= 2
    expectEqual(priority.rawValue, 749)
    expectEqual((UILayoutPriority.required - 1).rawValue, 999)
    let text = NSMutableString(string: "a")
    text.appendFormat("%d, %d", 1, 2)
    expectEqual(text, "a1, 2")
  }

  @Test func `a line is placed in a width by its factor, and arrays give their count and their objects`() throws {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "a"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) - 5) < 1e-9)
    expectEqual(CTLineGetPenOffsetForFlush(line, 0, width + 10), 0)
    let lines: CFArray = [line]
    #expect(CFArrayGetCount([1, 2] as CFArray) == 2 && CFArrayGetCount(nil) == 0)
    let address = try #require(CFArrayGetValueAtIndex(lines, 0))
    #expect(Unmanaged<CTLine>.fromOpaque(address).takeUnretainedValue() === line)
    #expect(CFArrayGetValueAtIndex(lines, 1) == nil && CFArrayGetValueAtIndex([1] as CFArray, 0) == nil)
  }

  @Test func `messages of a log cost a line and print nothing`() {
    let log = OSLog(subsystem: "a", category: "b")
    os_log("%{public}@ %d", log: log, type: .debug, "a", 1)
    Logger(subsystem: "a", category: "b").error("\(1, privacy: .public)")
    #expect(!log.isEnabled(type: .debug) && !log.signpostsEnabled)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    expectEqual(lock.withLock { $0 + 1 }, 2)
    var plain = os_unfair_lock_s()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }
}

/// A view that moves in its own layout.
private final class MovingView: UIView {
  var top: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    frame.origin.y = top
  }
}

extension UIView {
  /// Returns the top of the guide that the view gets now, in a superview.
  fileprivate func addedGuideTop(in superview: UIView) -> CGFloat {
    superview.addSubview(self)
    let guide = keyboardLayoutGuide
    layoutIfNeeded()
    defer { removeFromSuperview() }
    return guide.layoutFrame.minY
  }
}
