import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessScrolling
import HeadlessViews

/// The view of an alert: texts, text fields and buttons in a box, which scroll where it is lower than they are.
final class AlertView: ScrollView, AlertChoices, SystemContent {
  private weak var controller: AlertController?
  private let titleLabel = Label()
  private let messageLabel = Label()
  private var buttons: [(action: AlertAction, button: AlertButton)] = []
  private(set) var choiceCount = 0
  /// The sizes that the content was shown with; nil for content that has changed.
  private var shownSizes: SystemEra.Alerts?
  /// The user's text size that the content was shown with.
  private var shownCategory: ContentSizeCategory?

  var hasSystemColors: Bool { true }

  convenience init(_ controller: AlertController) {
    self.init(frame: .zero)
    self.controller = controller
    backgroundColor = .secondarySystemBackground
    contentInsetAdjustmentBehavior = .never
    delaysContentTouches = false
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  /// Returns whether a drag that begins on a button scrolls.
  /// > Assumed.
  override func touchesShouldCancel(in view: View) -> Bool { true }

  /// Shows other content in the next layout, and places the alert by its new height.
  func contentDidChange() {
    shownSizes = nil
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shownCategory != nil, shownCategory != traitCollection.preferredContentSizeCategory { contentDidChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    let arrow = controller.arrowInsets
    let area = CGRect(origin: .zero, size: bounds.size).insetCollapsing(by: arrow)
    let layout = layout(width: area.width, of: controller)
    contentSize = CGSize(width: bounds.width, height: arrow.top + layout.size.height + arrow.bottom)
    func place(_ view: View, _ rect: CGRect) {
      let x = isRightToLeft ? area.width - rect.maxX : rect.minX
      view.frame = CGRect(x: area.minX + x, y: area.minY + rect.minY, width: rect.width, height: rect.height)
    }
    for (label, rect) in zip([titleLabel, messageLabel], layout.texts) {
      label.isHidden = rect == nil
      if let rect { place(label, rect) }
    }
    for (field, rect) in zip(controller.storedFields, layout.fields) { place(field, rect) }
    for (entry, rect) in zip(buttons, layout.actions) { place(entry.button, rect) }
  }

  func layout(width: CGFloat, of controller: AlertController) -> AlertLayout {
    let (sizes, category) = (era.alerts, traitCollection.preferredContentSizeCategory)
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    // A popover shows fewer choices, and whether the alert is in one is known when it is presented.
    let showsChoices = buttons.map(\.action).elementsEqual(controller.shownActions, by: ===)
    if shownSizes != sizes || shownCategory != category || !showsChoices { showContent(of: controller, sizes) }
    let space = CGSize(width: AlertLayout.textWidth(in: width, sizes), height: .greatestFiniteMagnitude)
    return AlertLayout(
      width: width, sizes, isSheet: controller.preferredStyle == .actionSheet,
      actionGrowth: growth(of: font(.body)),
      stacksActions: category.isAccessibilityCategory,
      textHeights: [titleLabel, messageLabel].map { label in
        label.text?.isEmpty ?? true ? nil : pixelGrid.up(label.sizeThatFits(space).height)
      },
      fieldHeights: controller.storedFields.map { 30 + growth(of: $0.font ?? font(.body)) }, actionCount: buttons.count)
  }

  /// Returns the height that a line of a font has beyond one of 17 points.
  /// > Assumed: actions grow by it, and fields from 30 points on.
  private func growth(of font: Font) -> CGFloat {
    max(0, pixelGrid.up(font.lineHeight) - pixelGrid.up(Font.systemFont(ofSize: 17).lineHeight))
  }

  /// Shows the titles, messages and buttons of the controller.
  /// > Reported: the title of an alert in a semibold font of 17 points, the message of 13. Documented: a destructive
  /// > choice is red, the preferred one bold. Reported: without a preferred choice the one that cancels is bold in an
  /// > alert. Seen: facts q6 and q7 for iOS 26.
  private func showContent(of controller: AlertController, _ sizes: SystemEra.Alerts) {
    shownSizes = sizes
    shownCategory = traitCollection.preferredContentSizeCategory
    layer.cornerRadius = sizes.cornerRadius
    titleLabel.font = font(.body, .semibold)
    messageLabel.font = font(sizes.messageStyle)
    let shown = controller.shownActions
    for (action, button) in buttons where !shown.contains(where: { $0 === action }) { button.removeFromSuperview() }
    buttons = shown.map { action in (action, buttons.first { $0.action === action }?.button ?? makeButton(action)) }
    let bold = controller.preferredAction ?? (sizes.cancelIsBold ? shown.first { $0.style == .cancel } : nil)
    for (action, button) in buttons {
      button.isEnabled = action.isEnabled
      button.show(
        action.title, in: font(.body, action === bold ? .semibold : sizes.actionWeight),
        hasBackground: sizes.actionSpacing > 0)
      if button.superview == nil { addSubview(button) }
    }
    for field in controller.storedFields where field.superview !== self { addSubview(field) }
  }

  /// Returns the font of a text style's size.
  /// > Reported: fact n24. Assumed: the styles.
  private func font(_ style: Font.TextStyle, _ weight: Font.Weight = .regular) -> Font {
    let styled = Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return .systemFont(ofSize: styled.pointSize, weight: weight)
  }

  private func makeButton(_ action: AlertAction) -> AlertButton {
    let button = AlertButton(type: .system)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(
      Action { [weak action, weak self] _ in
        if let action { self?.controller?.buttonWasTapped(action) { self?.choiceCount += 1 } }
      }, for: .touchUpInside)
    return button
  }
}

final class AlertButton: Button {
  /// The size of a title that is in the center on pixels; nil for titles up to iOS 18.
  private var titleSize: CGSize?

  /// Shows a title, and the background of iOS 26.
  func show(_ title: String?, in font: Font, hasBackground: Bool) {
    setTitle(title, for: .normal)
    titleLabel?.font = font
    titleSize = hasBackground ? title.map { TextMeasuring.current.checkedSize(of: $0, in: font) } : nil
    backgroundColor = hasBackground ? .tertiarySystemFill : nil
    if hasBackground { cornerConfiguration = .capsule() }
  }

  /// Returns the rectangle of the title; on iOS 26 on pixels, not on points.
  /// > Seen: fact q6: a title of 38×20.5 points in 288×48 is at 125 and 14.
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let titleSize else { return super.titleRect(forContentRect: contentRect) }
    return pixelGrid.centered(titleSize, in: contentRect)
  }
}

final class AlertPresentationController: PresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert = presentedViewController as? AlertController else { return .zero }
    return alert.frame(in: container)
  }

  override func containerDidChange() { placeAgain() }
}

