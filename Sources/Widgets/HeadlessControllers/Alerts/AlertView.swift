import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessInputs
import HeadlessViews

/// The view of an alert, as large as the window: texts, text fields and buttons in a box.
final class AlertView: View {
  private weak var controller: AlertController?
  private let box = View()
  private let titleLabel = Label()
  private let messageLabel = Label()
  private var buttons: [(action: AlertAction, button: Button)] = []
  var contentIsStale = true

  convenience init(_ controller: AlertController) {
    self.init(frame: Screen.main.bounds)
    self.controller = controller
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    addSubview(box)
    box.backgroundColor = .secondarySystemBackground
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      box.addSubview(label)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    if contentIsStale { showContent(of: controller) }
    layOutContent(controller)
  }

  /// Shows the titles, messages and buttons of the controller.
  ///
  /// > Reported: the title of an alert in a semibold font of 17 points, the message of 13. Documented: a destructive
  /// > choice is red, the preferred one bold. Reported: without a preferred choice the one that cancels is bold in an
  /// > alert.
  private func showContent(of controller: AlertController) {
    contentIsStale = false
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    let shown = controller.shownActions
    for (action, button) in buttons where !shown.contains(where: { $0 === action }) { button.removeFromSuperview() }
    buttons = shown.map { action in (action, buttons.first { $0.action === action }?.button ?? makeButton(action)) }
    let bold = controller.preferredAction ?? shown.first { $0.style == .cancel }
    for (action, button) in buttons {
      button.isEnabled = action.isEnabled
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: action === bold ? .semibold : .regular)
      if button.superview == nil { box.addSubview(button) }
    }
    for field in controller.storedFields where field.superview !== box { box.addSubview(field) }
  }

  private func makeButton(_ action: AlertAction) -> Button {
    let button = Button(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(
      Action { [weak action, weak self] _ in
        if let action { self?.controller?.buttonWasTapped(action) }
      }, for: .touchUpInside)
    return button
  }

  /// Sets the frames of all subviews.
  ///
  /// > Reported: an alert is 270 points wide, its buttons are 44 high; those of an action sheet 57, 8 points from the
  /// > edges.
  /// > Assumed: all other distances.
  private func layOutContent(_ controller: AlertController) {
    let isSheet = controller.preferredStyle == .actionSheet
    let width = min(isSheet ? max(0, bounds.width - 16) : 270, bounds.width)
    let (inner, margin) = (max(0, width - 32), CGFloat(16))
    var y: CGFloat = 20
    for label in [titleLabel, messageLabel] {
      label.isHidden = label.text?.isEmpty ?? true
      if label.isHidden { continue }
      let height = pixelGrid.up(label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height)
      label.frame = CGRect(x: margin, y: y, width: inner, height: height)
      y += height + 4
    }
    for field in controller.storedFields {
      field.frame = CGRect(x: margin, y: y + 4, width: inner, height: 30)
      y += 34
    }
    y += 16
    let height: CGFloat = isSheet ? 57 : 44
    if !isSheet, buttons.count == 2 {
      for (index, entry) in buttons.enumerated() {
        entry.button.frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: height)
      }
      y += height
    } else {
      for entry in buttons {
        entry.button.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    let safe = bounds.inset(by: safeAreaInsets)
    box.frame = CGRect(
      x: pixelGrid.halfUp(bounds.midX - width / 2),
      y: isSheet ? safe.maxY - y - 8 : pixelGrid.halfUp(safe.midY - y / 2),
      width: width, height: y)
  }
}

extension AlertController {
  /// The choices in the order of their buttons.
  ///
  /// > Reported: the choice that cancels is the first of two in an alert, and otherwise the last.
  final var shownActions: [AlertAction] {
    let cancel = storedActions.filter { $0.style == .cancel }
    let others = storedActions.filter { $0.style != .cancel }
    return preferredStyle == .alert && storedActions.count == 2 ? cancel + others : others + cancel
  }
}
