import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText
import HeadlessViews

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
    let value = step.operand(1)
    switch step.action {
    case .title:
      let title = Samples.pick(Samples.titles, value)
      view.setTitle(title, for: state)
      change(node, \.titles[raw], to: title)
    case .attributedTitle:
      let index = Samples.index(value, Samples.attributedTitles.count)
      view.setAttributedTitle(Samples.attributedTitles[index], for: state)
      change(node, \.attributedTitles[raw], to: index == 0 ? nil : index)
    case .titleColor:
      let color = Samples.pick(Samples.colors, value)
      view.setTitleColor(color, for: state)
      change(node, \.titleColors[raw], to: color)
    case .titleShadowColor:
      let color = Samples.pick(Samples.colors, value)
      view.setTitleShadowColor(color, for: state)
      change(node, \.shadowColors[raw], to: color)
    case .image:
      let image = Samples.pick(Samples.images, value)
      view.setImage(image, for: state)
      change(node, \.images[raw], to: image)
    default:
      let image = Samples.pick(Samples.images, value)
      view.setBackgroundImage(image, for: state)
      change(node, \.backgroundImages[raw], to: image)
    }
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
    guard var content = node.content else { return }
    if !content.isExact(in: node.bounds) { expected.mayReport = true }
    switch step.action {
    case .labelFont:
      let size = CGFloat(step.number(0))
      let font = Font.systemFont(ofSize: size)
      if !(size.isFinite && size > 0) { expected.reports += 1 }
      if font != content.font { node.needsLayout = true }
      content.font = font
      view.titleLabel?.font = font
    case .labelLineBreak:
      let mode = Samples.pick(
        [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
          as [LineBreakMode], step.operand(1))
      if mode != content.lineBreakMode { node.needsLayout = true }
      content.lineBreakMode = mode
      view.titleLabel?.lineBreakMode = mode
    default: break
    }
    node.content = content
  }
}
