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

  /// Hot: inlined, so that a constant hook is called directly.
  @inline(__always)
  private func call(_ hook: Hook, with argument: CGRect) -> CGRect {
    switch hook {
    case .backgroundRect: backgroundRect(forBounds: argument)
    case .contentRect: contentRect(forBounds: argument)
    case .imageRect: imageRect(forContentRect: argument)
    case .titleRect: titleRect(forContentRect: argument)
    }
  }

  final func askBackgroundRect() -> CGRect? { ask(.backgroundRect, with: bounds) }

  final func askContentRect() -> CGRect {
    let bounds = bounds
    return ask(.contentRect, with: bounds) ?? bounds
  }

  final func askImageRect() -> CGRect? { ask(.imageRect, with: askContentRect()) }

  final func askTitleRect() -> CGRect? { ask(.titleRect, with: askContentRect()) }

  /// Asks for the rectangles of content and image once in a fresh button, before any subview is created (D3.6).
  ///
  /// Without an observer and without overrides the calls have no effect; omitting them halves the cost of a fresh button.
  final func askHooksOfFreshButton() {
    if LayoutObservation.isActive || !hasPlainContent { _ = askImageRect() }
  }

  /// Calls a hook in a layout: notifies the observers, and replaces a result that is not finite.
  @inline(__always)
  private func ask(_ hook: Hook, with argument: CGRect) -> CGRect? {
    let outerHook = activeHook
    activeHook = hook
    let result =
      LayoutObservation.isActive
      ? LayoutObservation.ask(hook.rawValue, of: self, argument) { call(hook, with: $0) } : call(hook, with: argument)
    activeHook = outerHook
    return result.isFinite ? result : replacement(for: result, of: hook, argument)
  }

  /// The rectangle to use instead of one that is not finite, or nil.
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
    guard rare.reportedReads.insert("\(hook.rawValue) \(property)").inserted else { return }
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

extension Button: GuideGiving {
  /// The rectangles that the hooks return for the current content, as a drawing shows them; no observer is notified.
  package final var guideRects: [(guide: DrawingGuides, rect: CGRect)] {
    let content = call(.contentRect, with: bounds)
    var rects: [(guide: DrawingGuides, rect: CGRect)] = [(.contentRect, content)]
    if currentImage != nil { rects.append((.imageRect, call(.imageRect, with: content))) }
    if currentTitle != nil || currentAttributedTitle != nil {
      rects.append((.titleRect, call(.titleRect, with: content)))
    }
    return rects
  }
}
