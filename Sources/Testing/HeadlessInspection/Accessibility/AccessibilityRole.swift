import Foundation
import HeadlessViews

/// The kind of an element as VoiceOver names it, by the traits of the element.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  /// An element with the trait of search fields.
  case searchField = "search field"
  /// A text field.
  case textField = "text field"
  /// A text field whose text is hidden.
  case secureTextField = "secure text field"
  /// A button with the states on and off.
  case `switch`
  /// An item of a tab bar.
  case tab
  /// A key of a keyboard.
  case key
  /// An element with the trait of links.
  case link
  /// An element with the trait of buttons.
  case button
  /// An element whose value can be incremented and decremented, such as a slider.
  case adjustable
  /// A header of a section.
  case header
  /// An image.
  case image
  /// A static text.
  case text
  /// An element with none of these traits.
  case element

  /// Returns the role of an element with these traits; of several, the first in the order of the cases.
  public init(_ traits: AccessibilityTraits) {
    self = Self.traits.first { traits.contains($0.trait) }?.role ?? .element
  }

  /// Returns the role of an object, by its traits.
  /// > Documented: fact ax16 for a text field whose text is hidden.
  @MainActor package init(of object: AccessibleObject) {
    self.init(object.accessibilityTraits)
    if self == .textField, (object as? any TextHiding)?.hidesText == true { self = .secureTextField }
  }

  /// Whether a person does something with an element of this role.
  public var isInteractive: Bool {
    switch self {
    case .searchField, .textField, .secureTextField, .switch, .tab, .key, .link, .button, .adjustable: true
    case .header, .image, .text, .element: false
    }
  }

  /// The word that VoiceOver reads for the role; nil for none.
  /// > Reported: fact ax9.
  var spoken: String? {
    switch self {
    case .switch: "Switch Button"
    case .header: "Heading"
    case .searchField, .textField, .secureTextField, .tab, .link, .button, .adjustable, .image: rawValue.capitalized
    case .key, .text, .element: nil
    }
  }

  private static let traits: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
    (.searchField, .searchField), (.textEntry, .textField), ([.button, .toggleButton], .switch), (.tabBarItem, .tab),
    (.keyboardKey, .key), (.link, .link), (.button, .button), (.backButton, .button), (.adjustable, .adjustable),
    (.header, .header), (.image, .image), (.staticText, .text),
  ]
}
