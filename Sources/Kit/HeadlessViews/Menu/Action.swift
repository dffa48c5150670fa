import Foundation
import HeadlessGraphics

/// A closure that a control runs, known by its identifier.
/// > Documented: UIAction of iOS 14.
open class Action: MenuElement {
  /// The identifier of an action; a control has one action an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier, such as one in reverse-DNS form.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The closure of an action; its argument is the action, whose ``sender`` is the control.
  public typealias Handler = @MainActor (Action) -> Void

  /// The identifier of the action; a new one unless passed.
  public final let identifier: Identifier
  /// A longer title for lists of commands; nil by default.
  public final var discoverabilityTitle: String?
  /// The image while it has a mark; nil by default.
  public final var selectedImage: Image?
  /// The appearance in a menu; stored only.
  public final var attributes: Attributes
  /// The mark in a menu; stored only.
  public final var state: State
  /// The control that runs the action now, or nil.
  public package(set) final weak var sender: AnyObject?

  private let handler: Handler

  /// Creates an action that runs a closure, with the values of its properties; a nil identifier means a new one.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("action.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title, subtitle, image)
  }

  /// The title, which a button made with the action shows.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image, which a button made with the action shows.
  open override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Runs the action, as a menu does when it is chosen; the target is ignored.
  ///
  /// A pop-up button that is the sender selects the action first.
  open func performWithSender(_ sender: Any?, target: Any?) {
    (sender as? any MenuOwner)?.willPerform(self)
    run(from: sender.map { $0 as AnyObject })
  }

  package final func run(from sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }
}
