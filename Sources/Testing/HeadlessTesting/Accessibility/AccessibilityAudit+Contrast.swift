import Foundation
import HeadlessControls
import HeadlessViews

extension AccessibilityAudit {
  /// The texts with too little contrast with the pixels that are really behind them, one mistake for each view.
  /// > Documented: WCAG 2.2: contrast ratio and relative luminance.
  var contrastFindings: [Finding] {
    let texts = shownTexts.texts
    let visited = Set(views.map(ObjectIdentifier.init))
    let low = texts.indices.filter { index in
      guard texts[index].isLow, let view = texts[index].view else { return false }
      return visited.contains(ObjectIdentifier(view)) && !isExempt(view, texts[index])
    }
    if low.isEmpty { return [] }
    let increased = withIncreasedContrast { ShownTexts(of: root, measuring: low).texts }
    var reported: Set<ObjectIdentifier> = []
    return low.compactMap { index in
      let text = texts[index]
      guard let view = text.view else { return nil }
      let hasPair = increased.indices.contains(index) && increased[index].string == text.string
      if hasPair, !increased[index].isLow { return nil }
      guard reported.insert(ObjectIdentifier(view)).inserted else { return nil }
      let ratio = text.contrast.map(Self.words) ?? "1"
      return finding(
        .contrast, view, "has text with a contrast of \(ratio) to 1, less than \(Self.words(text.leastRatio)) to 1",
        "Use a darker or lighter color, or one that Increase Contrast changes: \(text.string.quoted) is \(text.color.words) on "
          + "\(text.background).")
    }
  }

  private static func words(_ ratio: Double) -> String { CGFloat((ratio * 10).rounded(.down) / 10).shortDescription }

  private func withIncreasedContrast<Result>(_ body: () -> Result) -> Result {
    guard let screen = window?.screen else { return body() }
    let contrast = screen.accessibilityContrast
    screen.accessibilityContrast = .high
    defer { screen.accessibilityContrast = contrast }
    return body()
  }

  /// Returns whether the text is a placeholder, in a control that is disabled, or in colors of the system.
  private func isExempt(_ view: View, _ text: ShownText) -> Bool {
    if view.inspectedTexts(named: "placeholder").contains(text.string) { return true }
    if let label = view as? Label, !label.isEnabled { return true }
    if let control = view as? Control, !control.isEnabled { return true }
    return view.firstAncestor { ancestor in
      (ancestor as? Control)?.isEnabled == false || (ancestor as? any SystemContent)?.hasSystemColors == true
    } != nil
  }
}
