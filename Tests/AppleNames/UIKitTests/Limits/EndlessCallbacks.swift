import HeadlessTesting
import UIKit

/// Callbacks of an app that cause themselves, and the report of each.
@MainActor struct EndlessCallback {
  /// The callback, as in `Docs/Limits.md`.
  let name: String
  /// A part of the place of the report; empty for a callback that ends without one.
  let place: String
  private let body: @MainActor (UIWindow) -> Void

  init(_ name: String, _ place: String = "", _ body: @escaping @MainActor (UIWindow) -> Void) {
    (self.name, self.place, self.body) = (name, place, body)
  }

  /// Runs the callback with a visible window.
  func run(_ window: UIWindow) {
    isEndless = true
    body(window)
    isEndless = false
  }

  static let all: [EndlessCallback] = views + controls + controllers + answers
}

/// A short name for the rows.
typealias Endless = EndlessCallback

/// Whether callbacks cause themselves: while one runs, and not when its window is emptied.
@MainActor var isEndless = false

// MARK: - Views

private class Callbacks: UIView {
  var onTint: (UIView) -> Void = { _ in }
  var onMargins: (UIView) -> Void = { _ in }
  var onTraits: (UIView) -> Void = { _ in }
  var onMove: (UIView) -> Void = { _ in }
  override func tintColorDidChange() { if isEndless { onTint(self) } }
  override func layoutMarginsDidChange() { if isEndless { onMargins(self) } }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { if isEndless { onTraits(self) } }
  override func didMoveToSuperview() { if isEndless { onMove(self) } }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
}

private final class InsetDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { scrollView.contentInset.top += 1 }
}

private final class EndAnimationDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(CGPoint(x: 0, y: scrollView.contentOffset.y + 1), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: scrollView.contentOffset.y + 2), animated: true)
  }
}

private final class ZoomDelegate: NSObject, UIScrollViewDelegate {
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { scrollView.zoomScale += 0.001 }
}

extension UIWindow {
  /// Adds a view, and returns it.
  func adding<Added: UIView>(_ view: Added) -> Added {
    addSubview(view)
    return view
  }

