import HeadlessKit

extension PictureScene {
  /// 24×16 pixels: colors that change, with a clear corner.
  static let photo: Image = {
    var bytes: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<24 { bytes += [UInt8(x * 10), UInt8(y * 15), UInt8(255 - x * 8), x + y < 6 ? 0 : 255] }
    }
    return (try? Bitmap(width: 24, height: 16, bytes: bytes)).map { Image(bitmap: $0, scale: 1) } ?? Image()
  }()

  /// A plate of 12×12 points with a frame of 4 and a pattern inside.
  static let plate: Image = {
    var bytes: [UInt8] = []
    for y in 0..<24 {
      for x in 0..<24 {
        let isFrame = min(x, y, 23 - x, 23 - y) < 4
        let isDark = (x / 2 + y / 2) % 2 == 0
        bytes += isFrame ? [40, 90, 200, 255] : isDark ? [240, 200, 80, 255] : [255, 240, 200, 255]
      }
    }
    return (try? Bitmap(width: 24, height: 24, bytes: bytes)).map { Image(bitmap: $0, scale: 2) } ?? Image()
  }()

  private static func image(
    _ name: String, _ image: Image, _ change: @escaping @MainActor @Sendable (ImageView) -> Void = { _ in }
  ) -> PictureScene {
    PictureScene(name) { sheet in
      let view = sheet.adding(ImageView(image: image))
      view.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
      change(view)
    }
  }

  private static let caps = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)

  static let images = [
    image("image pixel on pixel", photo) { $0.frame = CGRect(x: 10, y: 10, width: 12, height: 8) },
    image("image, enlarged", photo) { $0.contentMode = .scaleToFill },
    image("image, fitted", photo) { $0.contentMode = .scaleAspectFit },
    image("image, filling and cut", photo) { view in
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.layer.cornerRadius = 12
    },
    image("image in a corner", photo) { $0.contentMode = .bottomRight },
    image("image, made smaller", photo) { $0.frame = CGRect(x: 10, y: 10, width: 6, height: 4) },
    image("template image", photo.withRenderingMode(.alwaysTemplate)) { $0.tintColor = .systemPink },
    image("image in its own tint", photo.withTintColor(.systemGreen.withAlphaComponent(0.7))),
    image("mirrored image", photo.withHorizontallyFlippedOrientation()),
    image("turned image", photo) { $0.transform = CGAffineTransform(rotationAngle: 0.3) },
    image("stretched caps", plate.resizableImage(withCapInsets: caps, resizingMode: .stretch)),
    image("tiled caps", plate.resizableImage(withCapInsets: caps)),
    image("tiles without caps", plate.resizableImage(withCapInsets: .zero)),
    image("tinted tiles", plate.resizableImage(withCapInsets: caps).withTintColor(.systemTeal)),
    image("placeholder", Image(size: CGSize(width: 40, height: 30))) { $0.contentMode = .center },
    image("tinted placeholder", Image(size: CGSize(width: 40, height: 30)).withTintColor(.red)),
  ]
}
