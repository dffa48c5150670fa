import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessInspection
import HeadlessViews

/// The checks of the rules, one after the other.
///
/// > Documented: Human Interface Guidelines, Accessibility and Buttons: 44×44 points; 4.5 to 1, from 18 points on and
/// > in bold 3 to 1 (fact ax15). WCAG 2.2, G174: a setting of the user may provide the contrast.
/// > XCUIAccessibilityAuditType: the kinds of mistakes that Apple's audit finds.
extension AccessibilityRule {
  /// Returns the mistakes against the rule.
  @MainActor
  func check(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    switch self {
    case .label: Self.label(audit)
    case .reach: Self.reach(audit)
    case .touchArea: Self.touchArea(audit)
    case .contrast: TextContrast(audit).findings
    case .textCut: Self.cut(audit).map { audit.finding(.textCut, $0, "shows a part of its text", Self.roomCure) }
    case .largeText: Self.largeText(audit)
    case .position: Self.position(audit)
    case .sameName: Self.sameName(audit)
    case .roleInLabel: Self.roleInLabel(audit)
    case .fileName: Self.fileName(audit)
    case .value: Self.value(audit)
    case .state: Self.state(audit)
    }
  }

  private static let roomCure = "Set numberOfLines to 0 and let its height grow, or shorten the text."

  @MainActor
  private static func label(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    audit.elements.filter { element in
      let label = element.label?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      let isNamed = !label.isEmpty || [.textField, .secureTextField].contains(element.role) && element.value != nil
      return !isNamed && (element.role.isInteractive || element.role == .image)
    }.map { audit.finding(.label, $0, "has no label", "Set its title or accessibilityLabel.") }
  }

  @MainActor
  private static func reach(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    let reached = Set(audit.elements.map { ObjectIdentifier($0.object) })
    // The views that contain an element, and controls that have elements of their own.
    var containers: Set<ObjectIdentifier> = []
    for element in audit.elements {
      let object = element.object
      var view = object as? View ?? (object as? AccessibilityElement)?.accessibilityContainer as? View
      while let current = view, containers.insert(ObjectIdentifier(current)).inserted { view = current.superview }
    }
    return audit.views.filter { view in
      if view.bounds.isEmpty || !audit.acts(view) { return false }
      if reached.contains(ObjectIdentifier(view)) || containers.contains(ObjectIdentifier(view)) { return false }
      var current = view.superview
      while let ancestor = current {
        // The activation of the element around it does the same, or a custom action does.
        if ancestor.isAccessibilityElement {
          return !audit.acts(ancestor) && ancestor.accessibilityCustomActions?.isEmpty ?? true
        }
        current = ancestor.superview
      }
      return true
    }.map { view in
      audit.finding(
        .reach, view, "acts on touches, but assistive applications don't reach it",
        "Set isAccessibilityElement to true, or offer an accessibilityCustomAction on the element around it.")
    }
  }

  @MainActor
  private static func touchArea(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    audit.elements.compactMap { element in
      guard let view = audit.touchable(element), !(view is any StandardControl) || view is Button,
        audit.isOnScreen(element)
      else { return nil }
      let area = audit.touchArea(of: view)
      if area == .zero {
        return audit.finding(
          .touchArea, view, "is not hit by a touch in its middle", "Bring it to the front, or remove what covers it.")
      }
      if area.width >= 44, area.height >= 44 { return nil }
      return audit.finding(
        .touchArea, view,
        "has a touch area of \(area.width.shortDescription)×\(area.height.shortDescription) points, less than 44×44",
        "Enlarge it, or override point(inside:with:).")
    }
  }

  /// Returns the labels that show a part of their text, or of whose lines a part is below the bounds.
  @MainActor
  private static func cut(_ audit: AccessibilityAudit) -> [Label] {
    audit.labels.filter { label in
      guard let text = label.text, !text.isEmpty, !label.bounds.isEmpty else { return false }
      let lines = label.shownLines
      return lines.contains(where: \.isTruncated) || lines.contains { $0.rect.height > label.bounds.height + 1 }
    }
  }

