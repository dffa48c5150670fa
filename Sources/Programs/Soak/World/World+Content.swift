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
    case .enabled:
      view.isEnabled = flag
      change(node, \.isEnabled, to: flag)
    case .highlighted:
      view.isHighlighted = flag
      change(node, \.isHighlighted, to: flag)
    case .selected:
      view.isSelected = flag
      change(node, \.isSelected, to: flag)
    case .adjustsHighlighted:
      view.adjustsImageWhenHighlighted = flag
      change(node, \.adjustsHighlighted, to: flag)
    case .adjustsDisabled:
      view.adjustsImageWhenDisabled = flag
      change(node, \.adjustsDisabled, to: flag)
    case .horizontalAlignment:
      let alignment = Samples.pick(
        [.center, .left, .right, .fill, .leading, .trailing] as [Control.ContentHorizontalAlignment], step.operand(1))
      view.contentHorizontalAlignment = alignment
      change(node, \.horizontal, to: alignment)
    case .verticalAlignment:
      let alignment = Samples.pick(
        [.center, .top, .bottom, .fill] as [Control.ContentVerticalAlignment], step.operand(1))
      view.contentVerticalAlignment = alignment
      change(node, \.vertical, to: alignment)
    default:
      inset(node, view, step)
    }
  }

  private func inset(_ node: Node, _ view: SoakButton, _ step: Step) {
    let insets = EdgeInsets(
      top: CGFloat(step.number(0)), left: CGFloat(step.number(1)), bottom: CGFloat(step.number(2)),
      right: CGFloat(step.number(3)))
    let member: WritableKeyPath<ModelButton, EdgeInsets>
    switch step.action {
    case .contentInsets:
      view.contentEdgeInsets = insets
      member = \.contentInsets
    case .titleInsets:
      view.titleEdgeInsets = insets
      member = \.titleInsets
    default:
      view.imageEdgeInsets = insets
      member = \.imageInsets
    }
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    if numbers.allSatisfy(\.isFinite) { change(node, member, to: insets) } else { expected.reports += 1 }
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
      store(title, in: \.titles, of: node, raw)
    case .attributedTitle:
      let index = Samples.index(value, Samples.attributedTitles.count)
      view.setAttributedTitle(Samples.attributedTitles[index], for: state)
      store(index == 0 ? nil : index, in: \.attributedTitles, of: node, raw)
    case .titleColor:
      let color = Samples.pick(Samples.colors, value)
      view.setTitleColor(color, for: state)
      store(color, in: \.titleColors, of: node, raw)
    case .titleShadowColor:
      let color = Samples.pick(Samples.colors, value)
      view.setTitleShadowColor(color, for: state)
      store(color, in: \.shadowColors, of: node, raw)
    case .image:
      let image = Samples.pick(Samples.images, value)
      view.setImage(image, for: state)
      store(image, in: \.images, of: node, raw)
    default:
      let image = Samples.pick(Samples.images, value)
      view.setBackgroundImage(image, for: state)
      store(image, in: \.backgroundImages, of: node, raw)
    }
  }

  private func store<Value: Equatable>(
    _ value: Value?, in table: WritableKeyPath<ModelButton, [UInt: Value]>, of node: Node, _ state: UInt
  ) {
    guard var content = node.content, content[keyPath: table][state] != value else { return }
    content[keyPath: table][state] = value
    node.content = content
    node.needsLayout = true
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
