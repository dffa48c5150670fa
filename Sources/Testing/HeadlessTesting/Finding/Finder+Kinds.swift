import HeadlessControls
import HeadlessViews

extension Finder where Found == Button {
  /// Finds a button by the title that it shows.
  public static func button(titled title: String) -> Finder {
    Finder(
      description: "button titled \(title.quoted)", kind: "buttons titled",
      feature: { ($0 as? Button)?.shownTitle?.quoted }, matches: { $0.shownTitle == title })
  }
}

extension Finder where Found == Label {
  /// Finds a label by its text; the label inside a button is not included, find the button instead.
  public static func label(_ text: String) -> Finder {
    Finder(
      description: "label \(text.quoted)", kind: "labels",
      feature: { ($0 as? Label).flatMap { $0.isButtonTitle ? nil : $0.shownText?.quoted } },
      matches: { $0.shownText == text && !$0.isButtonTitle })
  }
}

extension Finder {
  /// Finds a view by its class; instances of subclasses are included.
  public static func view(ofType type: Found.Type) -> Finder {
    view("view of type \(type)") { _ in true }
  }

  /// Finds a view for which `predicate` is true; the description completes the message "Expected exactly one …".
  public static func view(_ description: String, where predicate: @escaping (Found) -> Bool) -> Finder {
    Finder(description: description, kind: "views of type", feature: { "\(type(of: $0))" }, matches: predicate)
  }
}

extension Finder where Found == View {
  /// Finds a view by its accessibility identifier.
  public static func identifier(_ identifier: String) -> Finder {
    Finder(
      description: "view with the identifier \(identifier.quoted)", kind: "views with the identifiers",
      feature: { $0.accessibilityIdentifier?.quoted }, matches: { $0.accessibilityIdentifier == identifier })
  }

  /// Finds a view by its accessibility label; the label inside a button is not included, find the button instead.
  public static func accessibilityLabel(_ label: String) -> Finder {
    Finder(
      description: "view with the accessibility label \(label.quoted)", kind: "views with the accessibility labels",
      feature: { $0.isButtonTitle ? nil : $0.accessibilityLabel?.quoted },
      matches: { $0.accessibilityLabel == label && !$0.isButtonTitle })
  }

  /// Finds a view by its tag.
  public static func tag(_ tag: Int) -> Finder {
    Finder(
      description: "view with the tag \(tag)", kind: "views with the tags",
      feature: { $0.tag == 0 ? nil : "\($0.tag)" }, matches: { $0.tag == tag })
  }
}

extension Button {
  fileprivate var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }
}

extension Label {
  fileprivate var shownText: String? { attributedText?.string ?? text }
}

extension View {
  fileprivate var isButtonTitle: Bool { self is ButtonLabel }
}
