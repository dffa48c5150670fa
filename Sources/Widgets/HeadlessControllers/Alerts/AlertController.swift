import Foundation
import HeadlessInputs

/// A message with choices: a controller that code presents, and a test reads and answers.
///
/// A test taps a button, or calls ``choose(_:)`` or ``perform(_:)``.
/// > Documented: UIAlertController.
open class AlertController: ViewController {
  /// The form of an alert.
  /// > Documented: UIAlertController.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// Choices at the bottom of the window.
    case actionSheet = 0
    /// A box in the middle of the window.
    case alert = 1
  }

  /// The importance of an alert.
  /// > Documented: UIAlertControllerSeverity, with its raw values.
  public enum Severity: Int, Sendable {
    /// An alert that need not interrupt the user.
    case `default` = 0
    /// An alert that needs the user's attention at once.
    case critical = 1
  }

  private var storedMessage: String? { didSet { contentDidChange() } }
  private var storedStyle = Style.actionSheet
  private var storedPreferredAction: AlertAction? { didSet { contentDidChange() } }
  final var storedActions: [AlertAction] = []
  final var storedFields: [TextField] = []
  final weak var content: AlertView?

  /// Creates an alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    storedMessage = message
    storedStyle = preferredStyle
    self.title = title
  }

  /// Creates an action sheet without a title and choices.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Creates an action sheet without a title and choices; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// The style of the presentation: a popover for an action sheet in a regular width, otherwise over the full screen.
  /// > Reported: for an action sheet without a source: "The modalPresentationStyle of a UIAlertController with this
  /// > style is UIModalPresentationPopover." Differs: in a compact width UIKit adapts it.
  open override var modalPresentationStyle: ModalPresentationStyle {
    get {
      let isPopover = storedStyle == .actionSheet && traitCollection.horizontalSizeClass == .regular
      return isPopover ? .popover : super.modalPresentationStyle
    }
    set { super.modalPresentationStyle = newValue }
  }

  /// Creates a view with the texts, the text fields and a button for each choice.
  open override func loadView() {
    let made = AlertView(self)
    content = made
    view = made
    made.frame.size.width = made.era.alerts.width
    made.frame.size = layout(in: made).size
  }

  /// The title; nil for none.
  open override var title: String? {
    get { super.title }
    set {
      super.title = newValue
      contentDidChange()
    }
  }

  /// The text below the title; nil for none.
  open var message: String? {
    get { storedMessage }
    set { storedMessage = newValue }
  }

  /// The form of the alert.
  open var preferredStyle: Style { storedStyle }

  /// The importance of the alert, for its height on a Mac; stored only.
  open var severity = Severity.default

  /// The choices, in the order in which they were added.
  open var actions: [AlertAction] { storedActions }

  /// Adds a choice; a second one of the style ``AlertAction/Style/cancel`` is reported and not added.
  /// > Documented: UIAlertAction.Style.cancel. Reported: UIKit throws.
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      return report(
        "addAction(_:)",
        "Expected one action of the style cancel; got a second one; it was not added (UIKit: \"UIAlertController can only"
          + " have one action with a style of UIAlertActionStyleCancel\").",
        cure: "Use another style for this one.")
    }
    if storedActions.contains(where: { $0 === action }) {
      return report(
        "addAction(_:)", "Expected an action that was not added; got one of the alert; it was not added again.",
        cure: "Add another action.")
    }
    action.alert = self
    storedActions.append(action)
    contentDidChange()
  }

  /// The choice of the return key, which is shown in bold; nil by default.
  ///
  /// A choice that was not added is reported and changes nothing.
  /// > Documented: UIAlertController.preferredAction.
  open var preferredAction: AlertAction? {
    get { storedPreferredAction }
    set {
      guard newValue == nil || storedActions.contains(where: { $0 === newValue }) else {
        return report(
          "preferredAction",
          "Expected an action of the alert; got \(newValue?.title ?? "one without a title"); keeping the old one.",
          cure: "Call addAction(_:) first.")
      }
      storedPreferredAction = newValue
    }
  }

  /// The text fields, in the order in which they were added; nil for none.
  open var textFields: [TextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a text field, which the handler configures.
  ///
  /// An action sheet has none: it is reported, and nothing is added.
  /// > Documented: UIAlertController.addTextField(configurationHandler:).
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return report(
        "addTextField(configurationHandler:)",
        "Expected an alert; got an action sheet; nothing was added (UIKit: \"Text fields can only be added to an alert"
          + " controller of style UIAlertControllerStyleAlert\").",
        cure: "Create it with preferredStyle: .alert.")
    }
    let field = TextField()
    // > Assumed: the style of the text.
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    storedFields.append(field)
    contentDidChange()
  }

  /// Makes the first text field the first responder.
  /// > Reported: an alert with text fields appears with the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  /// Shows the texts, the choices and the fields in the next layout.
  final func contentDidChange() { content?.contentDidChange() }
}