  /// Adds a scroll view with a delegate, and runs code with it.
  fileprivate func scroll(_ delegate: (any UIScrollViewDelegate)? = nil, _ body: (UIScrollView) -> Void) {
    let scroll = adding(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scroll.contentSize = CGSize(width: 100, height: 100_000)
    scroll.delegate = delegate
    withExtendedLifetime(delegate) { body(scroll) }
  }

  /// Shows a root controller, and returns it.
  @discardableResult func show<Root: UIViewController>(_ root: Root) -> Root {
    rootViewController = root
    screen.advance(by: 0)
    return root
  }
}

extension EndlessCallback {
  fileprivate static var views: [EndlessCallback] {
    [
      .init("`scrollViewDidScroll(_:)` that moves the content", "scrollViewDidScroll(_:) of the delegate of ScrollView")
      { $0.scroll(ScrollDelegate()) { $0.contentOffset.y = 1 } },
      .init(
        "`scrollViewDidChangeAdjustedContentInset(_:)` that changes the inset",
        "adjustedContentInsetDidChange() of ScrollView"
      ) { $0.scroll(InsetDelegate()) { $0.contentInset.top = 1 } },
      .init("`scrollViewDidZoom(_:)` that zooms", "of the delegate of ScrollView") { window in
        window.scroll(ZoomDelegate()) {
          $0.maximumZoomScale = 4
          $0.zoomScale = 2
        }
      },
      .init("`scrollViewDidEndScrollingAnimation(_:)` that starts two animations", "of the delegate of ScrollView") {
        window in
        window.scroll(EndAnimationDelegate()) {
          $0.setContentOffset(CGPoint(x: 0, y: 1), animated: true)
          window.screen.advance(by: 1)
          $0.delegate = nil
        }
      },
      .init("`observe(\\.contentOffset)` that sets the offset", "observe(_:options:changeHandler:) of ScrollView") {
        window in
        window.scroll {
          let observation = $0.observe(\.contentOffset) { scroll, _ in scroll.contentOffset.y += 1 }
          $0.contentOffset.y = 1
          observation.invalidate()
        }
      },
      .init("`observe(\\.frame)` that sets the frame", "observe(_:options:changeHandler:) of View") { window in
        let view = UIView()
        let observation = view.observe(\.frame) { view, _ in view.frame.origin.x += 1 }
        view.frame.origin.x = 1
        observation.invalidate()
      },
      .init("`observe(\\.alpha)` that sets it twice", "observe(_:options:changeHandler:) of View") { window in
        let view = UIView()
        let observation = view.observe(\.alpha) { view, _ in
          view.alpha = view.alpha == 1 ? 0.5 : 1
          view.alpha = view.alpha == 1 ? 0.5 : 1
        }
        view.alpha = 0.2
        observation.invalidate()
      },
      .init("`tintColorDidChange()` that sets the tint", "tintColorDidChange() of Callbacks") { window in
        let view = window.adding(Callbacks())
        var red: CGFloat = 0
        view.onTint = { view in
          red += 0.000001
          view.tintColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
        }
        view.tintColor = .red
      },
      .init("`layoutMarginsDidChange()` that sets margins", "layoutMarginsDidChange of Callbacks") { window in
        let view = window.adding(Callbacks())
        view.onMargins = { $0.layoutMargins.left += 1 }
        view.layoutMargins.left = 40
        window.layoutIfNeeded()
      },
      .init(
        "`traitCollectionDidChange(_:)` of a view that overrides traits", "traitCollectionDidChange(_:) of Callbacks"
      ) { window in
        let view = window.adding(Callbacks())
        view.onTraits = {
          $0.overrideUserInterfaceStyle = $0.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        }
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
      },
      .init("`registerForTraitChanges(_:handler:)` that overrides traits", "traitCollectionDidChange(_:) of View") {
        window in
        let view = window.adding(UIView())
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
          view.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        }
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
      },
      .init("`didMoveToSuperview()` that moves the view", "callbacks of a move of Callbacks") { window in
        let view = Callbacks()
        let (a, b) = (window.adding(UIView()), window.adding(UIView()))
        view.onMove = { [unowned a, unowned b] view in
          if view.superview === a { b.addSubview(view) } else { a.addSubview(view) }
        }
        a.addSubview(view)
      },
      .init("a completion that animates for 0 seconds", "VirtualClock.advance(by:)") { window in
        let view = window.adding(UIView())
        @MainActor func animate() {
          UIView.animate(
            withDuration: 0, animations: { view.alpha = 0.5 }, completion: { _ in if isEndless { animate() } })
        }
        animate()
        window.screen.advance(by: 1)
      },
      .init("a completion that animates nothing", "the completion of View.animate") { window in
        @MainActor func animate() {
          UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in if isEndless { animate() } })
        }
        animate()
        window.screen.advance(by: 1)
      },
      .init("a completion of `CATransaction` that begins another one", "the completion of a transaction") { window in
        let layer = CALayer()
        window.layer.addSublayer(layer)
        @MainActor func animate() {
          CATransaction.begin()
          CATransaction.setCompletionBlock { if isEndless { animate() } }
          CATransaction.commit()
        }
        animate()
        window.screen.advance(by: 1)
      },
      .init("a callback after a delay of 0 that schedules itself", "VirtualClock.advance(by:)") { window in
        @MainActor func again() { window.screen.clock.schedule(after: 0) { if isEndless { again() } } }
        again()
        window.screen.advance(by: 1)
      },
      .init("`action(forKey:)` that sets the property") { window in
        final class Layer: CALayer {
          var isOn = false
          override func action(forKey event: String) -> (any CAAction)? {
            if isOn { opacity = opacity == 1 ? 0.5 : 1 }
            return nil
          }
        }
        let layer = Layer()
        window.layer.addSublayer(layer)
        layer.isOn = true
        layer.opacity = 0.2
        layer.isOn = false
      },
      .init("`layoutSublayers()` that calls `layoutIfNeeded()`") { window in
        final class Layer: CALayer {
          var isOn = true
          override func layoutSublayers() { if isOn { setNeedsLayout(); layoutIfNeeded() } }
        }
        let layer = Layer()
        window.layer.addSublayer(layer)
        layer.setNeedsLayout()
        window.layoutIfNeeded()
        layer.isOn = false
      },
      .init("`layoutSubviews()` that lays out its superview", "layoutSubviews of V") { window in
        final class V: UIView {
          var isOn = true
          override func layoutSubviews() {
            if isOn { superview?.setNeedsLayout(); setNeedsLayout(); superview?.layoutIfNeeded() }
          }
        }
        let v = window.adding(V())
        window.layoutIfNeeded()
        v.isOn = false
      },
    ]
  }
}

