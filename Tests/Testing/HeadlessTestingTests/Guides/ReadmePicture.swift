import HeadlessKit
import HeadlessTesting

/// The picture at the top of `README.md`.
@MainActor
enum ReadmePicture {
  /// Returns the picture: a headline, three stacked buttons with their rectangles, and a filled button.
  static func svg() -> String {
    Screen.withMain(Screen(scale: 2, era: .iOS26)) {
      let card = View(frame: CGRect(x: 0, y: 0, width: 376, height: 124))
      let headline = Label(frame: CGRect(x: 16, y: 14, width: 344, height: 22))
      headline.text = "A weekend by the sea"
      headline.font = .boldSystemFont(ofSize: 17)
      card.addSubview(headline)
      for (index, (title, path)) in [("Like", heart), ("Share", arrow), ("Keep", bookmark)].enumerated() {
        let button = StackedButton(type: .system)
        button.frame = CGRect(x: 16 + 88 * CGFloat(index), y: 54, width: 80, height: 52)
        button.setImage(icon(path), for: .normal)
        button.setTitle(title, for: .normal)
        button.titleLabel?.textAlignment = .center
        card.addSubview(button)
      }
      let book = Button(configuration: .filled())
      book.configuration?.title = "Book"
      book.frame = CGRect(x: 288, y: 58, width: 72, height: 44)
      card.addSubview(book)
      var options = SVG.Options()
      options.background = .white
      options.scale = 2
      options.title = "Three stacked buttons with dashed lines around their images and titles, and a filled button"
      return card.svg(guides: [.imageRect, .titleRect], options: options)
    }
  }

  /// A button of 80×52 points with an image of 24×24 above its title.
  private final class StackedButton: Button {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: (contentRect.width - 24) / 2, y: 0, width: 24, height: 24)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 24 + 8, width: contentRect.width, height: 20)
    }
  }

  private static func icon(_ path: BezierPath) -> Image {
    ImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      Color.black.setFill()
      path.fill()
    }
  }

  private static var heart: BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: 12, y: 21))
    path.addCurve(
      to: CGPoint(x: 12, y: 6), controlPoint1: CGPoint(x: -5, y: 10), controlPoint2: CGPoint(x: 6, y: -3))
    path.addCurve(
      to: CGPoint(x: 12, y: 21), controlPoint1: CGPoint(x: 18, y: -3), controlPoint2: CGPoint(x: 29, y: 10))
    path.close()
    return path
  }

  private static var arrow: BezierPath {
    polygon([(12, 3), (18, 9), (13.5, 9), (13.5, 21), (10.5, 21), (10.5, 9), (6, 9)])
  }

  private static var bookmark: BezierPath { polygon([(6, 3), (18, 3), (18, 21), (12, 16), (6, 21)]) }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> BezierPath {
    let path = BezierPath()
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: x, y: y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
