import Foundation
import HeadlessGraphics
import HeadlessViews

/// A view whose hooks a program hears and may answer with steps.
open class SoakView: View {
  final let watch = Watch()

  open override func layoutSubviews() {
    super.layoutSubviews()
    watch.hear(.layoutSubviews)
  }

  open override func willMove(toSuperview newSuperview: View?) { watch.hear(.willMoveToSuperview) }
  open override func didMoveToSuperview() { watch.hear(.didMoveToSuperview) }
  open override func willMove(toWindow newWindow: Window?) { watch.hear(.willMoveToWindow) }
  open override func didMoveToWindow() { watch.hear(.didMoveToWindow) }
  open override func didAddSubview(_ subview: View) { watch.hear(.didAddSubview) }
  open override func willRemoveSubview(_ subview: View) { watch.hear(.willRemoveSubview) }
  open override func tintColorDidChange() { watch.hear(.tintColorDidChange) }
  open override func traitCollectionDidChange(_ previous: TraitCollection?) { watch.hear(.traitCollectionDidChange) }

  open override var canBecomeFirstResponder: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    watch.hear(.began, touches, on: self)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    watch.hear(.moved, touches, on: self)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    watch.hear(.ended, touches, on: self)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    watch.hear(.cancelled, touches, on: self)
  }

  open override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    watch.hear(.hitTest)
    return super.hitTest(point, with: event)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    watch.hear(.sizeThatFits)
    return super.sizeThatFits(size)
  }
}

/// A window whose hooks a program hears and may answer with steps.
final class SoakWindow: Window {
  let watch = Watch()

  override func layoutSubviews() {
    super.layoutSubviews()
    watch.hear(.layoutSubviews)
  }

  override func willMove(toSuperview newSuperview: View?) { watch.hear(.willMoveToSuperview) }
  override func didMoveToSuperview() { watch.hear(.didMoveToSuperview) }
  override func willMove(toWindow newWindow: Window?) { watch.hear(.willMoveToWindow) }
  override func didMoveToWindow() { watch.hear(.didMoveToWindow) }
  override func didAddSubview(_ subview: View) { watch.hear(.didAddSubview) }
  override func willRemoveSubview(_ subview: View) { watch.hear(.willRemoveSubview) }
  override func tintColorDidChange() { watch.hear(.tintColorDidChange) }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { watch.hear(.traitCollectionDidChange) }
}
