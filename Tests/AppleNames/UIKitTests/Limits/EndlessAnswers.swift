import HeadlessTesting
import UIKit

// Callbacks that cause themselves in calls that return a value, in notifications, and in transitions.

private final class Answers: UIView {
  var size: (Answers) -> CGSize = { _ in .zero }
  var fittingSize: (Answers) -> CGSize = { _ in .zero }
  var onUpdate: (Answers) -> Void = { _ in }
  override var intrinsicContentSize: CGSize { size(self) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(self) }
  override func updateConstraints() {
    onUpdate(self)
    super.updateConstraints()
  }
}

private final class InsetScroll: UIScrollView {
  override func adjustedContentInsetDidChange() { if isEndless { contentInset.top += 1 } }
}

private final class ScrollAnswers: NSObject, UIScrollViewDelegate {
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var on: [String: (UIScrollView) -> Void] = [:]
  func viewForZooming(in view: UIScrollView) -> UIView? { on["view"]?(view); return zoomed }
  func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) { on["willZoom"]?(view) }
  func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale: CGFloat) { on["didZoom"]?(view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { on["should"]?(view); return true }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { on["did"]?(view) }
}

private final class KeyWindow: UIWindow {
  var onKey: () -> Void = {}
  override func becomeKey() { onKey() }
}

private final class DisplayAnswers: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) { layer.display() }
}

private final class StorageAnswers: NSObject, NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
    changeInLength delta: Int
  ) {
    textStorage.processEditing()
  }
}

private final class OwnSize: NSTextAttachment, @unchecked Sendable {
  var text = NSAttributedString()
  override func attachmentBounds(for line: CGRect) -> CGRect { CGRect(origin: .zero, size: text.size()) }
}

@MainActor private final class LinkTarget: NSObject {
  var links: [CADisplayLink] = []
  func add() {
    let link = CADisplayLink(target: self, selector: LinkTarget.add)
    link.add(to: .main, forMode: .common)
    links.append(link)
  }
}

private final class Observed: NSObject {
  var value = 0 { didSet { didChangeValue(for: \.value) } }
}

private final class Controller: UIViewController {
  var on: [String: (Controller) -> Void] = [:]
  override func viewWillAppear(_ animated: Bool) { on["will"]?(self) }
  override func viewDidAppear(_ animated: Bool) { on["didAppear"]?(self) }
  override func viewWillDisappear(_ animated: Bool) { on["will"]?(self) }
  override func viewDidDisappear(_ animated: Bool) { on["didDisappear"]?(self) }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    on["turn"]?(self)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    on["edit"]?(self)
  }
}

private final class Adopted: UIViewController {
  override func willMove(toParent parent: UIViewController?) { parent?.addChild(Adopted()) }
}

private final class PresentationAnswers: NSObject, UISheetPresentationControllerDelegate, UINavigationBarDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { isEndless ? controller.adaptivePresentationStyle : .none }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    if isEndless { (controller as? UISheetPresentationController)?.dismissAsUser() }
    return false
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    if isEndless { sheet.selectDetent(sheet.selectedDetentIdentifier == .large ? .medium : .large) }
  }
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    if isEndless { bar.popItem(animated: false) }
    return true
  }
  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
    if isEndless, bar.tag == 1 { bar.pushItem(UINavigationItem(title: "a"), animated: false) }
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

private final class Turning: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  let interaction = UIPercentDrivenInteractiveTransition()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.2, animations: { context.containerView.alpha = 0.9 }) { _ in
      context.completeTransition(true)
    }
  }
}

extension EndlessCallback {
  static var answers: [EndlessCallback] { sizes + scrolling + others + controllerAnswers }

  /// Returns a row with a view whose size results from its content.
  private static func sized(_ name: String, _ place: String, _ start: @escaping @MainActor (Answers) -> Void) -> Self {
    Endless(name, place) { window in
      let view = window.adding(Answers())
      view.translatesAutoresizingMaskIntoConstraints = false
      view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
      start(view)
      window.layoutIfNeeded()
      view.sizeToFit()
      view.removeFromSuperview()
    }
  }

