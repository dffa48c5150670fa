import Foundation
import HeadlessGraphics

struct SVGShape {
  let name: String
  let attributes: Markup.Attributes

  init(_ shape: DrawingList.Shape) {
    switch shape {
    case .rect(let rect):
      name = "rect"
      attributes = Self.attributes(of: rect)
    case .roundedRect(let rect, let radius, let corners) where corners.isSuperset(of: Self.four):
      name = "rect"
      attributes = Self.attributes(of: rect) + [("rx", radius.svg)]
    case .roundedRect(let rect, let radius, let corners):
      name = "path"
      attributes = [("d", Self.data(rect, radius, corners))]
    case .path(let path, let rule):
      name = "path"
      attributes = [("d", path.svgData)] + (rule == .evenOdd ? [("fill-rule", "evenodd")] : [])
    }
  }

  private static let four: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Returns a rectangle as a shape: its position is 0 unless stated.
  private static func attributes(of rect: CGRect) -> Markup.Attributes {
    area(rect).filter { !["x", "y"].contains($0.name) || $0.value != "0" }
  }

  /// Returns a rectangle as the region of a mask, a filter or an image.
  static func area(_ rect: CGRect) -> Markup.Attributes {
    [("x", rect.minX.svg), ("y", rect.minY.svg), ("width", rect.width.svg), ("height", rect.height.svg)]
  }

  /// Returns the path data of a rectangle with some corners rounded, clockwise from the top left.
  private static func data(_ rect: CGRect, _ radius: CGFloat, _ corners: RectCorner) -> String {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func rounding(_ corner: RectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    func arc(_ corner: RectCorner, _ x: CGFloat, _ y: CGFloat) -> String {
      corners.contains(corner) ? "A\(radius.svg) \(radius.svg) 0 0 1 \(x.svg) \(y.svg)" : ""
    }
    return "M\((left + rounding(.topLeft)).svg) \(top.svg)"
      + "H\((right - rounding(.topRight)).svg)" + arc(.topRight, right, top + radius)
      + "V\((bottom - rounding(.bottomRight)).svg)" + arc(.bottomRight, right - radius, bottom)
      + "H\((left + rounding(.bottomLeft)).svg)" + arc(.bottomLeft, left, bottom - radius)
      + "V\((top + rounding(.topLeft)).svg)" + arc(.topLeft, left + radius, top) + "Z"
  }
}

extension CGPath {
  /// The path as the `d` attribute of an SVG path.
  package var svgData: String {
    func list(_ letter: String, _ points: CGPoint...) -> String {
      letter + points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): list("M", end)
      case .line(let end): list("L", end)
      case .quadCurve(let end, let control): list("Q", control, end)
      case .curve(let end, let control1, let control2): list("C", control1, control2, end)
      case .close: "Z"
      }
    }.joined()
  }
}
