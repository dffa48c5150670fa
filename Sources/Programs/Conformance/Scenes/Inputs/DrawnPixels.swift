import UIKit

/// The pixels of a view as the system draws it, three to a point.
struct DrawnPixels {
  private static let scale: CGFloat = 3
  private let bytes: Data
  private let bytesPerRow: Int
  private let width: Int
  private let height: Int
  /// Whether the system drew all views.
  let isComplete: Bool

  /// Draws a view and all below it over a color.
  @MainActor init?(of view: UIView, over background: UIColor) {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    if bounds.isEmpty { return nil }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque, format.preferredRange) = (Self.scale, true, .standard)
    var isComplete = false
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
      background.setFill()
      context.fill(bounds)
      isComplete = view.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    // A context of a known layout, as the order of an image's bytes is the system's.
    guard let drawn = image.cgImage,
      let context = CGContext(
        data: nil, width: drawn.width, height: drawn.height, bitsPerComponent: 8, bytesPerRow: drawn.width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(drawn, in: CGRect(x: 0, y: 0, width: drawn.width, height: drawn.height))
    guard let copy = context.makeImage(), let data = copy.dataProvider?.data else { return nil }
    bytes = Data(referencing: data as NSData)
    self.isComplete = isComplete
    (bytesPerRow, width, height) = (copy.bytesPerRow, copy.width, copy.height)
  }

  /// Returns the red, green and blue of a pixel, from 0 to 255; black outside.
  func color(column: Int, row: Int) -> [Double] {
    let start = row * bytesPerRow + column * 4
    guard (0..<width).contains(column), (0..<height).contains(row), start + 2 < bytes.count else { return [0, 0, 0] }
    return (0..<3).map { Double(bytes[start + $0]) }
  }

  func color(at point: CGPoint) -> [Double] {
    color(column: Int(point.x * Self.scale), row: Int(point.y * Self.scale))
  }

  /// Returns the stretches of pixels of a kind from the left to the right: the start and the length of each, in points.
  func stretches(atHeight y: CGFloat, where isCounted: ([Double]) -> Bool) -> [Double] {
    let row = Int(y * Self.scale)
    return Self.stretches((0..<width).map { isCounted(color(column: $0, row: row)) })
  }

  /// Returns the stretches of pixels of a kind from the top to the bottom.
  func stretches(atWidth x: CGFloat, where isCounted: ([Double]) -> Bool) -> [Double] {
    let column = Int(x * Self.scale)
    return Self.stretches((0..<height).map { isCounted(color(column: column, row: $0)) })
  }

  private static func stretches(_ flags: [Bool]) -> [Double] {
    var (result, start) = ([Double](), Int?.none)
    for (index, flag) in (flags + [false]).enumerated() {
      if flag, start == nil { start = index }
      if !flag, let first = start {
        result += [Double(first) / Double(scale), Double(index - first) / Double(scale)]
        start = nil
      }
    }
    return result
  }

  /// Returns whether a color is rather red, as opposed to green, blue, black and white.
  static func isRed(_ color: [Double]) -> Bool { color[0] > 127 && color[1] < 128 && color[2] < 128 }

  static func isBlue(_ color: [Double]) -> Bool { color[2] > 127 && color[0] < 128 && color[1] < 128 }

  static func isGreen(_ color: [Double]) -> Bool { color[1] > 127 && color[0] < 128 && color[2] < 128 }

  static func isLight(_ color: [Double]) -> Bool { color[0] > 50 }
}
