import Foundation

/// A gradient between colors; beyond its ends it continues with the first and the last one.
///
/// Straight colors are interpolated, in the sRGB space, and then multiplied by their opacity.
/// > Documented: SVG 1.1, 13.2: `color-interpolation` is sRGB; color and opacity are interpolated separately.
package struct Gradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// The position: 0 is the beginning, 1 the end.
    ///
    /// Positions outside of that are clamped, and are not below an earlier stop's position.
    package var location: CGFloat
    /// The color at the position, not multiplied by its opacity.
    package var color: Bitmap.Pixel

    package init(_ location: CGFloat, _ color: Bitmap.Pixel) {
      self.location = location
      self.color = color
    }
  }

  package enum Shape: Hashable, Sendable {
    /// Along a line from its start to its end, and the same across.
    case linear(start: CGPoint, end: CGPoint)
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Once around a point, from an angle on, in radians from the x axis toward the y axis.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var shape: Shape
  /// The colors; a gradient without colors is clear.
  package var stops: [Stop]

  package init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// The stops in order, within 0 to 1.
  /// > Documented: SVG 1.1, 13.2.4: an offset that is smaller than the one before becomes equal to it.
  private var orderedStops: [(location: Double, color: Bitmap.Pixel)] {
    var last = 0.0
    return stops.map { stop in
      let location = Double(stop.location)
      // A comparison with NaN is false.
      if location > last { last = min(location, 1) }
      return (last, stop.color)
    }
  }

  /// Returns a number of colors from beginning to end, in even steps; clear ones without stops.
  func colors(count: Int) -> [Premultiplied] {
    let stops = orderedStops
    guard let first = stops.first else { return [Premultiplied](repeating: .clear, count: count) }
    var next = 0
    return (0..<count).map { index in
      let location = Double(index) / Double(count - 1)
      while next < stops.count, stops[next].location <= location { next += 1 }
      if next == 0 { return Premultiplied(first.color) }
      let from = stops[next - 1]
      if next == stops.count { return Premultiplied(from.color) }
      let to = stops[next]
      let fraction = (location - from.location) / (to.location - from.location)
      func mix(_ channel: KeyPath<Bitmap.Pixel, UInt8>) -> UInt8 {
        let (low, high) = (Double(from.color[keyPath: channel]), Double(to.color[keyPath: channel]))
        return UInt8((low + (high - low) * fraction).rounded())
      }
      return Premultiplied(mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
    }
  }
}
