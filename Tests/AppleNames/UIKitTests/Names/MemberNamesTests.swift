import Testing
import UIKit

/// Overrides and uses of what views, controls and responders have besides their layout, as apps write them.
@MainActor @Suite("Names of members") struct MemberNamesTests {
  final class RemoteButton: UIButton {
    var (presses, shakes) = (0, 0)
    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
    override var inputView: UIView? { UIView() }
    override var inputAccessoryView: UIView? { nil }
    override var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0) }
    override var contentScaleFactor: CGFloat { didSet { presses += 0 } }
    override var forLastBaselineLayout: UIView { titleLabel ?? self }
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: -5, dy: -5) }
      set { super.accessibilityFrame = newValue }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      super.canPerformAction(action, withSender: sender)
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      super.target(forAction: action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.contains(where: { $0.type == .select }) { self.presses += 1 }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { shakes += 1 }
    }
    override func accessibilityActivate() -> Bool {
      performPrimaryAction()
      return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .up }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { context.focusHeading != .left }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: 44, height: 44) }
  }

  /// Members that classes written before iOS 15 may have of their own.
  final class OwnMembers: UIButton {
    let subtitleLabel = UILabel()
    var configuration = 3
  }

  let button = RemoteButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func `a button's overrides are called`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(button)
    button.becomeFirstResponder()
    window.sendEvent(UIPressesEvent([UIPress(.select)]))
    button.motionEnded(.motionShake, with: nil)
    var runs = 0
    button.addAction(UIAction(title: "run", attributes: .destructive) { _ in runs += 1 }, for: .primaryActionTriggered)
    #expect(button.accessibilityActivate() && runs == 1 && button.presses == 1 && button.shakes == 1)
    expectEqual(button.accessibilityFrame, CGRect(x: -5, y: -5, width: 60, height: 60))
    expectEqual(button.alignmentRect(forFrame: button.frame).height, CGFloat(50 - 4))
    expectEqual(button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 44)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 999), for: .vertical)
  }

  @Test func `the app's windows are found by its scenes`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = UIWindow.Level.alert + 1
    window.makeKeyAndVisible()
    let found = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
      .first { $0.isKeyWindow }
    #expect(found === window)
  }

  @Test func `menus, masks, effects and settings have their names`() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    button.menu = UIMenu(title: "", children: [UIAction(title: "x", state: .mixed) { _ in }])
    button.mask = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    button.addMotionEffect(effect)
    button.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
    if UIAccessibility.isReduceMotionEnabled { button.alpha = 0 }
    UIAccessibility.post(notification: .announcement, argument: "done")
    #expect(button.menu?.children.count == 1 && button.alpha == 1)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    expectEqual(button.traitCollection.horizontalSizeClass, UIUserInterfaceSizeClass.compact)
  }

  @Test func `a subclass may have a configuration and a subtitleLabel of its own`() {
    let button = OwnMembers()
    button.subtitleLabel.text = "own"
    button.configuration += 1
    #expect(button.configuration == 4 && button.subtitleLabel.text == "own")
    #expect((button as UIButton).configuration == nil && (button as UIButton).subtitleLabel == nil)
  }

  @Test func `an axis has its name without constraint layout, also where a priority is overridden`() {
    final class Stiff: UIButton {
      override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(axis == .vertical ? .required : priority, for: axis)
      }
    }
    let button = Stiff(type: .system)
    button.setContentHuggingPriority(.defaultLow, for: NSLayoutConstraint.Axis.vertical)
    expectEqual(button.contentHuggingPriority(for: .vertical), .required)
  }
}