extension AlertController {
  /// The choices in the order of their buttons.
  /// > Reported: the choice that cancels is the first of two in an alert, and otherwise the last. Seen: fact q7: a
  /// > popover of iOS 26 doesn't have it.
  final var shownActions: [AlertAction] {
    let cancel = storedActions.filter { $0.style == .cancel }
    let others = storedActions.filter { $0.style != .cancel }
    if popover != nil { return others }
    return preferredStyle == .alert && storedActions.count == 2 ? cancel + others : others + cancel
  }

  /// The popover that the alert is in as an action sheet, with the sizes of one; nil for none.
  private var popover: PopoverPresentationController? {
    guard content?.era.alerts.popoverWidth != nil else { return nil }
    let popover = modal.controller as? PopoverPresentationController
    return popover?.effectiveStyle == .popover ? popover : nil
  }

  /// The insets of the content of an action sheet in a popover: at the side of the arrow, its length.
  final var arrowInsets: EdgeInsets {
    guard let popover, let length = content?.era.presentations?.arrow else { return .zero }
    switch popover.placement?.direction {
    case .left: return EdgeInsets(top: 0, left: length, bottom: 0, right: 0)
    case .right: return EdgeInsets(top: 0, left: 0, bottom: 0, right: length)
    case .up: return EdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    case .down: return EdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    default: return .zero
    }
  }

  final func layout(in container: View) -> AlertLayout {
    let sizes = container.era.alerts
    let space = container.bounds.width
    var width = sizes.width
    if preferredStyle == .actionSheet { width = sizes.sheetWidth ?? max(0, space - 16) }
    if popover != nil, let popoverWidth = sizes.popoverWidth { width = popoverWidth }
    width = min(width, space)
    return content?.layout(width: width, of: self)
      ?? AlertLayout(width: width, sizes, isSheet: false, textHeights: [], fieldHeights: [], actionCount: 0)
  }

  /// Returns the frame of the alert in a container: in the middle of the safe area, or at its bottom.
  /// > Assumed: 8 points from the top and the bottom of the safe area at least.
  final func frame(in container: View) -> CGRect {
    let bounds = container.bounds
    var size = layout(in: container).size
    let safe = bounds.inset(by: container.safeAreaInsets)
    size.height = min(size.height, max(0, safe.height - 2 * 8))
    let isAtBottom = preferredStyle == .actionSheet && container.era.alerts.sheetWidth == nil
    let y = isAtBottom ? safe.maxY - size.height - 8 : container.pixelGrid.halfUp(safe.midY - size.height / 2)
    return CGRect(
      x: container.pixelGrid.halfUp(bounds.midX - size.width / 2), y: y, width: size.width, height: size.height)
  }
}
