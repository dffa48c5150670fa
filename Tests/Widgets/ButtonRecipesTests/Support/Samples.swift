import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// The sizes that the tests of this folder compute with.
enum Sample {
  /// "title" is 50×10, "sub" 30×8, "wide" 300×10.
  static let texts = RecordedTextMeasurer([
    "title": CGSize(width: 50, height: 10), "longer": CGSize(width: 70, height: 10),
    "sub": CGSize(width: 30, height: 8), "wide": CGSize(width: 300, height: 10),
  ])

  /// An image of 30×20 points.
  static let icon = Image(size: CGSize(width: 30, height: 20))
}

extension Trait where Self == ScopeTrait {
  /// Measures with ``Sample/texts``.
  static var sampleTexts: Self { .textMeasurer(Sample.texts) }
}

extension Button {
  /// Creates a button with the sample's image and title, of a size.
  @MainActor
  convenience init(sample width: CGFloat, _ height: CGFloat, title: String? = "title", image: Image? = Sample.icon) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    setTitle(title, for: .normal)
    setImage(image, for: .normal)
  }

  /// The image's frame after layout.
  var imageFrame: CGRect {
    layoutIfNeeded()
    return imageView?.frame ?? .null
  }

  /// The title's frame after layout.
  var titleFrame: CGRect {
    layoutIfNeeded()
    return titleLabel?.frame ?? .null
  }

  /// Returns the gap between the title and the image, which is at a side of the title, after layout.
  func gap(_ side: ImagePosition) -> CGFloat {
    switch side {
    case .left: titleFrame.minX - imageFrame.maxX
    case .right: imageFrame.minX - titleFrame.maxX
    case .top: titleFrame.minY - imageFrame.maxY
    case .bottom: imageFrame.minY - titleFrame.maxY
    }
  }

  /// Returns whether a change requests a layout of this button, which has no pending one.
  func isMarked(by change: () -> Void) -> Bool {
    layoutIfNeeded()
    change()
    return LayoutTrace.recording(of: self) { layoutIfNeeded() }.calls.contains { $0.method == "layoutSubviews" }
  }
}

extension ImagePosition {
  var isBeside: Bool { self == .left || self == .right }
}

extension ImageLayoutStyle {
  /// The side of the title that the image is at.
  var side: ImagePosition { ([.left, .right, .top, .bottom] as [ImagePosition])[rawValue] }
}
