import Foundation
import HeadlessGeometry
import HeadlessReporting
import HeadlessViews

extension Button {
  /// The hooks that turn a rectangle into a rectangle.
  enum Hook: String {
    case backgroundRect = "backgroundRect(forBounds:)"
    case contentRect = "contentRect(forBounds:)"
    case imageRect = "imageRect(forContentRect:)"
    case titleRect = "titleRect(forContentRect:)"
  }

  // MARK: The one place of each hook's call

  final func askBackgroundRect() -> CGRect? {
    ask(.backgroundRect, bounds) { backgroundRect(forBounds: $0) }
  }

  final func askContentRect() -> CGRect {
    let bounds = bounds
    return ask(.contentRect, bounds) { contentRect(forBounds: $0) } ?? bounds
  }

  final func askImageRect() -> CGRect? {
    ask(.imageRect, askContentRect()) { imageRect(forContentRect: $0) }
  }

  final func askTitleRect() -> CGRect? {
    ask(.titleRect, askContentRect()) { titleRect(forContentRect: $0) }
  }

  /// A fresh button asks for the rectangles of content and image once, before any subview is made (D3.6).
  ///
  /// Of a plain button only an observer can tell whether it does.
  final func askHooksOnce() {
    if LayoutObservation.isActive || !isExactlyButton { _ = askImageRect() }
  }

  /// Hot: inlined, so that no closure is made.
  @inline(__always)
  private func ask(_ hook: Hook, _ argument: CGRect, _ body: (CGRect) -> CGRect) -> CGRect? {
    let outerHook = activeHook
    activeHook = hook
    let isObserved = LayoutObservation.isActive
    let result = isObserved ? LayoutObservation.ask(hook.rawValue, of: self, argument, body) : body(argument)
    activeHook = outerHook
    return result.isFinite ? result : replacement(for: result, of: hook, argument)
  }

  /// What counts instead of a rectangle that is not finite.
  private func replacement(for result: CGRect, of hook: Hook, _ argument: CGRect) -> CGRect? {
    // `insetBy` makes null of a rectangle that is smaller than the inset, such as a fresh button's bounds: no mistake.
    if result.isExactlyNull { return CGRect(origin: argument.origin, size: .zero) }
    refuse(
      hook.rawValue, value: "the returned \(result.shortDescription)", because: "is not finite",
      cure: "Return finite numbers of points.")
    return nil
  }

  // MARK: The guard of claim D0.12

  /// Reports, once a button, hook and property, that a hook reads a subview whose rectangle it is being asked for.
  final func noteRead(of property: String) {
    guard let hook = activeHook,
      makeButtonExtras().reportedReads.insert("\(hook.rawValue) \(property)").inserted
    else { return }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).\(hook.rawValue)",
        problem: "it reads \(property), which on the real system asks the hooks again and may recurse for ever.",
        cure: "Compute from the contentRect argument, currentTitle, currentImage and stored values; or place the "
          + "subviews in layoutSubviews() after super."))
  }
}
