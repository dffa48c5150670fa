import Foundation
import HeadlessGraphics
import HeadlessViews

extension World {
  func applyAppearance(_ step: Step) {
    guard let node = node(step.operand(0)), let view = node.view else { return }
    recordTampering(with: node)
    let flag = Samples.index(step.operand(1), 2) == 1
    switch step.action {
    case .hidden:
      view.isHidden = flag
      node.isHidden = flag
    case .interaction:
      view.isUserInteractionEnabled = flag
      node.isInteractive = flag
    case .alpha:
      let alpha = CGFloat(step.number(0))
      view.alpha = alpha
      if alpha.isFinite { node.alpha = min(max(alpha, 0), 1) } else { expected.reports += 1 }
    case .tint:
      node.tintColor = Samples.pick(Samples.colors, step.operand(1))
      view.tintColor = node.tintColor
    case .tintMode:
      node.tintMode = Samples.pick([.automatic, .normal, .dimmed], step.operand(1))
      view.tintAdjustmentMode = node.tintMode
    case .style:
      node.style = Samples.pick([.unspecified, .light, .dark], step.operand(1))
      view.overrideUserInterfaceStyle = node.style
    default:
      let attribute = Samples.pick(
        [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft] as [SemanticContentAttribute],
        step.operand(1))
      if attribute != node.semantic { node.needsLayout = true }
      node.semantic = attribute
      view.semanticContentAttribute = attribute
    }
  }

  func changeScreen(_ step: Step) {
    let screen = Screen.main
    hasNewCircumstances = true
    switch step.action {
    case .scale:
      let scale = CGFloat(step.number(0))
      screen.scale = scale
      if !(scale.isFinite && scale > 0) { expected.reports += 1 }
    case .measurer:
      // It is used from the next step on.
      measurer = Samples.pick([SystemTextMeasurer(), OneEmTextMeasurer()], step.operand(0))
    case .screenStyle:
      screen.userInterfaceStyle = Samples.index(step.operand(0), 2) == 1 ? .dark : .light
    default:
      screen.layoutDirection = Samples.index(step.operand(0), 2) == 1 ? .rightToLeft : .leftToRight
    }
    // A view without a window has the screen's traits as well, without a notification.
    for node in nodes where node.window == nil { node.lastTraits = ModelTraits(of: node) }
  }

  /// Records the expected changes of inherited values: fact d7 for the tint, the same for traits.
  func expectInheritance() {
    for node in nodes {
      let tint = ModelTint(of: node)
      if tint != node.lastTint {
        node.lastTint = tint
        expectCall(.tintColorDidChange, of: node)
        if node.isButton { node.needsLayout = true }
      }
      let traits = ModelTraits(of: node)
      if traits != node.lastTraits {
        if node.lastTraits?.isMirrored != traits.isMirrored { node.needsLayout = true }
        node.lastTraits = traits
        expectCall(.traitCollectionDidChange, of: node)
      }
    }
  }

  /// Records the inherited values of all views, after a step whose callbacks are not modeled.
  func rememberInheritance() {
    knowsInheritance = true
    for node in nodes {
      node.lastTint = ModelTint(of: node)
      node.lastTraits = ModelTraits(of: node)
    }
  }
}
