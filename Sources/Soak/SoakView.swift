import Foundation
import HeadlessGraphics
import HeadlessViews

/// A view whose hooks a program hears and may answer with steps.
final class SoakView: View {
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

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    watch.hear(.hitTest)
    return super.hitTest(point, with: event)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
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
