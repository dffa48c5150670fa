import Foundation
import HeadlessGraphics

/// Actions and menus under a title.
///
/// > Documented: UIMenu. Differs: it is kept for its readers and never shown.
open class Menu: MenuElement {
  /// What tells one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  ///
  /// > Documented: UIMenu.Options, with its raw values.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements has a mark at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// What tells the menu from another; a fresh one unless given.
  public final let identifier: Identifier
  /// How it is shown.
  public final let options: Options
  /// What is in it.
  public final let children: [MenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - subtitle: The text below the title.
  ///   - image: Its picture.
  ///   - identifier: What tells it from another; a fresh one if nil.
  ///   - options: How it is shown.
  ///   - children: What is in it.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title, subtitle, image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements with a mark, those of menus that stand in this one's place included.
  ///
  /// > Documented: UIMenu.selectedElements.
  open var selectedElements: [MenuElement] {
    var found: [MenuElement] = []
    var waiting: [MenuElement] = children.reversed()
    while let element = waiting.popLast() {
      if let menu = element as? Menu, menu.options.contains(.displayInline) { waiting += menu.children.reversed() }
      if let action = element as? Action, action.state == .on { found.append(action) }
    }
    return found
  }
}
