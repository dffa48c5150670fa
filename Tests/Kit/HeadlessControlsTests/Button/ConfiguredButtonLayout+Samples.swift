import HeadlessKit

/// Returns a number of pixels in points, at scale 3: the number that is nearest to its third.
func thirds(_ pixels: Int) -> CGFloat { CGFloat(pixels) / 3 }

/// Layouts with the measured sizes of the text and the symbol; the tests add what differs.
extension ConfiguredButtonLayout {
  /// "Configure" in 17 points, at scale 3.
  static let configure = CGSize(75, thirds(61))
  /// "Subtitle" in 13 points, at scale 3.
  static let subtitle = CGSize(thirds(140), thirds(47))
  /// "Sub" in 13 points, at scale 3.
  static let sub = CGSize(thirds(71), thirds(47))
  /// "Go" in 17 points, at scale 3.
  static let go = CGSize(22, thirds(61))
  /// "A rather long button title here" in 17 points, at scale 3.
  static let long = CGSize(thirds(671), thirds(61))

  /// Returns a title in a button of the size medium at scale 3.
  ///
  /// > Seen: fact g1 for the insets and the padding.
  static func medium(_ title: CGSize = .zero, in size: CGSize = .zero) -> Self {
    var layout = Self(bounds: CGRect(origin: .zero, size: size), grid: PixelGrid(scale: 3))
    layout.contentInsets = EdgeInsets(7, 12, 7, 12)
    layout.titlePadding = 1
    layout.titleSize = title
    return layout
  }

  /// Returns a title "Go" with the symbol `star.fill`.
  ///
  /// > Seen: fact g13: the image view is 28×26.667, and its alignment rectangle is as high as the title.
  static func star(_ placement: Edge, padding: CGFloat = 0) -> Self {
    var layout = medium(go)
    layout.imageSize = CGSize(28, thirds(80))
    layout.imageAlignmentInsets = EdgeInsets(thirds(11), 0, thirds(8), 0)
    layout.imagePlacement = placement
    layout.imagePadding = padding
    return layout
  }

  var fitted: Self {
    var layout = self
    layout.bounds.size = size
    return layout
  }

  var imageAlignmentRect: CGRect { imageRect.inset(by: imageAlignmentInsets) }
}
