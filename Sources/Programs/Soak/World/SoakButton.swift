import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// A button whose hooks are recorded, and may run steps of the program.
final class SoakButton: Button, Watched {
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
  override func traitCollectionDidChange(_ previous: TraitCollection?) { watch.record(.traitCollectionDidChange) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    watch.record(.tintColorDidChange)
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    watch.record(.contentRect)
    return super.contentRect(forBounds: bounds)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    watch.record(.imageRect)
    return super.imageRect(forContentRect: contentRect)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    watch.record(.titleRect)
    return super.titleRect(forContentRect: contentRect)
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    watch.record(.backgroundRect)
    return super.backgroundRect(forBounds: bounds)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.record(.began, touches, on: self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.record(.moved, touches, on: self)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.record(.ended, touches, on: self)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    watch.record(.cancelled, touches, on: self)
    super.touchesCancelled(touches, with: event)
  }
}