  private static var sizes: [EndlessCallback] {
    [
      sized("`intrinsicContentSize` that is the view's fitting size", "systemLayoutSizeFitting(_:) of Answers") {
        $0.size = { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      },
      sized("`updateConstraints()` that updates constraints", "updateConstraints of Answers") {
        $0.onUpdate = {
          $0.setNeedsUpdateConstraints()
          $0.updateConstraintsIfNeeded()
        }
      },
      sized("`updateConstraints()` that lays out", "updateConstraints of Answers") {
        $0.onUpdate = {
          $0.setNeedsUpdateConstraints()
          $0.superview?.layoutIfNeeded()
        }
      },
      sized("`sizeThatFits(_:)` that calls `sizeToFit()`", "sizeToFit() of Answers") {
        $0.fittingSize = {
          $0.sizeToFit()
          return CGSize(width: 5, height: 5)
        }
      },
    ]
  }

  private static var scrolling: [EndlessCallback] {
    let zoom = { @MainActor (view: UIScrollView) in
      view.setZoomScale(view.zoomScale == 2 ? 3 : 2, animated: true)
      view.setZoomScale(1, animated: true)
    }
    let add = { @MainActor (view: UIScrollView) in view.zoomScale += 0.001 }
    let tap = { @MainActor (view: UIScrollView) -> Void in view.window?.tapStatusBar() }
    let rows = [
      ("`viewForZooming(in:)` that zooms", "view", add),
      ("`scrollViewWillBeginZooming(_:with:)` that zooms", "willZoom", zoom),
      ("`scrollViewDidEndZooming(_:with:atScale:)` that zooms twice", "didZoom", zoom),
      ("`scrollViewShouldScrollToTop(_:)` that scrolls to the top", "should", tap),
      ("`scrollViewDidScrollToTop(_:)` that scrolls to the top", "did", tap),
    ]
    return rows.map { name, method, callback in
      Endless(name, "of the delegate of ScrollView") { window in
        let (view, delegate) = (window.adding(UIScrollView(frame: window.bounds)), ScrollAnswers())
        view.contentSize.height = 2000
        view.maximumZoomScale = 4
        view.delegate = delegate
        delegate.on[method] = callback
        // Each frame of an animation would ask, and be reported, once more.
        view.setZoomScale(2, animated: method != "view")
        window.screen.advance(by: 1)
        window.tapStatusBar()
        view.removeFromSuperview()
        view.delegate = nil
        window.screen.advance(by: 1)
      }
    } + [
      Endless(
        "`adjustedContentInsetDidChange()` that changes the inset", "adjustedContentInsetDidChange() of InsetScroll"
      ) { window in
        let view = InsetScroll(frame: window.bounds)
        view.contentInset.top = 1
      }
    ]
  }

  /// Observes a notification while a body runs.
  private static func observe(_ name: NSNotification.Name, _ callback: @escaping @MainActor () -> Void) -> Any {
    let callback = UncheckedCallback(call: callback)
    return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { callback.call() }
    }
  }

  private struct UncheckedCallback: @unchecked Sendable {
    let call: @MainActor () -> Void
  }

