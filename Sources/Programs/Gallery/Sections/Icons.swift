import HeadlessInspection
import HeadlessKit

/// The image of most examples: 24×24 points.
@MainActor let icon = Icon.image(of: CGSize(width: 24, height: 24), Icon.color)

@MainActor let otherIcon = Icon.image(of: CGSize(width: 24, height: 24), Icon.otherColor)

/// The image of document 002's experiments: 40×40 points.
@MainActor let photo = Icon.image(of: CGSize(width: 40, height: 40), Icon.color)

/// The image of the facts' worked examples: 10×6 points.
@MainActor let dash = Icon.image(of: CGSize(width: 10, height: 6), Icon.color)

/// The background image of every example that has one: 20×20 points.
@MainActor let plate = plateImage(of: Color(red: 0.85, green: 0.74, blue: 0.58, alpha: 1))

@MainActor let otherPlate = plateImage(of: Color(red: 0.65, green: 0.56, blue: 0.77, alpha: 1))

/// A ring with a dot in it, to draw the images of the examples with.
final class Icon: View {
  static let color = Color(red: 0.85, green: 0.28, blue: 0.06, alpha: 1)
  static let otherColor = Color(red: 0.04, green: 0.48, blue: 0.29, alpha: 1)

  private var color = Icon.color

  static func image(of size: CGSize, _ color: Color) -> Image {
    let view = Icon(frame: CGRect(origin: .zero, size: size))
    view.color = color
    return view.image(scale: 2)
  }

  override func draw(_ rect: CGRect) {
    let width = min(bounds.width, bounds.height) / 8
    let ring = bounds.insetBy(dx: width, dy: width)
    let dot = bounds.insetBy(dx: bounds.width * 3 / 8, dy: bounds.height * 3 / 8)
    DrawingContext.current?.stroke(.path(CGPath(ellipseIn: ring), .winding), with: color, width: width)
    DrawingContext.current?.fill(.path(CGPath(ellipseIn: dot), .winding), with: color)
  }
}

/// Returns an image of one color, for the backgrounds of the examples.
@MainActor private func plateImage(of color: Color) -> Image {
  let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  view.backgroundColor = color
  return view.image(scale: 1)
}