// MARK: - Controls

private final class SelectionDelegate: NSObject, UITextFieldDelegate {
  func textFieldDidChangeSelection(_ textField: UITextField) {
    let end = textField.selectedTextRange?.start == textField.beginningOfDocument
    let place = end ? textField.endOfDocument : textField.beginningOfDocument
    textField.selectedTextRange = textField.textRange(from: place, to: place)
  }
}

private final class EndDelegate: NSObject, UITextFieldDelegate {
  var body: (UITextField) -> Void = { _ in }
  var begin: (UITextField) -> Void = { _ in }
  var shouldEnd: (UITextField) -> Void = { _ in }
  var shouldBegin: (UITextField) -> Void = { _ in }
  func textFieldDidEndEditing(_ textField: UITextField) { if isEndless { body(textField) } }
  func textFieldDidBeginEditing(_ textField: UITextField) { if isEndless { begin(textField) } }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    if isEndless { shouldEnd(textField) }
    return true
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if isEndless { shouldBegin(textField) }
    return true
  }
}

private final class Gesture: UIGestureRecognizer {}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private let shouldBegin, shouldReceive, simultaneously: (UIGestureRecognizer) -> Void

  init(
    shouldBegin: @escaping (UIGestureRecognizer) -> Void = { _ in },
    shouldReceive: @escaping (UIGestureRecognizer) -> Void = { _ in },
    simultaneously: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) {
    (self.shouldBegin, self.shouldReceive, self.simultaneously) = (shouldBegin, shouldReceive, simultaneously)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(recognizer)
    return true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    shouldReceive(recognizer)
    return true
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    simultaneously(recognizer)
    return false
  }
}

@MainActor private func switchOffAndOn(_ recognizer: UIGestureRecognizer) {
  recognizer.isEnabled = false
  recognizer.isEnabled = true
}

extension EndlessCallback {
  /// Returns a row with two fields of one delegate.
  private static func fields(
    _ name: String, _ place: String = "", _ body: @escaping @MainActor (UITextField, UITextField, EndDelegate) -> Void
  ) -> Self {
    Endless(name, place) { window in
      let (a, b, delegate) = (window.adding(UITextField()), window.adding(UITextField()), EndDelegate())
      for field in [a, b] { field.delegate = delegate }
      body(a, b, delegate)
    }
  }

