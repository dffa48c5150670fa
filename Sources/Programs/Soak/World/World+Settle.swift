import HeadlessViews

/// The end of a step: the model against the views, or the views read into the model.
extension World {
  /// Returns the fault of the step, after updating the model, or nil.
  func settle() -> String? {
    // Another view may have the address of a deallocated one.
    if !isTame { for node in nodes where node.view == nil { forget(node) } }
    if let fault = findParts() { return fault }
    if isTame {
      // A view that is deallocated by being removed gets all notifications before.
      expectInheritance()
      sweep()
    } else {
      readModel()
    }
    if let fault = fault ?? checkLifetimes() { return fault }
    if let fault = isTame ? checkCalls() ?? checkHookCalls() ?? checkReports() : checkLoops() { return fault }
    if let fault = checkButtons() { return fault }
    adoptParts()
    return checkViews()
  }

  /// Whether each subview of a button that a layout would set a frame for is in it.
  var partsAreInPlace: Bool { nodes.allSatisfy { !$0.isMadeByButton || $0.parent === $0.owner } }

  /// Creates nodes for the subviews that buttons have created in the step.
  private func findParts() -> String? {
    for node in nodes where node.isButton {
      guard let button = node.view as? SoakButton else { continue }
      let parts = button.createdSubviews
      let count = (parts.label == nil ? 0 : 1) + (parts.image == nil ? 0 : 1) + (parts.background == nil ? 0 : 1)
      if count == node.parts.count { continue }
      let kinds: [(View?, Node.Kind)] = [
        (parts.label, .titleLabel), (parts.image, .buttonImageView), (parts.background, .buttonBackground),
      ]
      for case (let part?, let kind) in kinds where nodesByView[ObjectIdentifier(part)]?.view !== part {
        let new = insert(part, kind: kind, owner: node)
        new.isInteractive = part.isUserInteractionEnabled
        new.frame = part.untransformedFrame
        new.center = part.center
        new.lastTint = ModelTint(of: node)
        new.lastTraits = ModelTraits(of: node)
        if !isTame { continue }
        if part.superview !== button { return "\(kind) of #\(node.id) was not put into it" }
        insertModel(new, in: node)
      }
    }
    return nil
  }

  /// Inserts a button's subview (fact c2): background, image view, label; outside of a layout marks the button.
  private func insertModel(_ part: Node, in button: Node) {
    let index = button.parts.count { $0.kind.rawValue > part.kind.rawValue }
    part.parent = button
    button.children.insert(part, at: min(index, button.children.count))
    expectCall(.didAddSubview, of: button)
    if button.content?.wasLaidOut != true { button.needsLayout = true }
  }

  /// Copies the marks that are not modeled, and the visibility of buttons' subviews, which only a layout defines.
  private func adoptParts() {
    for node in nodes where node.hasEmptyLayout {
      guard let view = node.view else { continue }
      node.needsLayout = view.needsLayout
      if node.isMadeByButton { node.isHidden = view.isHidden }
    }
  }

  /// Reads the views into the model, except values that a program has set.
  private func readModel() {
    for node in nodes {
      guard let view = node.view else { continue }
      node.parent = view.superview.flatMap { nodesByView[ObjectIdentifier($0)] }
      node.children = view.subviews.compactMap { nodesByView[ObjectIdentifier($0)] }
      node.frame = view.untransformedFrame
      node.center = view.center
      node.boundsOrigin = view.bounds.origin
      node.transform = view.transform
      node.needsLayout = view.needsLayout
      node.isHidden = view.isHidden
      node.isFirstResponder = view.isFirstResponder
      if let button = view as? SoakButton {
        node.content?.isEnabled = button.isEnabled
        node.content?.isHighlighted = button.isHighlighted
        node.content?.isSelected = button.isSelected
        node.content?.wasLaidOut = false
      }
    }
    sweep()
    knowsInheritance = false
  }
}
