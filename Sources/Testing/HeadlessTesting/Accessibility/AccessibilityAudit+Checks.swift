import Foundation
import HeadlessControls
import HeadlessInspection
import HeadlessViews

/// The checks of the rules, one after the other.
/// > Documented: Human Interface Guidelines, Accessibility and Buttons: 44×44 points; 4.5 to 1, from 18 points on and
/// > in bold 3 to 1 (fact ax15). WCAG 2.2, G174: a setting of the user may provide the contrast.
/// > XCUIAccessibilityAuditType: the kinds of mistakes that Apple's audit finds.
extension AccessibilityAudit {
  func check(_ rule: AccessibilityRule) -> [Finding] {
    switch rule {
    case .label: labelFindings
    case .trait: traitFindings
    case .reach: reachFindings
    case .touchArea: touchAreaFindings
    case .contrast: contrastFindings
    case .textCut: textCutFindings
    case .largeText: largeTextFindings
    case .dynamicType: dynamicTypeFindings
    case .position: positionFindings
    case .sameName: sameNameFindings
    case .roleInLabel: roleInLabelFindings
    case .fileName: fileNameFindings
    case .value: valueFindings
    case .state: stateFindings
    }
  }

  private var labelFindings: [Finding] {
    elements.filter { element in
      let label = element.label?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      let isNamedByValue = (element.object as? any StandardControl)?.isNamedByValue ?? false
      if !label.isEmpty || isNamedByValue && element.value != nil { return false }
      return element.role.isInteractive || element.role == .image || (element.object as? View).map(acts) ?? false
    }.map { element in
      let cure =
        switch element.role {
        case .image: "Set its accessibilityLabel, or isAccessibilityElement to false for a decoration."
        case .textField, .secureTextField, .searchField: "Set its placeholder or accessibilityLabel."
        default: element.object is Button ? "Set its title or accessibilityLabel." : "Set its accessibilityLabel."
        }
      return finding(.label, element, "has no label", cure)
    } + unnamedSteppers.map { finding(.label, $0, "has no label", "Set its accessibilityLabel.") }
  }

  private var traitFindings: [Finding] {
    elements.compactMap { element in
      guard let view = element.object as? View, !element.role.isInteractive, acts(view),
        !actsWithoutTaps(view), !element.traits.contains(.allowsDirectInteraction)
      else { return nil }
      return finding(
        .trait, view, "acts on touches, and no trait shows that it does",
        "Add button, link or another such trait to its accessibilityTraits.")
    }
  }

  private var reachFindings: [Finding] {
    let reached = Dictionary(elements.map { (ObjectIdentifier($0.object), $0) }) { first, _ in first }
    // The views that contain an element, and controls that have elements of their own.
    let around = containers(of: elements)
    let aroundOperable = containers(of: elements.filter { isOperable($0) || ($0.object as? View).map(acts) ?? false })
    return views.compactMap { view in
      let id = ObjectIdentifier(view)
      if view.bounds.isEmpty || aroundOperable.contains(id) || !acts(view) { return nil }
      if around.contains(id), isBackground(view) { return nil }
      if let element = reached[id] {
        if isOperable(element) || !actsWithoutTaps(view) { return nil }
        return finding(
          .reach, view, "acts on gestures that assistive applications don't make", "Offer an accessibilityCustomAction."
        )
      }
      // The activation of the element around it does the same, or a custom action does.
      if let element = view.firstAncestor(where: \.isAccessibilityElement),
        acts(element) || element.accessibilityCustomActions?.isEmpty == false
      {
        return nil
      }
      return finding(
        .reach, view, "acts on touches, but assistive applications don't reach it",
        "Set isAccessibilityElement to true, or offer an accessibilityCustomAction on the element around it.")
    }
  }

  private var touchAreaFindings: [Finding] {
    elements.compactMap { element in
      guard let view = touchable(element), !(view is any StandardControl) || view is Button,
        screen.contains(element.frame.middle)
      else { return nil }
      let area = touchArea(of: view)
      if area == .zero {
        let cure =
          cover(of: view).map { "Bring it to the front, or move \($0.nameInTests), which is hit." }
          ?? "Set isUserInteractionEnabled to true, of its superviews too, and let these contain it."
        return finding(.touchArea, view, "is not hit by a touch in its middle", cure)
      }
      if area.width >= 44, area.height >= 44 { return nil }
      return finding(
        .touchArea, view,
        "has a touch area of \(area.width.shortDescription)×\(area.height.shortDescription) points, less than 44×44",
        cureOfSmallTouchArea(of: view))
    }
  }

  private var positionFindings: [Finding] {
    texts.misplaced
      + views.filter { view in
        if !view.bounds.isEmpty { return false }
        let isRead = view.accessibilityLabel?.isEmpty == false || view is Control
        let hidesContent = view.isUnseen && !view.clipsToBounds && view.subviews.contains { !$0.isUnseen }
        return view.isAccessibilityElement && isRead || acts(view) || hidesContent
      }.map { finding(.position, $0, "has no size", "Give it a frame or constraints, or hide it.") }
      + unplaced.map { element in
        finding(
          .position, element, "has an empty accessibilityFrame, and is skipped",
          element.object is AccessibilityElement
            ? "Set its accessibilityFrameInContainerSpace." : "Return the rectangle of what it stands for.")
      }
  }