  @MainActor
  private static func largeText(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    guard let window = audit.root.window ?? audit.root as? Window else { return [] }
    let known = Set(cut(audit).map(ObjectIdentifier.init))
    let size = window.screen.preferredContentSizeCategory
    window.screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    let findings = cut(AccessibilityAudit(of: audit.root)).filter { label in
      !known.contains(ObjectIdentifier(label)) && !label.showsLargeContentViewer
    }.map { audit.finding(.largeText, $0, "shows a part of its text at the largest text size", roomCure) }
    window.screen.preferredContentSizeCategory = size
    window.layoutIfNeeded()
    return findings
  }

  @MainActor
  private static func position(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    let outside = audit.elements.filter { element in
      let view = element.object as? View ?? (element.object as? AccessibilityElement)?.accessibilityContainer as? View
      if element.frame.isEmpty { return false }
      return !audit.isOnScreen(element) && !(view.map(audit.scrolls) ?? false)
    }.map { audit.finding(.position, $0, "is not on the screen", "Move it, put it into a scroll view, or hide it.") }
    let empty = audit.views.filter { view in
      let isRead = view.accessibilityLabel?.isEmpty == false || view is Control
      return view.bounds.isEmpty && view.isAccessibilityElement && isRead
    }.map { audit.finding(.position, $0, "has no size", "Give it a frame or constraints, or hide it.") }
    return outside + empty
  }

  @MainActor
  private static func sameName(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    var first: [String: SpokenElement] = [:]
    var findings: [AccessibilityAudit.Finding] = []
    for element in audit.elements where element.role.isInteractive {
      var names: Set<String> = []
      for action in element.actions where !names.insert(action).inserted {
        findings.append(
          audit.finding(
            .sameName, element, "has two custom actions named \(action.quoted)", "Give each its own name."))
      }
      guard let label = element.label else { continue }
      let key = "\(element.role.rawValue) \(label)"
      if let other = first[key] {
        findings.append(
          audit.finding(
            .sameName, element, "has the name and role of the one at \(other.frame.shortDescription)",
            "Give one of them an accessibilityLabel of its own, such as \("\(label) Bread".quoted)."))
      } else {
        first[key] = element
      }
    }
    return findings
  }

  @MainActor
  private static func roleInLabel(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    let words: [AccessibilityRole: Set<String>] = [
      .button: ["button"], .link: ["link"], .image: ["image", "picture", "icon"], .header: ["heading", "header"],
      .switch: ["switch", "toggle"], .adjustable: ["slider"], .tab: ["tab"], .textField: ["field"],
      .secureTextField: ["field"],
      .searchField: ["field"],
    ]
    return audit.elements.compactMap { element in
      let parts = (element.label ?? "").lowercased().split { !$0.isLetter }.map(String.init)
      guard parts.count > 1, let ends = words[element.role],
        let word = [parts.last, parts.first].compactMap(\.self).first(where: ends.contains)
      else { return nil }
      return audit.finding(
        .roleInLabel, element, "has the word \(word.quoted) in its label, which its role adds", "Remove the word.")
    }
  }

  @MainActor
  private static func fileName(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    audit.elements.filter { element in
      guard element.role.isInteractive || element.role == .image, let label = element.label else { return false }
      let hasExtension = ["png", "jpg", "jpeg", "pdf", "svg", "heic"].contains {
        label.lowercased().hasSuffix(".\($0)")
      }
      return hasExtension || label.contains("_") && !label.contains(" ")
    }.map { element in
      audit.finding(
        .fileName, element, "has the label \((element.label ?? "").quoted), which looks like the name of a file",
        "Set an accessibilityLabel that a person understands.")
    }
  }

  @MainActor
  private static func value(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    audit.elements.filter { ($0.role == .adjustable || $0.role == .switch) && $0.value == nil }
      .map { audit.finding(.value, $0, "has no value", "Set its accessibilityValue whenever it changes.") }
  }

  @MainActor
  private static func state(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    audit.elements.compactMap { element in
      guard let control = element.object as? Control else { return nil }
      let missing =
        !control.isEnabled && !element.traits.contains(.notEnabled)
        ? "notEnabled" : control.isSelected && !element.traits.contains(.selected) ? "selected" : nil
      return missing.map { trait in
        audit.finding(
          .state, element, "lacks the trait \(trait) of its state",
          "Add it to accessibilityTraits, or leave these to the control.")
      }
    }
  }
}
