import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

extension World {
  func checkButtons() -> String? {
    for (index, node) in nodes.enumerated() {
      guard let content = node.content, let button = node.view as? SoakButton else { continue }
      if content.wasLaidOut {
        node.content?.wasLaidOut = false
        if let fault = faultOfLayout(content, button, node) ?? faultOfShown(content, button, node) {
          return "#\(node.id) \(node.kind) \(fault)"
        }
        for case (let part, let view?) in node.parts.map({ ($0, $0.view) }) {
          part.frame = view.untransformedFrame
          part.center = view.center
        }
      }
      guard isStrict || index == stepCount % nodes.count else { continue }
      if let fault = faultOfCleanButton(node, button) { return "#\(node.id) \(node.kind) is clean and \(fault)" }
      if let fault = faultOfContent(content, button) { return "#\(node.id) \(node.kind) \(fault)" }
    }
    return nil
  }

  /// Returns a button without a mark shows its content, whatever has happened.
  private func faultOfCleanButton(_ node: Node, _ button: SoakButton) -> String? {
    guard var content = node.content, content.isKnown, !button.needsLayout, armed.isEmpty,
      node.parts.allSatisfy({ $0.parent === node && $0.mask.isEmpty })
    else { return nil }
    content.placed = content.layout(in: node.bounds, isMirrored: isMirrored(node))
    return faultOfLayout(content, button, node) ?? faultOfShown(content, button, node)
  }

  /// Records the buttons that were laid out, and those whose layout is no longer known.
  func recordLayouts() {
    for call in calls where call.name == "layoutSubviews" {
      nodes.first { $0.id == call.id && !tampered.contains($0.id) }?.content?.isKnown = true
    }
    if hasNewCircumstances { forgetLayouts() }
  }

  /// Records that the program changes a subview of a button.
  func recordTampering(with part: Node) {
    guard let button = part.owner else { return }
    button.content?.isKnown = false
    tampered.insert(button.id)
  }

  /// Forgets the layouts of all buttons, as circumstances have changed without a mark.
  func forgetLayouts() { for node in nodes where node.isButton { node.content?.isKnown = false } }

  private func faultOfLayout(_ content: ModelButton, _ button: SoakButton, _ node: Node) -> String? {
    guard content.isExact(in: node.bounds) else { return nil }
    let parts = button.createdSubviews
    return fault("background", parts.background, content.placed.background)
      ?? fault("image", parts.image, content.placed.image) ?? fault("title", parts.label, content.placed.title)
  }

  private func fault(_ name: String, _ part: View?, _ expected: CGRect?) -> String? {
    guard let expected else { return nil }
    guard let part else { return "has no view for its \(name)" }
    if !part.transform.isIdentity || Self.isNear(part.untransformedFrame, expected) { return nil }
    return "puts its \(name) at \(part.untransformedFrame) instead of \(expected)"
  }

  private func faultOfShown(_ content: ModelButton, _ button: SoakButton, _ node: Node) -> String? {
    let parts = button.createdSubviews
    let tint = ModelTint(of: node).shown
    if let label = parts.label {
      if label.isHidden == content.hasTitle {
        return "has a label that is wrongly \(label.isHidden ? "" : "not ")hidden"
      }
      if content.hasTitle {
        let text = content.attributedTitle?.string ?? content.title
        if label.text != text { return "shows the title \(label.text ?? "nil") instead of \(text ?? "nil")" }
        let color = content.titleColor(tint: tint)
        // With an attributed title it returns the color of the title's beginning.
        if content.attributedTitle == nil, label.textColor != color {
          return "shows the title in \(label.textColor as Any) instead of \(color)"
        }
        if label.shadowColor != content.current(content.shadowColors) { return "has the wrong shadow" }
      }
    }
    return fault("image", parts.image, content, content.images)
      ?? fault("background", parts.background, content, content.backgroundImages)
  }

  private func fault(_ name: String, _ view: ImageView?, _ content: ModelButton, _ table: [UInt: Image]) -> String? {
    guard let view else { return nil }
    let image = content.current(table)
    if view.image !== image { return "shows another \(name)" }
    if view.isHidden != (image == nil) { return "has an image view for its \(name) that is wrongly shown or hidden" }
    guard let image else { return nil }
    let tintsAutomatic = content.type != .custom && name == "image"
    let isTinted = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && tintsAutomatic
    // The image view may have a tint of its own.
    let tint = isTinted ? nodesByView[ObjectIdentifier(view)].map { ModelTint(of: $0).shown } : nil
    let treatment = ImageTreatment(tint: tint, effect: content.effect(hasOwn: table[content.state] != nil))
    return view.imageTreatment == treatment ? nil : "shows its \(name) \(view.imageTreatment) instead of \(treatment)"
  }

  private func faultOfContent(_ content: ModelButton, _ button: SoakButton) -> String? {
    if button.state.rawValue != content.state { return "has the state \(button.state)" }
    if button.currentTitle != content.title { return "has the title \(button.currentTitle ?? "nil")" }
    if button.currentImage !== content.image { return "has the wrong image" }
    if button.currentBackgroundImage !== content.background { return "has the wrong background image" }
    if button.currentAttributedTitle?.string != content.attributedTitle?.string { return "has the wrong long title" }
    if button.contentEdgeInsets != content.contentInsets { return "has the wrong insets" }
    let (size, model) = (button.sizeThatFits(.zero), content.fittingSize)
    let isExact = content.isExact(in: .zero)
    if isExact, abs(size.width - model.width) > 1e-6 || abs(size.height - model.height) > 1e-6 {
      return "wants to be \(size) instead of \(model)"
    }
    return nil
  }
}
