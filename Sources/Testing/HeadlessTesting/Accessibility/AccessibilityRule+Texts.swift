import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension AccessibilityRule {
  @MainActor static func textCut(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    var known = Set(audit.texts.problems.map { ObjectIdentifier($0.view) })
    let visited = Set(audit.views.map(ObjectIdentifier.init))
    return audit.texts.problems
      + audit.shownTexts.texts.compactMap { text -> AccessibilityAudit.Finding? in
        guard text.isCovered, let view = text.view, visited.contains(ObjectIdentifier(view)),
          audit.scroller(of: view) == nil, known.insert(ObjectIdentifier(view)).inserted
        else { return nil }
        let cover = audit.front(at: text.rect.middle)
        return audit.finding(
          .textCut, view, "has text that \(cover.map(\.nameInTests) ?? "a layer") covers",
          "Move one of them, hide the text, or set accessibilityViewIsModal of what covers it.")
      }
  }

  @MainActor static func largeText(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    let known = Set((audit.texts.problems + audit.texts.misplaced).map { ObjectIdentifier($0.view) })
    let large = audit.largestText
    return (large.problems + large.misplaced).filter { finding in
      !known.contains(ObjectIdentifier(finding.view)) && !finding.view.showsLargeContentViewer
    }.map { finding in
      AccessibilityAudit.Finding(
        rule: .largeText, view: finding.view, rect: finding.rect,
        problem: "\(finding.problem) at the largest text size", cure: finding.cure, part: finding.part)
    }
  }

  @MainActor static func dynamicType(_ audit: AccessibilityAudit) -> [AccessibilityAudit.Finding] {
    let isLarge = audit.window?.screen.preferredContentSizeCategory.isAccessibilityCategory == true
    let other = isLarge ? audit.at(.large) { TextFit($0) } : audit.largestText
    return audit.views.filter { view in
      audit.texts.lineHeights[ObjectIdentifier(view)].map { other.lineHeights[ObjectIdentifier(view)] == $0 } ?? false
    }.map {
      audit.finding(
        .dynamicType, $0, "has text of one size at all text sizes of the user",
        "Set a font of a text style, and adjustsFontForContentSizeCategory to true.")
    }
      + audit.texts.limiting.map {
        audit.finding(
          .dynamicType, $0, "limits its texts to sizes below the accessibility sizes",
          "Remove maximumContentSizeCategory, or set it to a size of accessibility.")
      }
  }
}
