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

  // MARK: Subviews read inside a hook (claim D0.12)

  /// The subviews that do not exist yet, as flags for one layout.
  final var missingSubviews: ButtonFlags {
    var missing: ButtonFlags = []
    if label == nil { missing.insert(.labelIsNew) }
    if imageSubview == nil { missing.insert(.imageViewIsNew) }
    return missing
  }

  /// Reports, once a button, hook and property, that a hook reads a subview before it exists; adds a note to layout traces
  /// if it exists.
  ///
  /// A subview that the current layout created does not count as existing: on the real system the hook is called while
  /// the subview is being created, and reading the property creates it again.
  ///
  /// > Reported: fact c8; fact s11: a published library reads `titleLabel` in its hooks once the label exists, and works.
  final func noteRead(of property: StaticString, exists: Bool) {
    guard let hook = activeHook else { return }
    if exists {
      return LayoutObservation.send(
        LayoutNote(
          view: self, text: "\(hook.rawValue) reads \(property), which is safe only because the subview exists already")
      )
    }
    guard makeButtonExtras().reportedReads.insert("\(hook.rawValue) \(property)").inserted else { return }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).\(hook.rawValue)",
        problem:
          "it reads \(property) before that subview exists; on the real system this calls the hooks again and may "
          + "recurse for ever.",
        cure: "Compute from the contentRect argument, currentTitle, currentImage and stored values; or place the "
          + "subviews in layoutSubviews() after super."))
  }
}
