import Foundation
import HeadlessGraphics
import HeadlessInspection
import HeadlessViews

/// The mistakes in a view tree against the rules of accessibility.
@MainActor final class AccessibilityAudit {
  /// A mistake: the view, its rectangle in the topmost view, what is wrong and what to do.
  @MainActor struct Finding {
    let rule: AccessibilityRule
    let view: View
    let rect: CGRect
    let problem: String
    let cure: String
    /// The name of a part of a control, or of an element that is not a view.
    var part: String?

    var line: String {
      "\(rule.rawValue): \(view.nameInTests)\(part.map { ", \($0.quoted)" } ?? "") \(rect.shortDescription) \(problem). \(cure)"
    }
  }

  let root: View
  let elements: [SpokenElement]
  /// The elements that assistive applications skip because they have no place.
  let unplaced: [SpokenElement]
  /// The views that assistive applications visit and that are not hidden or transparent, superviews before subviews.
  ///
  /// Views that an alert or another modal view covers are left out, and those in a view without a size.
  let views: [View]
  /// The texts as they are drawn; drawn once for all rules.
  private(set) lazy var shownTexts = ShownTexts(of: root)
  /// The texts as they are laid out.
  private(set) lazy var texts = TextFit(self)
  /// The texts at the largest text size; laid out once for all rules.
  private(set) lazy var largestText = at(.accessibilityExtraExtraExtraLarge) { TextFit($0) }

  /// Creates an audit of the view, which is laid out and in a window.
  init(of root: View) {
    self.root = root
    let scan = AccessibilityScan(of: root)
    (elements, unplaced) = (scan.elements, scan.unplaced)
    var views: [View] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.isInvisible { continue }
      views.append(view)
      if view.isUnseen { continue }
      waiting.append(contentsOf: view.visitedSubviews.reversed())
    }
    self.views = views
  }

  /// Returns the mistakes against some rules, in their order, but for the rules that a view and its subviews may break.
  func findings(_ rules: [AccessibilityRule], exceptions: [View: Set<AccessibilityRule>]) -> [Finding] {
    rules.flatMap { rule in
      check(rule).filter { finding in !exceptions.contains { $1.contains(rule) && finding.view.isDescendant(of: $0) } }
    }
  }

  func finding(_ rule: AccessibilityRule, _ view: View, _ problem: String, _ cure: String) -> Finding {
    Finding(rule: rule, view: view, rect: view.convert(view.bounds, to: root), problem: problem, cure: cure)
  }

  func finding(_ rule: AccessibilityRule, _ element: SpokenElement, _ problem: String, _ cure: String) -> Finding {
    let object = element.object
    let part = object is View ? nil : element.label ?? "an element"
    return Finding(
      rule: rule, view: view(of: element) ?? root, rect: element.frame, problem: problem, cure: cure, part: part)
  }

  /// Returns the view that an element is, or that contains it.
  func view(of element: SpokenElement) -> View? {
    element.object as? View ?? (element.object as? AccessibilityElement)?.accessibilityContainer as? View
  }

  /// Returns the scroll view around a view; nil for none.
  func scroller(of view: View) -> View? { view.firstAncestor(where: \.scrollsContent) }

  var window: Window? { root.window ?? root as? Window }

  /// The rectangle of the window, in the coordinates of the topmost view.
  var screen: CGRect { window.map { $0.convert($0.bounds, to: root) } ?? root.bounds }

  /// Returns the frontmost view at a point; nil for none.
  func front(at point: CGPoint) -> View? {
    views.last { $0.bounds.contains($0.convert(point, from: root)) }
  }

  /// Returns what `body` finds in the same view at another text size of the user.
  func at<Result>(_ category: ContentSizeCategory, _ body: (AccessibilityAudit) -> Result) -> Result {
    guard let window else { return body(self) }
    let present = window.screen.preferredContentSizeCategory
    window.screen.preferredContentSizeCategory = category
    window.layoutIfNeeded()
    defer {
      window.screen.preferredContentSizeCategory = present
      window.layoutIfNeeded()
    }
    return body(AccessibilityAudit(of: root))
  }
}

extension View {
  /// Returns the nearest superview, or one of its superviews, for which a condition holds; nil for none.
  func firstAncestor(where condition: (View) -> Bool) -> View? {
    var current = superview
    while let ancestor = current, !condition(ancestor) { current = ancestor.superview }
    return current
  }
}