  private static var others: [EndlessCallback] {
    [
      Endless("an observer of `textDidChangeNotification` that types", "textDidChangeNotification of TextField") {
        window in
        let field = window.adding(UITextField())
        let observer = observe(UITextField.textDidChangeNotification) { field.insertText("x") }
        field.becomeFirstResponder()
        field.insertText("a")
        NotificationCenter.default.removeObserver(observer as Any)
      },
      Endless("an action of the return key that presses it", "textFieldShouldReturn(_:) of") {
        window in
        let field = window.adding(UITextField())
        window.makeKey()
        field.addAction(UIAction { _ in if isEndless { type("\n", in: window) } }, for: .primaryActionTriggered)
        field.becomeFirstResponder()
        type("\n", in: window)
      },
      Endless("`becomeKey()` that makes another window key", "makeKey() of KeyWindow") { window in
        let windows = [KeyWindow(frame: window.bounds), KeyWindow(frame: window.bounds)]
        for (window, other) in zip(windows, windows.reversed()) {
          window.isHidden = false
          window.onKey = { [unowned other] in other.makeKey() }
        }
        windows[0].makeKey()
        for window in windows { window.onKey = {} }
        window.makeKey()
      },
      Endless("observers of undo and redo that redo and undo", "do() of UndoManager") { _ in
        let (manager, view) = (UndoManager(), UIView())
        @MainActor func set(_ alpha: CGFloat) {
          let old = view.alpha
          manager.registerUndo(withTarget: view) { _ in set(old) }
          view.alpha = alpha
        }
        set(0.5)
        let observers = [
          observe(.NSUndoManagerDidUndoChange) { manager.redo() },
          observe(.NSUndoManagerDidRedoChange) { manager.undo() },
        ]
        manager.undo()
        for observer in observers { NotificationCenter.default.removeObserver(observer as Any) }
        manager.removeAllActions()
      },
      Endless("animations of an animator that add animations", "addAnimations(_:) of ViewPropertyAnimator") { window in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        @MainActor func add() { animator.addAnimations { if isEndless { add() } } }
        add()
        animator.startAnimation()
        isEndless = false
        animator.stopAnimation(true)
      },
      Endless("a callback of the clock that advances it", "VirtualClock.advance(by:)") { window in
        @MainActor func again() {
          window.screen.clock.schedule(after: 0.001) {
            if isEndless { again() }
            window.screen.advance(by: 0.01)
          }
        }
        again()
        window.screen.advance(by: 0.1)
        isEndless = false
        window.screen.advance(by: 0.1)
      },
      Endless(
        "`observe(_:)` of a class of the app that changes the property", "observe(_:options:changeHandler:) of Observed"
      ) { _ in
        let object = Observed()
        let observation = object.observe(\.value) { object, _ in object.value += 1 }
        object.value = 1
        observation.invalidate()
      },
      Endless("a `UIAction` that runs itself", "sendAction(_:) of Control") { _ in
        let control = UIControl()
        control.sendAction(UIAction { [unowned control] action in control.sendAction(action) })
      },
      Endless("`draw(in:)` of a layer that renders the layer", "draw(in:) of Layer") { window in
        final class Layer: CALayer {
          override func draw(in context: CGContext) { render(in: context) }
        }
        let layer = Layer()
        layer.frame = window.bounds
        layer.setNeedsDisplay()
        window.layer.addSublayer(layer)
        _ = window.drawing()
        layer.removeFromSuperlayer()
      },
      Endless("`display(_:)` that displays the layer", "display(_:) of DisplayAnswers") { _ in
        let (layer, answers) = (CALayer(), DisplayAnswers())
        layer.delegate = answers
        layer.display()
      },
      Endless("a delegate of a text storage that calls `processEditing()`", "processEditing() of TextStorage") { _ in
        let (storage, answers) = (NSTextStorage(string: "a"), StorageAnswers())
        storage.delegate = answers
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
      },
      Endless("an attachment that measures its own text", "attachmentBounds(for:) of OwnSize") { _ in
        let attachment = OwnSize()
        attachment.text = NSAttributedString(attachment: attachment)
        _ = attachment.text.size()
        attachment.text = NSAttributedString()
      },
      Endless("a display link that adds display links", "DisplayLink.add(to:forMode:)") { window in
        let target = LinkTarget()
        target.add()
        window.screen.advance(by: 0.25)
        for link in target.links { link.invalidate() }
        window.screen.advance(by: 0.1)
      },
      Endless("a handler of reports that causes a report", "") { _ in
        let view = UIView()
        IssueReporting.$handler.withValue({ _ in MainActor.assumeIsolated { view.frame.origin.x = .nan } }) {
          view.frame.origin.x = .infinity
        }
      },
    ]
  }

  /// Returns a row with a root controller that is shown.
  private static func controller(
    _ name: String, _ place: String, _ run: @escaping @MainActor (Controller, UIWindow) -> Void
  ) -> Self {
    Endless(name, place) { window in
      let controller = window.show(Controller())
      run(controller, window)
      controller.on = [:]
      window.screen.advance(by: 1)
    }
  }

  /// Returns a row with a sheet of a root controller.
  private static func sheet(
    _ name: String, _ place: String, _ run: @escaping @MainActor (UISheetPresentationController) -> Void
  ) -> Self {
    controller(name, place) { controller, window in
      let (presented, answers) = (UIViewController(), PresentationAnswers())
      presented.sheetPresentationController?.detents = [.medium(), .large()]
      controller.present(presented, animated: false)
      window.screen.advance(by: 0)
      presented.sheetPresentationController?.delegate = answers
      if let sheet = presented.sheetPresentationController { run(sheet) }
      isEndless = false
    }
  }

