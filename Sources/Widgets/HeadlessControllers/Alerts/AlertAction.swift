import Foundation

/// A choice of an alert.
/// > Documented: UIAlertAction.
@preconcurrency @MainActor open class AlertAction: NSObject, @preconcurrency NSCopying {
  /// The style of a choice.
  /// > Documented: UIAlertAction.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// The standard one.
    case `default` = 0
    /// The style of the action that cancels without a change; an alert has one at most.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }

  final let handler: ((AlertAction) -> Void)?
  final weak var alert: AlertController?

  /// Creates an action, whose handler is called after the alert was dismissed by this choice.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Creates an action without a title and a handler.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// The title of the action's button, or nil.
  open private(set) var title: String?

  /// The style, which determines the button's font, color and position.
  open private(set) var style: Style

  /// Whether the action can be chosen; true by default.
  open var isEnabled = true { didSet { alert?.contentDidChange() } }

  /// The name by which tests find the action; nil by default.
  open var accessibilityIdentifier: String?

  /// Returns an action with the same title, style and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