  /// Returns a row with a recognizer of a view in the window.
  private static func gesture(
    _ name: String, _ place: String = "", _ body: @escaping @MainActor (UIGestureRecognizer, UIView) -> Void
  ) -> Self {
    Endless(name, place) { window in
      let view = window.adding(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let recognizer = Gesture()
      view.addGestureRecognizer(recognizer)
      body(recognizer, view)
      view.removeFromSuperview()
    }
  }

  fileprivate static var controls: [EndlessCallback] {
    [
      .init(
        "`textFieldDidChangeSelection(_:)` that moves the selection",
        "textFieldDidChangeSelection(_:) of the delegate of TextField"
      ) { window in
        let field = window.adding(UITextField())
        field.text = "abc"
        let delegate = SelectionDelegate()
        field.delegate = delegate
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.delegate = nil
        withExtendedLifetime(delegate) {}
      },
      fields("`textFieldDidEndEditing(_:)` that begins again") { a, b, delegate in
        delegate.body = { if $0 === a { a.becomeFirstResponder() } else { b.becomeFirstResponder() } }
        a.becomeFirstResponder()
        b.becomeFirstResponder()
      },
      fields("`textFieldDidBeginEditing(_:)` that begins in another field", "FirstResponder() of TextField") {
        a, b, delegate in
        delegate.begin = { if $0 === a { b.becomeFirstResponder() } else { a.becomeFirstResponder() } }
        a.becomeFirstResponder()
      },
      fields("`textFieldShouldEndEditing(_:)` that begins in another field") { a, b, delegate in
        delegate.shouldEnd = { if $0 === a { b.becomeFirstResponder() } else { a.becomeFirstResponder() } }
        a.becomeFirstResponder()
        b.becomeFirstResponder()
      },
      fields("`textFieldShouldEndEditing(_:)` that begins again") { a, b, delegate in
        delegate.shouldEnd = { $0.becomeFirstResponder() }
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        a.resignFirstResponder()
        b.resignFirstResponder()
      },
      fields("`textFieldShouldEndEditing(_:)` that ends editing", "resignFirstResponder() of TextField") {
        a, b, delegate in
        delegate.shouldEnd = { $0.resignFirstResponder() }
        a.becomeFirstResponder()
        a.resignFirstResponder()
        b.becomeFirstResponder()
      },
      fields("`textFieldShouldBeginEditing(_:)` that begins editing", "becomeFirstResponder() of TextField") {
        a, _, delegate in
        delegate.shouldBegin = { $0.becomeFirstResponder() }
        a.becomeFirstResponder()
      },
      .init("an action for `editingChanged` that types", "sendActions(for:) of TextField") { window in
        let field = window.adding(UITextField())
        field.addAction(UIAction { _ in if isEndless { field.insertText("x") } }, for: .editingChanged)
        field.becomeFirstResponder()
        field.insertText("a")
      },
      .init("an action for `valueChanged` that sends it", "sendActions(for:) of Slider") { window in
        let control = window.adding(UISlider())
        control.addAction(
          UIAction { [unowned control] _ in
            guard isEndless else { return }
            control.value += 0.001
            control.sendActions(for: .valueChanged)
          }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
      },
      .init("an action for `valueChanged` that sends it twice", "sendActions(for:) of Switch") { window in
        let control = window.adding(UISwitch())
        control.addAction(
          UIAction { [unowned control] _ in
            guard isEndless else { return }
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .valueChanged)
          }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
      },
      .init("`configurationUpdateHandler` that calls `updateConfiguration()`", "configurationUpdateHandler of Button") {
        window in
        let button = window.adding(UIButton(configuration: .plain()))
        button.configurationUpdateHandler = { if isEndless { $0.updateConfiguration() } }
        window.layoutIfNeeded()
      },
      .init("`configurationUpdateHandler` that calls `setNeedsUpdateConfiguration()`") { window in
        let button = window.adding(UIButton(configuration: .plain()))
        button.configurationUpdateHandler = { if isEndless { $0.setNeedsUpdateConfiguration(); $0.layoutIfNeeded() } }
        window.layoutIfNeeded()
      },
      .init("an action of a refresh control that begins again", "sendActions(for:) of RefreshControl") { window in
        let refresh = UIRefreshControl()
        window.scroll { $0.refreshControl = refresh }
        refresh.addAction(
          UIAction { [unowned refresh] _ in
            if isEndless { refresh.endRefreshing(); refresh.beginRefreshing(); refresh.sendActions(for: .valueChanged) }
          }, for: .valueChanged)
        refresh.sendActions(for: .valueChanged)
      },
      .init("`observe(\\.isSelected)` that toggles it", "observe(_:options:changeHandler:) of Control") { window in
        let control = UIControl()
        let o = control.observe(\.isSelected) { c, _ in c.isSelected.toggle() }
        control.isSelected = true
        o.invalidate()
      },
      gesture("an action of a recognizer that sets its state", "the actions of Gesture") { recognizer, _ in
        recognizer.addHandler { if isEndless { $0.state = .changed } }
        recognizer.state = .began
        recognizer.state = .changed
      },
      gesture("an action of a recognizer that begins again", "the actions of Gesture") { recognizer, _ in
        recognizer.addHandler { if $0.state == .ended { $0.state = .ended } }
        recognizer.state = .ended
      },
      gesture("an action of a recognizer that switches it off and on") { recognizer, view in
        recognizer.addHandler(switchOffAndOn)
        let finger = touch(view)
        recognizer.state = .began
        finger.lift()
      },
      gesture("`gestureRecognizerShouldBegin(_:)` that sets the state") { recognizer, view in
        let delegate = GestureDelegate(shouldBegin: { $0.state = .began })
        recognizer.delegate = delegate
        recognizer.state = .began
        recognizer.state = .ended
        let finger = touch(view)
        recognizer.state = .began
        finger.lift()
      },
      gesture("`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` that sets the state") { recognizer, view in
        let other = Gesture()
        view.addGestureRecognizer(other)
        let delegate = GestureDelegate(simultaneously: { $0.state = .began })
        (recognizer.delegate, other.delegate) = (delegate, delegate)
        let finger = touch(view)
        other.state = .began
        recognizer.state = .began
        finger.lift()
      },
      gesture("`gestureRecognizerShouldBegin(_:)` that switches the recognizer off and on") { recognizer, view in
        let delegate = GestureDelegate(shouldBegin: switchOffAndOn)
        recognizer.delegate = delegate
        let finger = touch(view)
        recognizer.state = .began
        finger.lift()
      },
      gesture("`gestureRecognizer(_:shouldReceive:)` that switches the recognizer off and on") { recognizer, view in
        let delegate = GestureDelegate(shouldReceive: switchOffAndOn)
        recognizer.delegate = delegate
        let finger = touch(view)
        recognizer.state = .began
        finger.lift()
      },
    ]
  }
}

// MARK: - Controllers

private final class Pusher: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    if isEndless { navigationController?.pushViewController(Pusher(), animated: false) }
  }
}
private final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) { if isEndless { present(Presenter(), animated: false) } }
}
private final class WillPresenter: UIViewController {
  override func viewWillAppear(_ animated: Bool) { if isEndless { present(WillPresenter(), animated: false) } }
}
private final class LoadPusher: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    if isEndless { navigationController?.pushViewController(LoadPusher(), animated: false) }
  }
}
private final class Tabs: UITabBarController {
  /// Whether an override selects the other tab whenever a tab is selected.
  var isOn = false
  override var selectedIndex: Int { didSet { if isOn, selectedIndex != 1 { selectedIndex = 1 } } }
  override var selectedViewController: UIViewController? {
    didSet { if isOn, selectedIndex != 1 { selectedIndex = 1 } }
  }
}
/// A tab that selects another one.
private final class Tab: UIViewController {
  var willAppear: (UITabBarController) -> Void = { _ in }
  var didAppear: (UITabBarController) -> Void = { _ in }
  override func viewWillAppear(_ animated: Bool) { if let tabBarController { willAppear(tabBarController) } }
  override func viewDidAppear(_ animated: Bool) { if let tabBarController { didAppear(tabBarController) } }
}
private final class LoadView: UIViewController {
  override func viewDidLoad() { if isEndless { let next = LoadView(); addChild(next); view.addSubview(next.view) } }
}
private final class ViewInLoad: UIViewController {
  override func loadView() { _ = view }
}
private final class TraitsController: UIViewController {
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    if isEndless { overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark }
  }
}
private final class SafeController: UIViewController {
  override func viewSafeAreaInsetsDidChange() { if isEndless { additionalSafeAreaInsets.top += 1 } }
}
private final class MarginsController: UIViewController {
  override func viewLayoutMarginsDidChange() { if isEndless { view.layoutMargins.left += 1 } }
}
private final class LayoutController: UIViewController {
  override func viewDidLayoutSubviews() { if isEndless { view.setNeedsLayout(); view.layoutIfNeeded() } }
}
private final class PreferredController: UIViewController {
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if isEndless { (container as? UIViewController)?.preferredContentSize.width += 1 }
  }
}
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  var isDid = false
  func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) {
    if isEndless, !isDid { n.pushViewController(UIViewController(), animated: false) }
  }
  func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {
    if isEndless, isDid { n.pushViewController(UIViewController(), animated: false) }
  }
}
extension EndlessCallback {
  /// Returns a row with two tabs.
  private static func tabs(
    _ name: String, _ place: String = "", _ body: @escaping @MainActor (Tabs, [Tab]) -> Void
  ) -> Self {
    Endless(name, place) { window in
      let (tabs, pages) = (Tabs(), [Tab(), Tab()])
      tabs.viewControllers = pages
      window.show(tabs)
      body(tabs, pages)
      window.screen.advance(by: 0)
      for page in pages { (page.willAppear, page.didAppear) = ({ _ in }, { _ in }) }
    }
  }

