import Foundation
import HeadlessGraphics
import HeadlessViews

/// A view whose hooks are recorded, and may run steps of the program.
open class SoakView: View, Watched {
  final let watch = Watch()

  open override func layoutSubviews() {
    super.layoutSubviews()
    watch.record(.layoutSubviews)
  }

  open override func willMove(toSuperview newSuperview: View?) { watch.record(.willMoveToSuperview) }
  open override func didMoveToSuperview() { watch.record(.didMoveToSuperview) }
  open override func willMove(toWindow newWindow: Window?) { watch.record(.willMoveToWindow) }
  open override func didMoveToWindow() { watch.record(.didMoveToWindow) }
  open override func didAddSubview(_ subview: View) { watch.record(.didAddSubview) }
  open override func willRemoveSubview(_ subview: View) { watch.record(.willRemoveSubview) }
  open override func tintColorDidChange() { watch.record(.tintColorDidChange) }
  open override func traitCollectionDidChange(_ previous: TraitCollection?) { watch.record(.traitCollectionDidChange) }

  open override var canBecomeFirstResponder: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    watch.record(.began, touches, on: self)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    watch.record(.moved, touches, on: self)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    watch.record(.ended, touches, on: self)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    watch.record(.cancelled, touches, on: self)
  }

  open override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    watch.record(.hitTest)
    return super.hitTest(point, with: event)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    watch.record(.sizeThatFits)
    return super.sizeThatFits(size)
  }
}

/// A window whose hooks are recorded, and may run steps of the program.
final class SoakWindow: Window, Watched {
  let watch = Watch()

  override func layoutSubviews() {
    super.layoutSubviews()
    watch.record(.layoutSubviews)
  }

  override func willMove(toSuperview newSuperview: View?) { watch.record(.willMoveToSuperview) }
  override func didMoveToSuperview() { watch.record(.didMoveToSuperview) }
  override func willMove(toWindow newWindow: Window?) { watch.record(.willMoveToWindow) }
  override func didMoveToWindow() { watch.record(.didMoveToWindow) }
  override func didAddSubview(_ subview: View) { watch.record(.didAddSubview) }
  override func willRemoveSubview(_ subview: View) { watch.record(.willRemoveSubview) }
  override func tintColorDidChange() { watch.record(.tintColorDidChange) }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { watch.record(.traitCollectionDidChange) }
}
