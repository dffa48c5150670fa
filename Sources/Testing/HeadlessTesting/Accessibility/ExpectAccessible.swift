import HeadlessViews
import Testing

/// Fails if the view breaks a rule of accessibility; each line of the failure has rule, view, rectangle, problem, cure.
///
/// ```
/// <LoginForm (0, 0, 393, 852)> is not accessible:
/// touchArea: <Button 'Forgot?'> (16, 400, 60, 30) has a touch area of 60×30 points, less than 44×44. Enlarge it, …
/// ```
///
/// The view is laid out, in a window of its own if it is in none. The rules ``AccessibilityRule/largeText`` and
/// ``AccessibilityRule/dynamicType`` set another text size and then the present one again.
///
/// - Parameters:
///   - view: The view, or the window.
///   - rules: The rules that are not checked.
///   - exceptions: The rules that are not checked of a view and of its subviews.
///   - sourceLocation: The line of the failure.
/// - Complexity: A layout at another text size, drawings of the rectangles of texts, O(*n* log *n*) for *n* views and
///   lines of text, and O(*m* × *d*) for *m* elements and hit tests of depth *d*.
@preconcurrency @MainActor public func expectAccessible(
  _ view: View, excluding rules: Set<AccessibilityRule> = [], exceptions: [View: Set<AccessibilityRule>] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let findings = inWindow(view) {
    AccessibilityAudit(of: view).findings(
      AccessibilityRule.allCases.filter { !rules.contains($0) }, exceptions: exceptions)
  }
  Failure.record(
    "\(view.nameInTests) is not accessible", complaints: findings.map(\.line), shown: 12, at: sourceLocation)
}

/// Runs code while a view is laid out in a window: its own, or one that is removed afterwards.
@MainActor private func inWindow<Result>(_ view: View, _ body: () -> Result) -> Result {
  if let window = view.window ?? view as? Window {
    window.layoutIfNeeded()
    return body()
  }
  var top = view
  while let superview = top.superview { top = superview }
  let window = Window()
  window.isHidden = false
  window.addSubview(top)
  window.layoutIfNeeded()
  defer { top.removeFromSuperview() }
  return body()
}