  private static func bar(_ name: String, _ place: String, _ run: @escaping @MainActor (UINavigationBar) -> Void)
    -> Self
  {
    Endless(name, place) { _ in
      let (bar, answers) = (UINavigationBar(), PresentationAnswers())
      bar.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
      bar.delegate = answers
      run(bar)
    }
  }

  private static var controllerAnswers: [EndlessCallback] {
    [
      controller("`viewWillAppear(_:)` that begins another transition", "beginAppearanceTransition(_:animated:) of") {
        controller, _ in
        var isAppearing = true
        controller.on["will"] = {
          isAppearing.toggle()
          $0.beginAppearanceTransition(!isAppearing, animated: false)
        }
        controller.beginAppearanceTransition(false, animated: false)
      },
      controller("`viewDidAppear(_:)` that ends another transition", "AppearanceTransition") { controller, _ in
        controller.on["didAppear"] = {
          $0.beginAppearanceTransition(false, animated: false)
          $0.endAppearanceTransition()
        }
        controller.on["didDisappear"] = {
          $0.beginAppearanceTransition(true, animated: false)
          $0.endAppearanceTransition()
        }
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      },
      controller("`viewWillTransition(to:with:)` that turns the window", "transition(to:duration:) of Window") {
        controller, window in
        controller.on["turn"] = { _ in window.transition(to: CGSize(width: 480, height: 320)) }
        window.transition(to: CGSize(width: 320, height: 480))
      },
      controller("`setEditing(_:animated:)` that toggles `isEditing`", "isEditing of Controller") { controller, _ in
        controller.on["edit"] = { $0.isEditing.toggle() }
        controller.isEditing = true
      },
      controller("`willMove(toParent:)` that adds a child", "addChild(_:) of Controller") { controller, _ in
        controller.addChild(Adopted())
      },
      controller("an animation alongside that adds another one", "animate(alongsideTransition:completion:)") {
        controller, window in
        controller.present(UIViewController(), animated: true)
        window.screen.flush()
        @MainActor func add() {
          controller.transitionCoordinator?.animate(alongsideTransition: { _ in if isEndless { add() } })
        }
        add()
      },
      controller(
        "`notifyWhenInteractionChanges(_:)` that pauses and finishes", "notifyWhenInteractionChanges(_:)"
      ) { controller, window in
        let (presented, turning) = (UIViewController(), Turning())
        presented.transitioningDelegate = turning
        presented.modalPresentationStyle = .fullScreen
        controller.present(presented, animated: true)
        window.screen.flush()
        controller.transitionCoordinator?.notifyWhenInteractionChanges { context in
          if context.isInteractive { turning.interaction.finish() } else { turning.interaction.pause() }
        }
        turning.interaction.finish()
        turning.interaction.finish()
        window.screen.advance(by: 1)
      },
      sheet("`adaptivePresentationStyle(for:traitCollection:)` that asks for it", "adaptivePresentationStyle(for:") {
        _ = $0.adaptivePresentationStyle
      },
      sheet("`presentationControllerShouldDismiss(_:)` that dismisses", "dismissAsUser() of") { $0.dismissAsUser() },
      sheet("`sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)` that changes it", "selectDetent(_:) of")
      { $0.selectDetent(.medium) },
      bar("`navigationBar(_:shouldPop:)` that pops", "popItem(animated:) of") { $0.popItem(animated: false) },
      bar("`navigationBar(_:didPush:)` that pushes", "pushItem(_:animated:) of") {
        $0.tag = 1
        $0.pushItem(UINavigationItem(title: "c"), animated: false)
      },
      controller("an action of an alert that presents and answers it", "perform(_:) of AlertController") {
        controller, window in
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "b", style: .default) { [unowned alert] action in
          guard isEndless else { return }
          controller.present(alert, animated: false)
          window.screen.flush()
          alert.perform(action)
        }
        alert.addAction(action)
        controller.present(alert, animated: false)
        window.screen.flush()
        alert.perform(action)
        isEndless = false
        controller.dismiss(animated: false)
      },
    ]
  }
}
