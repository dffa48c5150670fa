import UIKit

// Subclasses that override every open member, as iOS lets them. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnResponder: UIResponder {
    override var accessibilityIdentifier: String? { didSet {} }
    override var accessibilityLabel: String? { didSet {} }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityHint: String? { didSet {} }
    override var accessibilityAttributedLabel: NSAttributedString? { didSet {} }
    override var accessibilityAttributedValue: NSAttributedString? { didSet {} }
    override var accessibilityAttributedHint: NSAttributedString? { didSet {} }
    override var accessibilityUserInputLabels: [String]! { didSet {} }
    override var accessibilityLanguage: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override var accessibilityRespondsToUserInteraction: Bool { didSet {} }
    override var accessibilityElementsHidden: Bool { didSet {} }
    override var accessibilityViewIsModal: Bool { didSet {} }
    override var shouldGroupAccessibilityChildren: Bool { didSet {} }
    override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { didSet {} }
    override var accessibilityFrame: CGRect { didSet {} }
    override var accessibilityPath: UIBezierPath? { didSet {} }
    override var accessibilityActivationPoint: CGPoint { didSet {} }
    override var accessibilityContainerType: UIAccessibilityContainerType { didSet {} }
    override var accessibilityElements: [Any]? { didSet {} }
    override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
    override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
    override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet {} }
    override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      super.accessibilityScroll(direction)
    }
    override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
    override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
    override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
    override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
    override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
    override var next: UIResponder? { super.next }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      super.pressesCancelled(presses, with: event)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionCancelled(motion, with: event)
    }
    override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      super.canPerformAction(action, withSender: sender)
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      super.target(forAction: action, withSender: sender)
    }
    override func validate(_ command: UICommand) { super.validate(command) }
    override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override func pasteAndMatchStyle(_ sender: Any?) { super.pasteAndMatchStyle(sender) }
    override func select(_ sender: Any?) { super.select(sender) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
      super.makeTextWritingDirectionLeftToRight(sender)
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
      super.makeTextWritingDirectionRightToLeft(sender)
    }
    override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
    override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
    override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
    override func increaseSize(_ sender: Any?) { super.increaseSize(sender) }
    override func decreaseSize(_ sender: Any?) { super.decreaseSize(sender) }
    override func updateTextAttributes(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { super.updateTextAttributes(conversionHandler: conversionHandler) }
    override var undoManager: UndoManager? { super.undoManager }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override var isFirstResponder: Bool { super.isFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var keyCommands: [UIKeyCommand]? { super.keyCommands }
    override var inputView: UIView? { super.inputView }
    override var inputAccessoryView: UIView? { super.inputAccessoryView }
    override func reloadInputViews() { super.reloadInputViews() }
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  }

  final class OwnApplication: UIApplication {
    override var applicationState: State { super.applicationState }
    override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection }
    override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var connectedScenes: Set<UIScene> { super.connectedScenes }
    override var delegate: (any UIApplicationDelegate)? { didSet {} }
    override var statusBarOrientation: UIInterfaceOrientation { super.statusBarOrientation }
    override var statusBarFrame: CGRect { super.statusBarFrame }
    override var isStatusBarHidden: Bool { super.isStatusBarHidden }
    override var statusBarStyle: UIStatusBarStyle { didSet {} }
    override func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil)
      -> BackgroundTaskIdentifier
    { super.beginBackgroundTask(withName: taskName, expirationHandler: handler) }
    override func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> BackgroundTaskIdentifier {
      super.beginBackgroundTask(expirationHandler: handler)
    }
    override func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) { super.endBackgroundTask(identifier) }
    override var backgroundTimeRemaining: TimeInterval { super.backgroundTimeRemaining }
    override var applicationIconBadgeNumber: Int { didSet {} }
    override var isNetworkActivityIndicatorVisible: Bool { didSet {} }
    override var isIdleTimerDisabled: Bool { didSet {} }
    override func canOpenURL(_ url: URL) -> Bool { super.canOpenURL(url) }
    override func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: ((Bool) -> Void)? = nil
    ) { super.open(url, options: options, completionHandler: completion) }
    override func openURL(_ url: URL) -> Bool { false }
    override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
    override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
    override var isIgnoringInteractionEvents: Bool { super.isIgnoringInteractionEvents }
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      super.sendAction(action, to: target, from: sender, for: event)
    }
  }
}