  private var sameNameFindings: [Finding] {
    var first: [String: SpokenElement] = [:]
    var findings: [Finding] = []
    for element in elements where element.role.isInteractive {
      var names: Set<String> = []
      for action in element.actions where !names.insert(action).inserted {
        findings.append(
          finding(.sameName, element, "has two custom actions named \(action.quoted)", "Give each its own name."))
      }
      guard let label = element.label else { continue }
      // Parts of different controls are distinguished by their control.
      let control = element.object is View ? nil : view(of: element)
      let key = "\(element.role.rawValue) \(control.map { "\(ObjectIdentifier($0))" } ?? "") \(label)"
      if let other = first[key] {
        findings.append(
          finding(
            .sameName, element, "has the name and role of the one at \(other.frame.shortDescription)",
            "Set accessibilityLabels that also name what each acts on, after \(label.quoted)."))
      } else {
        first[key] = element
      }
    }
    return findings
  }

  private var roleInLabelFindings: [Finding] {
    let words: [AccessibilityRole: Set<String>] = [
      .button: ["button", "btn"], .link: ["link"], .image: ["image", "picture", "icon"],
      .header: ["heading", "header"], .switch: ["switch", "toggle"], .adjustable: ["slider"], .tab: ["tab"],
      .textField: ["field"], .secureTextField: ["field"], .searchField: ["field"],
    ]
    return elements.compactMap { element in
      let label = element.label ?? ""
      if label.isNameInCode { return nil }
      let parts = label.lowercased().split { !$0.isLetter }.map(String.init)
      // "ShareButton", but not "ImageMagick".
      let last = label.contains(" ") ? nil : label.lastWordInCapitals?.lowercased()
      let known = parts.count > 1 ? [parts.last, parts.first] : [last]
      guard let ends = words[element.role], let word = known.compactMap(\.self).first(where: ends.contains) else {
        return nil
      }
      return finding(
        .roleInLabel, element, "has the word \(word.quoted) in its label, which its role adds", "Remove the word.")
    }
  }

  private var fileNameFindings: [Finding] {
    elements.compactMap { element in
      guard element.role.isInteractive || element.role == .image, let label = element.label else { return nil }
      let hasExtension = ["png", "jpg", "jpeg", "pdf", "svg", "heic"].contains {
        label.lowercased().hasSuffix(".\($0)")
      }
      let isFile = hasExtension || label.contains("_") && !label.contains(" ")
      if !isFile, !label.isNameInCode || shows(label, in: element) { return nil }
      return finding(
        .fileName, element,
        "has the label \(label.quoted), which looks like \(isFile ? "the name of a file" : "a name in code")",
        "Set an accessibilityLabel that a person understands.")
    }
  }

  private var valueFindings: [Finding] {
    elements.filter { ($0.role == .adjustable || $0.role == .switch) && $0.value == nil }
      .map { finding(.value, $0, "has no value", "Set its accessibilityValue whenever it changes.") }
  }

  private var stateFindings: [Finding] {
    elements.compactMap { element in
      guard let control = element.object as? Control else { return nil }
      let missing =
        !control.isEnabled && !element.traits.contains(.notEnabled)
        ? "notEnabled" : control.isSelected && !element.traits.contains(.selected) ? "selected" : nil
      return missing.map { trait in
        finding(
          .state, element, "lacks the trait \(trait) of its state",
          "Add it to accessibilityTraits, or leave these to the control.")
      }
    }
  }
}

extension AccessibilityAudit {
  /// Returns the superviews of elements, and the views that have elements without a view.
  fileprivate func containers(of elements: [SpokenElement]) -> Set<ObjectIdentifier> {
    var containers: Set<ObjectIdentifier> = []
    for element in elements {
      let own = view(of: element)
      var view = element.object is View ? own?.superview : own
      while let current = view, containers.insert(ObjectIdentifier(current)).inserted { view = current.superview }
    }
    return containers
  }

  /// Returns whether the label of an element is a text that it shows, such as the name of a user.
  fileprivate func shows(_ label: String, in element: SpokenElement) -> Bool {
    guard let view = element.object as? View else { return false }
    return views.contains { ($0 as? Label)?.text == label && $0.isDescendant(of: view) }
  }

  /// The controls whose elements increment and decrement, and that have no label.
  fileprivate var unnamedSteppers: [View] {
    var found: [View] = []
    for element in elements where element.object is ControlPartElement {
      guard let control = view(of: element) as? any StandardControl, control.standardTraits.contains(.adjustable),
        (control.accessibilityLabel ?? "").allSatisfy(\.isWhitespace), found.last !== control
      else { continue }
      found.append(control)
    }
    return found
  }
}

extension String {
  /// Whether it is one word such as "shareButton" or "icShare", but not a name such as "iPhone" or "macOS".
  fileprivate var isNameInCode: Bool { wholeMatch(of: /[a-z]{2,}[0-9]*([A-Z][a-z0-9]+)+/) != nil }

  /// The last of several words, each of which begins with a capital, as in "ShareButton"; nil for other texts.
  fileprivate var lastWordInCapitals: Substring? { wholeMatch(of: /[A-Z]\w*[a-z0-9]([A-Z][a-z]+)/)?.1 }
}
