import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText

/// A button's content, state and arrangement: a change marks the button alone (claim D3.8), an equal value nothing.
extension World {
  func adjust(_ step: Step) {
    guard let (node, view) = button(step.operand(0)) else { return }
    let flag = Samples.index(step.operand(1), 2) == 1
    switch step.action {
    case .enabled: set(node, view, \.isEnabled, \.isEnabled, to: flag)
    case .highlighted: set(node, view, \.isHighlighted, \.isHighlighted, to: flag)
    case .selected: set(node, view, \.isSelected, \.isSelected, to: flag)
    case .adjustsHighlighted: set(node, view, \.adjustsImageWhenHighlighted, \.adjustsHighlighted, to: flag)
    case .adjustsDisabled: set(node, view, \.adjustsImageWhenDisabled, \.adjustsDisabled, to: flag)
    case .horizontalAlignment:
      let alignment = Samples.pick(
        [.center, .left, .right, .fill, .leading, .trailing] as [Control.ContentHorizontalAlignment], step.operand(1))
      set(node, view, \.contentHorizontalAlignment, \.horizontal, to: alignment)
    case .verticalAlignment:
      let alignment = Samples.pick(
        [.center, .top, .bottom, .fill] as [Control.ContentVerticalAlignment], step.operand(1))
      set(node, view, \.contentVerticalAlignment, \.vertical, to: alignment)
    case .contentInsets: inset(node, view, \.contentEdgeInsets, \.contentInsets, step)
    case .titleInsets: inset(node, view, \.titleEdgeInsets, \.titleInsets, step)
    default: inset(node, view, \.imageEdgeInsets, \.imageInsets, step)
    }
  }

  private func inset(
    _ node: Node, _ view: SoakButton, _ property: ReferenceWritableKeyPath<SoakButton, EdgeInsets>,
    _ member: WritableKeyPath<ModelButton, EdgeInsets>, _ step: Step
  ) {
    let insets = EdgeInsets(
      top: CGFloat(step.number(0)), left: CGFloat(step.number(1)), bottom: CGFloat(step.number(2)),
      right: CGFloat(step.number(3)))
    view[keyPath: property] = insets
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    if numbers.allSatisfy(\.isFinite) { change(node, member, to: insets) } else { expected.reports += 1 }
  }

  private func set<Value: Equatable>(
    _ node: Node, _ view: SoakButton, _ property: ReferenceWritableKeyPath<SoakButton, Value>,
    _ member: WritableKeyPath<ModelButton, Value>, to value: Value
  ) {
    view[keyPath: property] = value
    change(node, member, to: value)
  }

  private func change<Value: Equatable>(_ node: Node, _ member: WritableKeyPath<ModelButton, Value>, to value: Value) {
    guard var content = node.content, content[keyPath: member] != value else { return }
    content[keyPath: member] = value
    node.content = content
    node.needsLayout = true
  }

  func fill(_ step: Step) {
    guard let (node, view) = button(step.operand(0)) else { return }
    let raw = Samples.pick(Samples.states, step.operand(2))
    let state = Control.State(rawValue: raw)
    switch step.action {
    case .title: fill(node, Samples.titles, step, \.titles[raw]) { view.setTitle($0, for: state) }
    case .attributedTitle:
      let index = Samples.index(step.operand(1), Samples.attributedTitles.count)
      view.setAttributedTitle(Samples.attributedTitles[index], for: state)
      change(node, \.attributedTitles[raw], to: index == 0 ? nil : index)
    case .titleColor: fill(node, Samples.colors, step, \.titleColors[raw]) { view.setTitleColor($0, for: state) }
    case .titleShadowColor:
      fill(node, Samples.colors, step, \.shadowColors[raw]) { view.setTitleShadowColor($0, for: state) }
    case .image: fill(node, Samples.images, step, \.images[raw]) { view.setImage($0, for: state) }
    default: fill(node, Samples.images, step, \.backgroundImages[raw]) { view.setBackgroundImage($0, for: state) }
    }
  }

  private func fill<Value: Equatable>(
    _ node: Node, _ samples: [Value], _ step: Step, _ member: WritableKeyPath<ModelButton, Value>,
    _ set: (Value) -> Void
  ) {
    let value = Samples.pick(samples, step.operand(1))
    set(value)
    change(node, member, to: value)
  }

  /// Reads the label or image view (fact c2), which creates and updates it; a created one marks the button.
  func read(_ step: Step) {
    guard let (node, view) = button(step.operand(0)) else { return }
    if step.action == .readImageView { _ = view.imageView } else { _ = view.titleLabel }
    // Fact d3: what a button's own layout does to its label does not mark the button.
    if depth > 0 {
      node.content?.isKnown = false
      tampered.insert(node.id)
    }
    // A callback may have changed the content since.
    guard let content = node.content else { return }
    if !content.isExact(in: node.bounds) { expected.mayReport = true }
    switch step.action {
    case .labelFont:
      let size = CGFloat(step.number(0))
      let font = Font.systemFont(ofSize: size)
      if !(size.isFinite && size > 0) { expected.reports += 1 }
      change(node, \.font, to: font)
      view.titleLabel?.font = font
    case .labelLineBreak:
      let mode = Samples.pick(
        [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
          as [LineBreakMode], step.operand(1))
      change(node, \.lineBreakMode, to: mode)
      view.titleLabel?.lineBreakMode = mode
    default: break
    }
  }
}
