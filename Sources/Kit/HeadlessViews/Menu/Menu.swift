import Foundation
import HeadlessGraphics

/// Actions and menus under a title.
/// > Documented: UIMenu. Differs: it is stored only and never shown.
open class Menu: MenuElement {
  /// The identifier by which a menu is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier, such as one in reverse-DNS form.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options for the appearance of a menu.
  /// > Documented: UIMenu.Options, with its raw values.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements inline in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 &<< 0)
    /// The menu has a destructive appearance.
    public static let destructive = Options(rawValue: 1 &<< 1)
    /// One of its elements has a mark at a time.
    public static let singleSelection = Options(rawValue: 1 &<< 5)
    /// Shows the elements in a row.
    public static let displayAsPalette = Options(rawValue: 1 &<< 7)
  }

  /// The size of the elements of a menu.
  /// > Documented: UIMenu.ElementSize, with its raw values.
  public enum ElementSize: Int, Sendable {
    /// The size that fits the place of the menu.
    case automatic = -1
    /// Images without titles, in one row.
    case small = 0
    /// Images above titles, in one row.
    case medium = 1
    /// Titles beside images, one below the other.
    case large = 2
  }

  /// The identifier of the menu; a new one unless passed.
  public final let identifier: Identifier
  /// The options for the menu's appearance; stored only.
  public final let options: Options
  /// The actions, commands and menus in their order.
  public final let children: [MenuElement]
  /// The size of the elements; stored only.
  open var preferredElementSize: ElementSize

  /// Creates a menu of elements, which is stored and never shown; a nil identifier means a new one.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title, subtitle, image)
  }

  /// Returns a menu with the same title, image, identifier, options and element size, and other elements.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions and commands with a mark, in this menu and in the menus below it, in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements in all of the menus.
  ///
  /// > Documented: UIMenu.selectedElements.
  open var selectedElements: [MenuElement] {
    descendants.filter { (($0 as? Action)?.state ?? ($0 as? Command)?.state) == .on }
  }

  /// The actions of the menu and of the menus below it, in their order.
  package final var actions: [Action] { descendants.compactMap { $0 as? Action } }

  /// The elements of the menu and of the menus below it, in their order.
  private var descendants: [MenuElement] {
    var found: [MenuElement] = []
    var waiting: [MenuElement] = children.reversed()
    while let element = waiting.popLast() {
      found.append(element)
      if let menu = element as? Menu { waiting += menu.children.reversed() }
    }
    return found
  }
}

/// An object with a menu, which is notified before an action of the menu runs.
@MainActor package protocol MenuOwner: AnyObject {
  func willPerform(_ action: Action)
}
