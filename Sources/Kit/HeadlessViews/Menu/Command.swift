import HeadlessGraphics

/// A menu element that sends an action up the responder chain.
/// > Documented: UICommand. Differs: no menu is shown; a test sends the ``action`` or presses a key.
open class Command: MenuElement {
  /// The method that the command calls on the first responder that can perform it, with the command as the sender.
  public final let action: Selector
  /// A value that distinguishes commands of the same action; nil by default.
  public final let propertyList: Any?
  /// A longer title, for lists of available commands; nil unless passed.
  open var discoverabilityTitle: String?
  /// The command's appearance in a menu; stored only.
  open var attributes: Attributes
  /// The mark beside the command in a menu; stored only.
  open var state: State

  /// Creates a command that sends an action to the first responder that can perform it; see the properties.
  public init(
    title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title, nil, image)
  }

  /// The title in a menu; empty by default.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title in a menu; nil by default.
  open override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
}