  /// Returns a row with a delegate of a navigation controller that pushes in one of its methods.
  private static func pushing(in method: String, isDid: Bool) -> Self {
    Endless("`navigationController(_:\(method):animated:)` that pushes", "viewControllers of NavigationController") {
      window in
      let (nav, delegate) = (UINavigationController(rootViewController: UIViewController()), NavigationDelegate())
      delegate.isDid = isDid
      nav.delegate = delegate
      window.show(nav)
    }
  }

  fileprivate static var controllers: [EndlessCallback] {
    [
      .init("`viewDidAppear(_:)` that pushes", "viewControllers of NavigationController") {
        $0.show(UINavigationController(rootViewController: Pusher()))
      },
      .init("`viewWillAppear(_:)` that pushes", "viewControllers of NavigationController") {
        $0.show(UINavigationController(rootViewController: LoadPusher()))
      },
      .init("`viewDidAppear(_:)` that presents", "Screen.flush()") { $0.show(Presenter()) },
      .init("`viewWillAppear(_:)` that presents", "WillPresenter.present(_:animated:completion:)") {
        $0.show(WillPresenter())
      },
      tabs("`viewDidAppear(_:)` of a tab that selects another one", "selectedViewController of Tabs") { tabs, pages in
        for page in pages { page.didAppear = { $0.selectedIndex = 1 - $0.selectedIndex } }
        tabs.selectedIndex = 1
      },
      tabs("`viewWillAppear(_:)` of a tab that selects another one", "selectedViewController of Tabs") { tabs, pages in
        for page in pages { page.willAppear = { $0.selectedIndex = 1 - $0.selectedIndex } }
        tabs.selectedIndex = 1
      },
      tabs("`didSet` of `selectedIndex` and `selectedViewController` that selects one tab") { tabs, pages in
        tabs.isOn = true
        tabs.selectedIndex = 0
        tabs.selectedViewController = pages[0]
        tabs.isOn = false
      },
      .init("`viewDidLoad()` that loads another view", "viewDidLoad() of LoadView") { $0.show(LoadView()) },
      .init("`loadView()` that reads the view", "ViewInLoad.loadView()") { $0.show(ViewInLoad()) },
      .init(
        "`traitCollectionDidChange(_:)` of a controller that overrides traits", "traitCollectionDidChange(_:) of View"
      ) { window in
        let c = window.show(TraitsController())
        c.overrideUserInterfaceStyle = .dark
        window.screen.advance(by: 0)
      },
      .init("`viewSafeAreaInsetsDidChange()` that adds to the safe area", "safeAreaInsetsDidChange of View") { window in
        let c = window.show(SafeController())
        c.additionalSafeAreaInsets.top = 4
        window.screen.advance(by: 0)
      },
      .init("`viewLayoutMarginsDidChange()` that sets margins", "layoutMarginsDidChange of View") { window in
        let c = window.show(MarginsController())
        c.view.layoutMargins.left = 90
        window.screen.advance(by: 0)
      },
      .init("`viewDidLayoutSubviews()` that lays out again", "layoutSubviews of View") { $0.show(LayoutController()) },
      .init(
        "`preferredContentSizeDidChange(forChildContentContainer:)` that sets it",
        "preferredContentSize of ViewController"
      ) { window in
        let c = PreferredController()
        let d = UIViewController()
        window.rootViewController = c
        c.addChild(d)
        d.preferredContentSize = CGSize(width: 1, height: 1)
      },
      pushing(in: "willShow", isDid: false), pushing(in: "didShow", isDid: true),
    ]
  }
}
