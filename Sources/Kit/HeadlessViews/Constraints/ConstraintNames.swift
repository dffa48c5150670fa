/// Names for views and guides in texts of constraints: an identifier, or a class with a mark to distinguish objects.
///
/// A view with an `accessibilityIdentifier` has that name, as in UIKit's logs since iOS 16: `title.width == 40`.
@MainActor package struct ConstraintNames {
  /// The class and the text of an object, which several can have.
  private struct Kind: Hashable {
    let className: String
    let text: String
  }

  /// Whether addresses distinguish objects of one class, as a view's `description` prints them.
  ///
  /// Otherwise numbers do, from the second object of a class on, in the order of the first mentions: the text is the
  /// same in every run. ``numberAll()`` gives the first one a number too.
  let hasAddresses: Bool
  /// The objects are retained, so that no other one can have the identity of one that no longer exists.
  private var numbered: [ObjectIdentifier: (object: AnyObject, kind: Kind, number: Int)] = [:]
  private var counts: [Kind: Int] = [:]
  /// The kinds whose first object has a number.
  private var numberedKinds: Set<Kind> = []

  /// The names of views that the caller passes.
  private let givenName: ((View) -> String)?

  package init(hasAddresses: Bool = false, _ givenName: ((View) -> String)? = nil) {
    self.hasAddresses = hasAddresses
    self.givenName = givenName
  }

  /// Returns the name in an equation or a visual format.
  mutating func name(of item: AnyObject) -> String { identifier(of: item) ?? fullName(of: item) }

  /// Returns the name with the class, which the list of names shows for an identifier.
  mutating func fullName(of item: AnyObject) -> String {
    if let givenName, let view = item as? View { return givenName(view) }
    let text = Self.text(of: item).map { "'\($0)'" } ?? ""
    if hasAddresses { return "\(type(of: item)):\(Self.address(of: item))\(text)" }
    let (kind, number) = numbered[ObjectIdentifier(item)].map { ($0.kind, $0.number) } ?? number(item, text)
    let mark = number > 1 || numberedKinds.contains(kind) ? "#\(number)" : ""
    return kind.className + mark + kind.text
  }

  private mutating func number(_ item: AnyObject, _ text: String) -> (Kind, Int) {
    let kind = Kind(className: "\(type(of: item))", text: text)
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    numbered[ObjectIdentifier(item)] = (item, kind, number)
    return (kind, number)
  }

  /// Gives numbers to the first objects of the kinds that have more than one: `View#1`.
  mutating func numberAll() { numberedKinds.formUnion(counts.filter { $0.value > 1 }.keys) }

  /// Returns the identifier that replaces the class name of a view or guide, or nil if it has none.
  func identifier(of item: AnyObject) -> String? {
    guard givenName == nil, let identifier = (item as? View)?.accessibilityIdentifier else { return nil }
    return identifier.isEmpty ? nil : identifier
  }

  /// Returns the text of a label, the title of a button or the identifier of a guide.
  private static func text(of item: AnyObject) -> String? {
    if let guide = item as? LayoutGuide { return guide.identifier.isEmpty ? nil : guide.identifier }
    guard let view = item as? View else { return nil }
    for property in view.inspectedProperties where property.name == "text" || property.name == "title" {
      if case .text(let text) = property.value, !text.isEmpty { return shortened(text) }
    }
    return nil
  }

  /// Returns the first 25 characters of a text and three periods, or all of a shorter one, with line breaks escaped.
  /// > Reported: UIKit's logs print `'twelve million three hund...'`: 25 characters.
  private static func shortened(_ text: String) -> String {
    let line = text.replacing("\n", with: "\\n")
    return line.count <= 25 ? line : "\(line.prefix(25))..."
  }

  /// Returns the address as `NSObject.description` prints it.
  static func address(of object: AnyObject) -> String { "\(Unmanaged.passUnretained(object).toOpaque())" }
}
