import HeadlessControls
import HeadlessViews

extension World {
  /// Runs a step, in or outside of a callback; a step whose operands match no object has no effect.
  func run(_ step: Step) {
    switch step.action {
    case .make: make(step)
    case .release: releaseView(step)
    case .retain: retainView(step)
    case .add, .insert, .insertBelow, .insertAbove, .remove, .bringToFront, .sendToBack, .exchange: edit(step)
    case .frame, .bounds, .center, .transform, .autoresizingMask, .autoresizesSubviews, .sizeToFit: setGeometry(step)
    case .setNeedsLayout, .layout, .flush, .layoutScaled, .hitTest, .snapshot: layOut(step)
    case .hook: arm(step)
    case .touchDown, .touchMove, .touchUp, .touchCancel, .advance: touch(step)
    case .recognizer, .detach, .recognizerEnabled, .requireToFail: recognize(step)
    case .becomeFirst, .resignFirst: respond(step)
    case .hidden, .alpha, .interaction, .tint, .tintMode, .style, .semantic: applyAppearance(step)
    case .decorate: decorate(step)
    case .scale, .measurer, .screenStyle, .screenDirection: changeScreen(step)
    case .enabled, .highlighted, .selected, .horizontalAlignment, .verticalAlignment, .adjustsHighlighted,
      .adjustsDisabled, .contentInsets, .titleInsets, .imageInsets:
      adjust(step)
    case .title, .attributedTitle, .titleColor, .titleShadowColor, .image, .backgroundImage: fill(step)
    case .readLabel, .readImageView, .labelFont, .labelLineBreak: read(step)
    }
  }

  private func make(_ step: Step) {
    if nodes.count >= Self.viewLimit { return }
    let kind = Samples.pick(Node.Kind.makeable, step.operand(0))
    let view: View
    switch kind {
    case .button: view = SoakButton(frame: .zero)
    case .systemButton: view = SoakButton(type: .system)
    case .infoButton: view = SoakButton(type: .infoLight)
    case .label: view = Label(frame: .zero)
    case .imageView: view = ImageView(frame: .zero)
    case .window: view = SoakWindow(frame: .zero)
    default: view = makePlainView()
    }
    let node = insert(view, kind: kind)
    node.held = view
    node.isHidden = view.isHidden
    node.isInteractive = view.isUserInteractionEnabled
    watch(view)?.id = node.id
    watch(view)?.world = self
    if let button = view as? SoakButton {
      var content = ModelButton(type: button.buttonType)
      // Fact b9: the pictured types bring an image along.
      if kind == .infoButton { content.images[0] = button.image(for: .normal) }
      node.content = content
      button.addAction(Action { [watch = button.watch] _ in watch.record(.action) }, for: .touchUpInside)
    }
    node.lastTint = ModelTint(of: node)
    node.lastTraits = ModelTraits(of: node)
  }

  func watch(_ view: View) -> Watch? { (view as? any Watched)?.watch }

  private func releaseView(_ step: Step) {
    guard let node = node(step.operand(0)), node.held != nil else { return }
    node.held = nil
    if isTame { sweep() }
  }

  private func retainView(_ step: Step) {
    guard let node = node(step.operand(0)) else { return }
    node.held = node.view
  }
}
