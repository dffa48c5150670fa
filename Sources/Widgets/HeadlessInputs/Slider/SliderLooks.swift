import HeadlessControls
import HeadlessGraphics
import HeadlessViews

struct SliderLooks {
  var minimumImage: Image?
  var maximumImage: Image?
  var thumbImages = StateImages()
  var minimumTrackImages = StateImages()
  var maximumTrackImages = StateImages()
}

extension Slider {
  /// Stores an image, and marks the slider if it is another one.
  final func setLook<Value: Equatable>(_ look: WritableKeyPath<SliderLooks, Value>, to value: Value) {
    if looks[keyPath: look] == value { return }
    looks[keyPath: look] = value
    setNeedsDisplay()
  }

  /// Stores an image whose size affects the size of the slider and the frames in it.
  final func setSizedImage<Value: Equatable>(
    _ look: WritableKeyPath<SliderLooks, Value>, to value: Value, _ member: StaticString
  ) {
    if looks[keyPath: look] == value { return }
    looks[keyPath: look] = value
    invalidateIntrinsicContentSize()
    setNeedsLayout(because: member)
  }
}
