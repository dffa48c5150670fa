import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// A button whose hooks a program hears and may answer with steps.
final class SoakButton: Button {
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
  override func traitCollectionDidChange(_ previous: TraitCollection?) { watch.hear(.traitCollectionDidChange) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    watch.hear(.tintColorDidChange)
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    watch.hear(.contentRect)
    return super.contentRect(forBounds: bounds)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    watch.hear(.imageRect)
    return super.imageRect(forContentRect: contentRect)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    watch.hear(.titleRect)
    return super.titleRect(forContentRect: contentRect)
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    watch.hear(.backgroundRect)
    return super.backgroundRect(forBounds: bounds)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.hear(.began, touches, on: self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.hear(.moved, touches, on: self)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.hear(.ended, touches, on: self)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.hear(.cancelled, touches, on: self)
    super.touchesCancelled(touches, with: event)
  }
}
