import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessInspection
import HeadlessViews

/// The mistakes in a view tree against the rules of accessibility.
@MainActor
struct AccessibilityAudit {
  /// A mistake: the view, its rectangle in the topmost view, what is wrong and what to do.
  @MainActor
  struct Finding {
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
  /// The views that are not in a hidden or transparent one, superviews before subviews.
  let views: [View]

  /// Creates an audit of the view, which is laid out and in a window.
  init(of root: View) {
    self.root = root
    elements = AccessibilityScan(of: root).elements
    var views: [View] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      views.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    self.views = views
  }

  /// Returns the mistakes against some rules, in the order of the rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - exceptions: The rules that a view and its subviews may break.
  /// - Returns: The mistakes.
  func findings(_ rules: [AccessibilityRule], exceptions: [View: Set<AccessibilityRule>]) -> [Finding] {
    rules.flatMap { rule in
      rule.check(self).filter { finding in
        !exceptions.contains { $1.contains(rule) && finding.view.isDescendant(of: $0) }
      }
    }
  }

  // MARK: Findings

  func finding(_ rule: AccessibilityRule, _ view: View, _ problem: String, _ cure: String) -> Finding {
    Finding(rule: rule, view: view, rect: view.convert(view.bounds, to: root), problem: problem, cure: cure)
  }

  func finding(_ rule: AccessibilityRule, _ element: SpokenElement, _ problem: String, _ cure: String) -> Finding {
    let object = element.object
    let container = (object as? AccessibilityElement)?.accessibilityContainer as? View
    let part = object is View ? nil : element.label ?? "an element"
    return Finding(
      rule: rule, view: object as? View ?? container ?? root, rect: element.frame, problem: problem, cure: cure,
      part: part)
  }

  // MARK: What several rules ask

  /// Returns whether a finger does something with the view itself.
  func acts(_ view: View) -> Bool {
    if let control = view as? Control {
      return control.isEnabled && (control is any StandardControl || !control.allTargets.isEmpty)
    }
    return view.isUserInteractionEnabled
      && (view.gestureRecognizers ?? []).contains { $0.isEnabled && "\(type(of: $0))".contains("Tap") }
  }

  /// Returns the view of an element that a finger can touch; nil for none.
  func touchable(_ element: SpokenElement) -> View? {
    guard element.role.isInteractive, let view = element.object as? View, (view as? Control)?.isEnabled ?? true else {
      return nil
    }
    return view
  }

  func scrolls(_ view: View) -> Bool {
    var current = view.superview
    while let ancestor = current {
      if ancestor.scrollsContent { return true }
      current = ancestor.superview
    }
    return false
  }

  var labels: [Label] { views.compactMap { $0 as? Label } }

  /// Returns whether the middle of an element is on the screen.
  func isOnScreen(_ element: SpokenElement) -> Bool {
    let screen = root.window.map { $0.convert($0.bounds, to: root) } ?? root.bounds
    return screen.contains(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  /// Returns the size of a view's touch area, through its middle: of points around it, those whose touches reach it.
  func touchArea(of view: View) -> CGSize {
    guard let window = view.window else { return view.bounds.size }
    let (x, y) = (view.bounds.midX, view.bounds.midY)
    func isReached(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      let hit = window.hitTest(view.convert(CGPoint(x: x + dx, y: y + dy), to: window), with: nil)
      return hit === view || hit?.isDescendant(of: view) == true
    }
    guard isReached(0, 0) else { return .zero }
    /// Returns the distance up to half of a large area, in points.
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let half = dx != 0 ? view.bounds.width / 2 : view.bounds.height / 2
      // The middle of the last pixel row; beyond it in steps of a point.
      var last: CGFloat = 0
      for step in stride(from: 0.5, through: 22, by: 1) {
        if !isReached(dx * step, dy * step) { break }
        last = step + 0.5
      }
      return last >= 22 ? max(half, 22) : last < half && half - last < 1 ? half : last
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }
}
