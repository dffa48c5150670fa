import Foundation
import HeadlessGraphics

/// An element of a menu: an ``Action`` or another ``Menu``.
/// > Documented: UIMenuElement. Differs: no menu is ever shown; a test runs an action by
/// > ``Action/performWithSender(_:target:)``.
@preconcurrency @MainActor open class MenuElement: NSObject {
  /// The appearance of an element and its effect on the menu.
  /// > Documented: UIMenuElement.Attributes, with its raw values.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each attribute.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 &<< 0)
    /// The element's action destroys something; the title is red on iOS.
    public static let destructive = Attributes(rawValue: 1 &<< 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 &<< 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 &<< 3)
  }

  /// Whether an element has a mark.
  /// > Documented: UIMenuElement.State, with its raw values.
  public enum State: Int, Sendable {
    /// The element has no mark.
    case off = 0
    /// The element has a check mark.
    case on = 1
    /// The element has a dash, as some of the options it stands for are on.
    case mixed = 2
  }

  final var storedTitle: String
  final var storedImage: Image?

  init(_ title: String, _ subtitle: String?, _ image: Image?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }

  /// The title in a menu, or of a button made with the element.
  open var title: String { storedTitle }
  /// The text below the title in a menu; nil by default.
  open var subtitle: String?
  /// The image in a menu, or of a button made with the element; nil by default.
  open var image: Image? { storedImage }
  /// A name for tests to find the element by; nil by default.
  open var accessibilityIdentifier: String?
}
