import Foundation
import HeadlessTesting
import UIKit

/// Callbacks of an app that cause themselves, and the report of each.
@MainActor
struct EndlessCallback {
  /// The callback, as in `Docs/Limits.md`.
  let name: String
  /// A part of the place of the report; empty for a callback that ends without one.
  let place: String
  let run: @MainActor (UIWindow) -> Void

  static let all: [EndlessCallback] = views + controls + controllers
}

@MainActor private final class Switch {
  var isOn = true
}

// MARK: - Views

private class Callbacks: UIView {
  var onTint: (UIView) -> Void = { _ in }
  var onMargins: (UIView) -> Void = { _ in }
  var onTraits: (UIView) -> Void = { _ in }
  var onSafeArea: (UIView) -> Void = { _ in }
  var onMove: (UIView) -> Void = { _ in }
  override func tintColorDidChange() { onTint(self) }
  override func layoutMarginsDidChange() { onMargins(self) }
  override func safeAreaInsetsDidChange() { onSafeArea(self) }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { onTraits(self) }
  override func didMoveToSuperview() { onMove(self) }
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

@MainActor private func scrollView(in window: UIWindow) -> UIScrollView {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  scroll.contentSize = CGSize(width: 100, height: 100_000)
  window.addSubview(scroll)
  return scroll
}

extension EndlessCallback {
  fileprivate static var views: [EndlessCallback] {
    [
      EndlessCallback(
        name: "`scrollViewDidScroll(_:)` that moves the content",
        place: "scrollViewDidScroll(_:) of the delegate of ScrollView"
      ) { window in
        let scroll = scrollView(in: window)
        let delegate = ScrollDelegate()
        scroll.delegate = delegate
        scroll.contentOffset.y = 1
        withExtendedLifetime(delegate) {}
      },
      EndlessCallback(
        name: "`scrollViewDidChangeAdjustedContentInset(_:)` that changes the inset",
        place: "scrollViewDidChangeAdjustedContentInset(_:) of the delegate of ScrollView"
      ) { window in
        let scroll = scrollView(in: window)
        let delegate = InsetDelegate()
        scroll.delegate = delegate
        scroll.contentInset.top = 1
        withExtendedLifetime(delegate) {}
      },
      EndlessCallback(
        name: "`scrollViewDidZoom(_:)` that zooms",
        place: "of the delegate of ScrollView"
      ) { window in
        let scroll = scrollView(in: window)
        let delegate = ZoomDelegate()
        scroll.maximumZoomScale = 4
        scroll.delegate = delegate
        scroll.zoomScale = 2
        withExtendedLifetime(delegate) {}
      },
      EndlessCallback(
        name: "`scrollViewDidEndScrollingAnimation(_:)` that starts two animations",
        place: "of the delegate of ScrollView"
      ) { window in
        let scroll = scrollView(in: window)
        let delegate = EndAnimationDelegate()
        scroll.delegate = delegate
        scroll.setContentOffset(CGPoint(x: 0, y: 1), animated: true)
        window.screen.advance(by: 1)
        scroll.delegate = nil
        withExtendedLifetime(delegate) {}
      },
      EndlessCallback(
        name: "`observe(\\.contentOffset)` that sets the offset",
        place: "observe(_:options:changeHandler:) of ScrollView"
      ) { window in
        let scroll = scrollView(in: window)
        let observation = scroll.observe(\.contentOffset) { scroll, _ in scroll.contentOffset.y += 1 }
        scroll.contentOffset.y = 1
        observation.invalidate()
      },
      EndlessCallback(
        name: "`observe(\\.frame)` that sets the frame",
        place: "observe(_:options:changeHandler:) of View"
      ) { window in
        let view = UIView()
        let observation = view.observe(\.frame) { view, _ in view.frame.origin.x += 1 }
        view.frame.origin.x = 1
        observation.invalidate()
      },
      EndlessCallback(
        name: "`observe(\\.alpha)` that sets it twice",
        place: "observe(_:options:changeHandler:) of View"
      ) { window in
        let view = UIView()
        let observation = view.observe(\.alpha) { view, _ in
          view.alpha = view.alpha == 1 ? 0.5 : 1
          view.alpha = view.alpha == 1 ? 0.5 : 1
        }
        view.alpha = 0.2
        observation.invalidate()
      },
      EndlessCallback(
        name: "`tintColorDidChange()` that sets the tint",
        place: "tintColorDidChange() of Callbacks"
      ) { window in
        let view = Callbacks()
        window.addSubview(view)
        var red: CGFloat = 0
        view.onTint = { view in
          red += 0.000001
          view.tintColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
        }
        view.tintColor = .red
        view.onTint = { _ in }
      },
      EndlessCallback(
        name: "`layoutMarginsDidChange()` that sets margins",
        place: "layoutMarginsDidChange of Callbacks"
      ) { window in
        let view = Callbacks()
        window.addSubview(view)
        view.onMargins = { $0.layoutMargins.left += 1 }
        view.layoutMargins.left = 40
        window.layoutIfNeeded()
        view.onMargins = { _ in }
      },
      EndlessCallback(
        name: "`traitCollectionDidChange(_:)` of a view that overrides traits",
        place: "traitCollectionDidChange(_:) of Callbacks"
      ) { window in
        let view = Callbacks()
        window.addSubview(view)
        view.onTraits = {
          $0.overrideUserInterfaceStyle = $0.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        }
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        view.onTraits = { _ in }
      },
      EndlessCallback(
        name: "`registerForTraitChanges(_:handler:)` that overrides traits",
        place: "traitCollectionDidChange(_:) of View"
      ) { window in
        let view = UIView()
        window.addSubview(view)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
          view.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        }
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
      },
      EndlessCallback(
        name: "`didMoveToSuperview()` that moves the view",
        place: "callbacks of a move of Callbacks"
      ) { window in
        let view = Callbacks()
        let (a, b) = (UIView(), UIView())
        window.addSubview(a)
        window.addSubview(b)
        view.onMove = { [unowned a, unowned b] view in
          if view.superview === a { b.addSubview(view) } else { a.addSubview(view) }
        }
        a.addSubview(view)
        view.onMove = { _ in }
      },
      EndlessCallback(
        name: "a completion that animates for 0 seconds",
        place: "VirtualClock.advance(by:)"
      ) { window in
        let view = UIView()
        window.addSubview(view)
        let flag = Switch()
        @MainActor func animate() {
          UIView.animate(
            withDuration: 0, animations: { view.alpha = 0.5 }, completion: { _ in if flag.isOn { animate() } })
        }
        animate()
        window.screen.advance(by: 1)
        flag.isOn = false
      },
      EndlessCallback(
        name: "a completion that animates nothing",
        place: "the completion of View.animate"
      ) { window in
        let view = UIView()
        window.addSubview(view)
        let flag = Switch()
        @MainActor func animate() {
          UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in if flag.isOn { animate() } })
        }
        animate()
        window.screen.advance(by: 1)
        flag.isOn = false
      },
      EndlessCallback(
        name: "a completion of `CATransaction` that begins another one",
        place: "VirtualClock.advance(by:)"
      ) { window in
        let layer = CALayer()
        window.layer.addSublayer(layer)
        let flag = Switch()
        @MainActor func animate() {
          CATransaction.begin()
          CATransaction.setCompletionBlock { if flag.isOn { animate() } }
          CATransaction.commit()
        }
        animate()
        window.screen.advance(by: 1)
        flag.isOn = false
      },
      EndlessCallback(
        name: "a callback after a delay of 0 that schedules itself",
        place: "VirtualClock.advance(by:)"
      ) { window in
        let flag = Switch()
        @MainActor func again() { window.screen.clock.schedule(after: 0) { if flag.isOn { again() } } }
        again()
        window.screen.advance(by: 1)
        flag.isOn = false
      },
      EndlessCallback(
        name: "`action(forKey:)` that sets the property",
        place: ""
      ) { window in
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
      EndlessCallback(
        name: "`layoutSublayers()` that calls `layoutIfNeeded()`",
        place: ""
      ) { window in
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
      EndlessCallback(
        name: "`layoutSubviews()` that lays out its superview",
        place: "layoutSubviews of V"
      ) { window in
        final class V: UIView {
          var isOn = true
          override func layoutSubviews() {
            if isOn { superview?.setNeedsLayout(); setNeedsLayout(); superview?.layoutIfNeeded() }
          }
        }
        let v = V()
        window.addSubview(v)
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
  var other: UITextField?
  var body: (UITextField) -> Void = { _ in }
  var begin: (UITextField) -> Void = { _ in }
  var shouldEnd: (UITextField) -> Void = { _ in }
  var shouldBegin: (UITextField) -> Void = { _ in }
  func textFieldDidEndEditing(_ textField: UITextField) { body(textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { begin(textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEnd(textField); return true }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBegin(textField); return true }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    change(textField); return true
  }
  var change: (UITextField) -> Void = { _ in }
}

@MainActor private func fields(in window: UIWindow) -> (UITextField, UITextField, EndDelegate) {
  let (a, b, delegate) = (UITextField(), UITextField(), EndDelegate())
  window.addSubview(a)
  window.addSubview(b)
  a.delegate = delegate
  b.delegate = delegate
  return (a, b, delegate)
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

/// Runs code with a recognizer of a view in the window.
@MainActor private func gesture(in window: UIWindow, _ body: (UIGestureRecognizer, UIView) -> Void) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.addSubview(view)
  let recognizer = Gesture()
  view.addGestureRecognizer(recognizer)
  body(recognizer, view)
  view.removeFromSuperview()
}

extension EndlessCallback {
  fileprivate static var controls: [EndlessCallback] {
    [
      EndlessCallback(
        name: "`textFieldDidChangeSelection(_:)` that moves the selection",
        place: "textFieldDidChangeSelection(_:) of the delegate of TextField"
      ) { window in
        let field = UITextField()
        window.addSubview(field)
        field.text = "abc"
        let delegate = SelectionDelegate()
        field.delegate = delegate
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.delegate = nil
        withExtendedLifetime(delegate) {}
      },
      EndlessCallback(
        name: "`textFieldDidEndEditing(_:)` that begins again",
        place: ""
      ) { window in
        let (a, b, delegate) = fields(in: window)
        delegate.body = { if $0 === a { a.becomeFirstResponder() } else { b.becomeFirstResponder() } }
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        delegate.body = { _ in }
      },
      EndlessCallback(
        name: "`textFieldDidBeginEditing(_:)` that begins in another field",
        place: "FirstResponder() of TextField"
      ) { window in
        let (a, b, delegate) = fields(in: window)
        delegate.begin = { if $0 === a { b.becomeFirstResponder() } else { a.becomeFirstResponder() } }
        a.becomeFirstResponder()
        delegate.begin = { _ in }
      },
      EndlessCallback(
        name: "`textFieldShouldEndEditing(_:)` that begins in another field",
        place: ""
      ) { window in
        let (a, b, delegate) = fields(in: window)
        delegate.shouldEnd = { if $0 === a { b.becomeFirstResponder() } else { a.becomeFirstResponder() } }
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        delegate.shouldEnd = { _ in }
      },
      EndlessCallback(
        name: "`textFieldShouldEndEditing(_:)` that begins again",
        place: ""
      ) { window in
        let (a, b, delegate) = fields(in: window)
        delegate.shouldEnd = { $0.becomeFirstResponder() }
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        a.resignFirstResponder()
        b.resignFirstResponder()
        delegate.shouldEnd = { _ in }
      },
      EndlessCallback(
        name: "`textFieldShouldEndEditing(_:)` that ends editing",
        place: "resignFirstResponder() of TextField"
      ) { window in
        let (a, b, delegate) = fields(in: window)
        delegate.shouldEnd = { $0.resignFirstResponder() }
        a.becomeFirstResponder()
        a.resignFirstResponder()
        b.becomeFirstResponder()
        delegate.shouldEnd = { _ in }
      },
      EndlessCallback(
        name: "`textFieldShouldBeginEditing(_:)` that begins editing",
        place: "becomeFirstResponder() of TextField"
      ) { window in
        let (a, _, delegate) = fields(in: window)
        delegate.shouldBegin = { $0.becomeFirstResponder() }
        a.becomeFirstResponder()
        delegate.shouldBegin = { _ in }
      },
      EndlessCallback(
        name: "an action for `editingChanged` that types",
        place: "sendActions(for:) of TextField"
      ) { window in
        let field = UITextField()
        window.addSubview(field)
        let flag = Switch()
        field.addAction(UIAction { _ in if flag.isOn { field.insertText("x") } }, for: .editingChanged)
        field.becomeFirstResponder()
        field.insertText("a")
        flag.isOn = false
      },
      EndlessCallback(
        name: "an action for `valueChanged` that sends it",
        place: "sendActions(for:) of Slider"
      ) { window in
        let control = UISlider()
        window.addSubview(control)
        let flag = Switch()
        control.addAction(
          UIAction { [unowned control] _ in
            guard flag.isOn else { return }
            control.value += 0.001
            control.sendActions(for: .valueChanged)
          }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        flag.isOn = false
      },
      EndlessCallback(
        name: "an action for `valueChanged` that sends it twice",
        place: "sendActions(for:) of Switch"
      ) { window in
        let control = UISwitch()
        window.addSubview(control)
        let flag = Switch()
        control.addAction(
          UIAction { [unowned control] _ in
            guard flag.isOn else { return }
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .valueChanged)
          }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        flag.isOn = false
      },
      EndlessCallback(
        name: "`configurationUpdateHandler` that calls `updateConfiguration()`",
        place: "configurationUpdateHandler of Button"
      ) { window in
        let button = UIButton(configuration: .plain())
        window.addSubview(button)
        let flag = Switch()
        button.configurationUpdateHandler = { if flag.isOn { $0.updateConfiguration() } }
        window.layoutIfNeeded()
        flag.isOn = false
      },
      EndlessCallback(
        name: "`configurationUpdateHandler` that calls `setNeedsUpdateConfiguration()`",
        place: ""
      ) { window in
        let button = UIButton(configuration: .plain())
        window.addSubview(button)
        let flag = Switch()
        button.configurationUpdateHandler = { if flag.isOn { $0.setNeedsUpdateConfiguration(); $0.layoutIfNeeded() } }
        window.layoutIfNeeded()
        flag.isOn = false
      },
      EndlessCallback(
        name: "an action of a refresh control that begins again",
        place: "sendActions(for:) of RefreshControl"
      ) { window in
        let scroll = scrollView(in: window)
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        let flag = Switch()
        refresh.addAction(
          UIAction { [unowned refresh] _ in
            if flag.isOn { refresh.endRefreshing(); refresh.beginRefreshing(); refresh.sendActions(for: .valueChanged) }
          }, for: .valueChanged)
        refresh.sendActions(for: .valueChanged)
        flag.isOn = false
      },
      EndlessCallback(
        name: "`observe(\\.isSelected)` that toggles it",
        place: "observe(_:options:changeHandler:) of Control"
      ) { window in
        let control = UIControl()
        let o = control.observe(\.isSelected) { c, _ in c.isSelected.toggle() }
        control.isSelected = true
        o.invalidate()
      },
      EndlessCallback(
        name: "an action of a recognizer that sets its state",
        place: "the actions of G"
      ) { window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        final class G: UIGestureRecognizer {}
        let g = G()
        let flag = Switch()
        view.addGestureRecognizer(g)
        g.addHandler { g in if flag.isOn { g.state = .changed } }
        g.state = .began
        g.state = .changed
        flag.isOn = false
      },
      EndlessCallback(
        name: "an action of a recognizer that begins again",
        place: "the actions of Gesture"
      ) { window in
        gesture(in: window) { recognizer, _ in
          recognizer.addHandler { if $0.state == .ended { $0.state = .ended } }
          recognizer.state = .ended
        }
      },
      EndlessCallback(
        name: "an action of a recognizer that switches it off and on",
        place: ""
      ) { window in
        gesture(in: window) { recognizer, view in
          recognizer.addHandler(switchOffAndOn)
          let finger = touch(view)
          recognizer.state = .began
          finger.lift()
        }
      },
      EndlessCallback(
        name: "`gestureRecognizerShouldBegin(_:)` that sets the state",
        place: ""
      ) { window in
        gesture(in: window) { recognizer, view in
          let delegate = GestureDelegate(shouldBegin: { $0.state = .began })
          recognizer.delegate = delegate
          recognizer.state = .began
          recognizer.state = .ended
          let finger = touch(view)
          recognizer.state = .began
          finger.lift()
        }
      },
      EndlessCallback(
        name: "`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` that sets the state",
        place: ""
      ) { window in
        gesture(in: window) { recognizer, view in
          let other = Gesture()
          view.addGestureRecognizer(other)
          let delegate = GestureDelegate(simultaneously: { $0.state = .began })
          (recognizer.delegate, other.delegate) = (delegate, delegate)
          let finger = touch(view)
          other.state = .began
          recognizer.state = .began
          finger.lift()
        }
      },
      EndlessCallback(
        name: "`gestureRecognizerShouldBegin(_:)` that switches the recognizer off and on",
        place: ""
      ) { window in
        gesture(in: window) { recognizer, view in
          let delegate = GestureDelegate(shouldBegin: switchOffAndOn)
          recognizer.delegate = delegate
          let finger = touch(view)
          recognizer.state = .began
          finger.lift()
        }
      },
      EndlessCallback(
        name: "`gestureRecognizer(_:shouldReceive:)` that switches the recognizer off and on",
        place: ""
      ) { window in
        gesture(in: window) { recognizer, view in
          let delegate = GestureDelegate(shouldReceive: switchOffAndOn)
          recognizer.delegate = delegate
          let finger = touch(view)
          recognizer.state = .began
          finger.lift()
        }
      },
    ]
  }
}

// MARK: - Controllers

private final class Pusher: UIViewController {
  nonisolated(unsafe) static var isOn = true
  override func viewDidAppear(_ animated: Bool) {
    if Self.isOn { navigationController?.pushViewController(Pusher(), animated: false) }
  }
}
private final class Presenter: UIViewController {
  nonisolated(unsafe) static var isOn = true
  override func viewDidAppear(_ animated: Bool) { if Self.isOn { present(Presenter(), animated: false) } }
}
private final class WillPresenter: UIViewController {
  nonisolated(unsafe) static var isOn = true
  override func viewWillAppear(_ animated: Bool) { if Self.isOn { present(WillPresenter(), animated: false) } }
}
private final class LoadPusher: UIViewController {
  nonisolated(unsafe) static var isOn = true
  override func viewWillAppear(_ animated: Bool) {
    if Self.isOn { navigationController?.pushViewController(LoadPusher(), animated: false) }
  }
}
private final class Tabs: UITabBarController {
  /// Whether an override selects the other tab whenever a tab is selected.
  var isOn = false
  override var selectedIndex: Int {
    didSet { if isOn, selectedIndex != 1 { selectedIndex = 1 } }
  }
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
/// Shows two tabs, and runs code with them.
@MainActor private func showTabs(in window: UIWindow, _ body: (Tabs, [Tab]) -> Void) {
  let (tabs, pages) = (Tabs(), [Tab(), Tab()])
  tabs.viewControllers = pages
  window.rootViewController = tabs
  window.screen.advance(by: 0)
  body(tabs, pages)
  window.screen.advance(by: 0)
  for page in pages { (page.willAppear, page.didAppear) = ({ _ in }, { _ in }) }
}
private final class LoadView: UIViewController {
  nonisolated(unsafe) static var isOn = true
  override func viewDidLoad() { if Self.isOn { let next = LoadView(); addChild(next); view.addSubview(next.view) } }
}
private final class ViewInLoad: UIViewController {
  override func loadView() { _ = view }
}
private final class TraitsController: UIViewController {
  var isOn = true
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    if isOn { overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark }
  }
}
private final class SafeController: UIViewController {
  var isOn = true
  override func viewSafeAreaInsetsDidChange() { if isOn { additionalSafeAreaInsets.top += 1 } }
}
private final class MarginsController: UIViewController {
  var isOn = true
  override func viewLayoutMarginsDidChange() { if isOn { view.layoutMargins.left += 1 } }
}
private final class LayoutController: UIViewController {
  var isOn = true
  override func viewDidLayoutSubviews() { if isOn { view.setNeedsLayout(); view.layoutIfNeeded() } }
}
private final class PreferredController: UIViewController {
  var isOn = true
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if isOn { (container as? UIViewController)?.preferredContentSize.width += 1 }
  }
}
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  var isOn = true
  var isDid = false
  func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) {
    if isOn, !isDid { n.pushViewController(UIViewController(), animated: false) }
  }
  func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {
    if isOn, isDid { n.pushViewController(UIViewController(), animated: false) }
  }
}
extension EndlessCallback {
  fileprivate static var controllers: [EndlessCallback] {
    [
      EndlessCallback(
        name: "`viewDidAppear(_:)` that pushes",
        place: "viewControllers of NavigationController"
      ) { window in
        Pusher.isOn = true
        window.rootViewController = UINavigationController(rootViewController: Pusher())
        window.screen.advance(by: 0)
        Pusher.isOn = false
      },
      EndlessCallback(
        name: "`viewWillAppear(_:)` that pushes",
        place: "viewControllers of NavigationController"
      ) { window in
        LoadPusher.isOn = true
        window.rootViewController = UINavigationController(rootViewController: LoadPusher())
        window.screen.advance(by: 0)
        LoadPusher.isOn = false
      },
      EndlessCallback(
        name: "`viewDidAppear(_:)` that presents",
        place: "Screen.flush()"
      ) { window in
        Presenter.isOn = true
        window.rootViewController = Presenter()
        window.screen.advance(by: 0)
        Presenter.isOn = false
      },
      EndlessCallback(
        name: "`viewWillAppear(_:)` that presents",
        place: "WillPresenter.present(_:animated:completion:)"
      ) { window in
        WillPresenter.isOn = true
        window.rootViewController = WillPresenter()
        window.screen.advance(by: 0)
        WillPresenter.isOn = false
      },
      EndlessCallback(
        name: "`viewDidAppear(_:)` of a tab that selects another one",
        place: "selectedViewController of Tabs"
      ) { window in
        showTabs(in: window) { tabs, pages in
          for page in pages { page.didAppear = { $0.selectedIndex = 1 - $0.selectedIndex } }
          tabs.selectedIndex = 1
        }
      },
      EndlessCallback(
        name: "`viewWillAppear(_:)` of a tab that selects another one",
        place: "selectedViewController of Tabs"
      ) { window in
        showTabs(in: window) { tabs, pages in
          for page in pages { page.willAppear = { $0.selectedIndex = 1 - $0.selectedIndex } }
          tabs.selectedIndex = 1
        }
      },
      EndlessCallback(
        name: "`didSet` of `selectedIndex` and `selectedViewController` that selects one tab",
        place: ""
      ) { window in
        showTabs(in: window) { tabs, pages in
          tabs.isOn = true
          tabs.selectedIndex = 0
          tabs.selectedViewController = pages[0]
          tabs.isOn = false
        }
      },
      EndlessCallback(
        name: "`viewDidLoad()` that loads another view",
        place: "viewDidLoad() of LoadView"
      ) { window in
        LoadView.isOn = true
        window.rootViewController = LoadView()
        window.screen.advance(by: 0)
        LoadView.isOn = false
      },
      EndlessCallback(
        name: "`loadView()` that reads the view",
        place: "ViewInLoad.loadView()"
      ) { window in
        window.rootViewController = ViewInLoad()
        window.screen.advance(by: 0)
      },
      EndlessCallback(
        name: "`traitCollectionDidChange(_:)` of a controller that overrides traits",
        place: "traitCollectionDidChange(_:) of View"
      ) { window in
        let c = TraitsController()
        window.rootViewController = c
        window.screen.advance(by: 0)
        c.overrideUserInterfaceStyle = .dark
        window.screen.advance(by: 0)
        c.isOn = false
      },
      EndlessCallback(
        name: "`viewSafeAreaInsetsDidChange()` that adds to the safe area",
        place: "safeAreaInsetsDidChange of View"
      ) { window in
        let c = SafeController()
        window.rootViewController = c
        window.screen.advance(by: 0)
        c.additionalSafeAreaInsets.top = 4
        window.screen.advance(by: 0)
        c.isOn = false
      },
      EndlessCallback(
        name: "`viewLayoutMarginsDidChange()` that sets margins",
        place: "layoutMarginsDidChange of View"
      ) { window in
        let c = MarginsController()
        window.rootViewController = c
        window.screen.advance(by: 0)
        c.view.layoutMargins.left = 90
        window.screen.advance(by: 0)
        c.isOn = false
      },
      EndlessCallback(
        name: "`viewDidLayoutSubviews()` that lays out again",
        place: "layoutSubviews of View"
      ) { window in
        let c = LayoutController()
        window.rootViewController = c
        window.screen.advance(by: 0)
        c.isOn = false
      },
      EndlessCallback(
        name: "`preferredContentSizeDidChange(forChildContentContainer:)` that sets it",
        place: "preferredContentSize of ViewController"
      ) { window in
        let c = PreferredController()
        let d = UIViewController()
        window.rootViewController = c
        c.addChild(d)
        d.preferredContentSize = CGSize(width: 1, height: 1)
        c.isOn = false
      },
      EndlessCallback(
        name: "`navigationController(_:willShow:animated:)` that pushes",
        place: "viewControllers of NavigationController"
      ) { window in
        let n = UINavigationController(rootViewController: UIViewController())
        let d = NavigationDelegate()
        n.delegate = d
        window.rootViewController = n
        window.screen.advance(by: 0)
        d.isOn = false
      },
      EndlessCallback(
        name: "`navigationController(_:didShow:animated:)` that pushes",
        place: "viewControllers of NavigationController"
      ) { window in
        let n = UINavigationController(rootViewController: UIViewController())
        let d = NavigationDelegate()
        d.isDid = true
        n.delegate = d
        window.rootViewController = n
        window.screen.advance(by: 0)
        d.isOn = false
      },
    ]
  }
}
