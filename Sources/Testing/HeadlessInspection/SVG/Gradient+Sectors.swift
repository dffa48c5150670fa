import Foundation
import HeadlessGraphics

extension DrawingList.Gradient {
  /// The number of sectors around a point.
  /// > Assumed: three degrees a sector look smooth.
  private static let sectorCount = 120

  /// Returns sectors around a point, each in one color, that cover a rectangle; each one overlaps the next, so that no
  /// gap is visible between them.
  func sectors(around center: CGPoint, from start: CGFloat, covering rect: CGRect) -> [(data: String, color: CGColor)] {
    if stops.isEmpty { return [] }
    let far = [rect.minX, rect.maxX].flatMap { x in
      [rect.minY, rect.maxY].map { y in hypot(Double(x - center.x), Double(y - center.y)) }
    }
    // The outer side of a sector is a straight line, which is nearer to the center in its middle.
    let radius = CGFloat(far.max() ?? 0) * 1.1 + 1
    let step = 2 * CGFloat.pi / CGFloat(Self.sectorCount)
    // Overlapping translucent sectors would be drawn twice.
    let reach = stops.allSatisfy { $0.color.alpha == 1 } ? CGFloat.pi / 4 : step / 2
    return (0..<Self.sectorCount).map { index in
      let from = start + step * CGFloat(index)
      let overlap = min(reach, step * CGFloat(Self.sectorCount - 1 - index))
      let ends = [from, from + step + overlap].map { angle in
        "\((center.x + radius * CGFloat(cos(Double(angle)))).svg) \((center.y + radius * CGFloat(sin(Double(angle)))).svg)"
      }
      return (
        data: "M\(center.x.svg) \(center.y.svg)L\(ends[0])L\(ends[1])Z",
        color: color(at: (CGFloat(index) + 0.5) / CGFloat(Self.sectorCount))
      )
    }
  }

  private func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops[stops.count - 1].color }
    if next == 0 { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (location - from.location) / (to.location - from.location)
    let components = zip(from.color.rgba, to.color.rgba).map { $0 + ($1 - $0) * fraction }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
