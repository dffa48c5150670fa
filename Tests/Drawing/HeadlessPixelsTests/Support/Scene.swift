import Foundation
import HeadlessGeometry
import HeadlessPixels

/// A picture of 160×120 pixels that is drawn here and, from an SVG of the same name in `Fixtures/librsvg`, by librsvg.
struct Scene: Sendable {
  let name: String
  let draw: @Sendable (inout Canvas) -> Void

  /// Paints the scene on white.
  func bitmap() throws -> Bitmap {
    var canvas = try Canvas(width: 160, height: 120)
    canvas.fill(Outline(rect: CGRect(x: 0, y: 0, width: 160, height: 120)), with: .color(.white))
    draw(&canvas)
    return canvas.bitmap
  }
}

extension Bitmap.Pixel {
  static let sky = Bitmap.Pixel(red: 0, green: 122, blue: 255)
  static let ruby = Bitmap.Pixel(red: 255, green: 59, blue: 48)
  static let leaf = Bitmap.Pixel(red: 52, green: 199, blue: 89)
  static let amber = Bitmap.Pixel(red: 255, green: 149, blue: 0)
}

/// Returns a point, shorter to write.
func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a rectangle, shorter to write.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension Outline {
  /// Creates an outline of lines from point to point.
  init(lines points: [CGPoint], isClosed: Bool = false) {
    self.init(
      points.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) }
        + (isClosed ? [.close] : []))
  }

  /// Returns a star of five points that crosses itself.
  static func star(_ center: CGPoint, _ radius: CGFloat) -> Outline {
    Outline(
      lines: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        return at(center.x + radius * CGFloat(cos(Double(angle))), center.y + radius * CGFloat(sin(Double(angle))))
      }, isClosed: true)
  }
}

extension Bitmap {
  /// Returns a small picture of colored fields, 8×8 pixels.
  static func fields() throws -> Bitmap {
    var bitmap = try Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 {
        bitmap[x, y] = Pixel(red: UInt8(x * 36), green: UInt8(y * 36), blue: (x + y) % 2 == 0 ? 255 : 0)
      }
    }
    bitmap[0, 0] = .clear
    return bitmap
  }
}
