import Foundation
import HeadlessInspection
import HeadlessViews

extension Finder where Found == View {
  /// Finds an element by its role and, with a name, by its accessibility label.
  ///
  /// Views inside an element, hidden ones and those that assistive applications skip are not found. A part of a
  /// control, such as a segment, stands for its control, which is then tapped in the middle of the part.
  public static func role(_ role: AccessibilityRole, named name: String? = nil) -> Finder {
    let isMatch: (SpokenPart) -> Bool = { $0.role == role && (name == nil || $0.label == name) }
    return element(
      "\(role.rawValue)\(name.map { " named \($0.quoted)" } ?? "")", kind: "elements",
      words: { ".role(.\($0.role)\($0.label.map { ", named: \($0.quoted)" } ?? ""))" }, isMatch)
  }

  /// Finds an element by its accessibility value, such as `"30%"` of a slider or `"1"` of a switch that is on.
  public static func value(_ value: String) -> Finder {
    element(
      "element with the value \(value.quoted)", kind: "elements with the values", words: { $0.value?.quoted },
      { $0.value == value })
  }

  /// Finds a text field by its placeholder, also while it has a text.
  public static func placeholder(_ placeholder: String) -> Finder {
    Finder(
      description: "view with the placeholder \(placeholder.quoted)", kind: "views with the placeholders",
      feature: { $0.placeholderInTests?.quoted }, matches: { $0.placeholderInTests == placeholder })
  }

  private static func element(
    _ description: String, kind: String, words: @escaping (SpokenPart) -> String?,
    _ isMatch: @escaping (SpokenPart) -> Bool
  ) -> Finder {
    Finder(
      description: description, kind: kind,
      feature: { view in
        let features = view.spokenParts.compactMap(words)
        return features.isEmpty ? nil : features.joined(separator: ", ")
      },
      matches: { $0.spokenParts.contains(where: isMatch) },
      point: { $0.spokenParts.first(where: isMatch)?.point })
  }
}

/// A view as an element, or a part of one.
@MainActor struct SpokenPart {
  let role: AccessibilityRole
  let label: String?
  let value: String?
  /// The middle of a part, in the coordinates of its view; nil for the view itself.
  let point: CGPoint?

  fileprivate init(_ object: AccessibleObject, at point: CGPoint? = nil) {
    role = AccessibilityRole(of: object)
    label = object.accessibilityLabel
    value = object.accessibilityValue
    self.point = point
  }
}

extension View {
  /// The view as an element, or its parts without a view; nothing where assistive applications find neither.
  fileprivate var spokenParts: [SpokenPart] {
    if isAccessibilityElement { return isReachable ? [SpokenPart(self)] : [] }
    let parts = (accessibilityElements ?? []).compactMap { $0 as? AccessibilityElement }
      .filter(\.isAccessibilityElement)
    if parts.isEmpty || !isReachable { return [] }
    return parts.map { SpokenPart($0, at: $0.accessibilityFrameInContainerSpace.middle) }
  }

  /// Whether assistive applications reach the view: no superview is an element, hides its elements or is hidden itself.
  private var isReachable: Bool {
    if isUnseen || accessibilityElementsHidden { return false }
    return firstAncestor { $0.isAccessibilityElement || $0.accessibilityElementsHidden || $0.isUnseen } == nil
  }

  fileprivate var placeholderInTests: String? { inspectedTexts(named: "placeholder").first }
}
