import Foundation
import HeadlessGraphics
import HeadlessViews

/// A closure that a control runs, known by its identifier.
///
/// > Documented: UIAction of iOS 14.
@preconcurrency @MainActor
open class Action: NSObject {
  /// What tells one action from another; a control keeps one action an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What runs; it is given the action, whose ``sender`` is the control.
  public typealias Handler = @MainActor (Action) -> Void

  /// The title, which a button made with the action shows.
  public final var title: String
  /// The image, which a button made with the action shows.
  public final var image: Image?
  /// What tells this action from another; a fresh one unless given.
  public final let identifier: Identifier
  /// The control that runs the action now, or nil.
  public internal(set) final weak var sender: AnyObject?

  private let handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title of a button made with it.
  ///   - image: The image of a button made with it.
  ///   - identifier: What tells it from another; a fresh one if nil.
  ///   - handler: What runs.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action.\(UUID().uuidString)")
    self.handler = handler
    super.init()
  }

  final func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
