import Foundation

/// A curve as a drawing, for light and for dark pages.
struct CurvePlot {
  private static let size = (width: 800.0, height: 420.0)
  /// The margins around the axes; the right one contains the names of the lines.
  private static let edges = (top: 56.0, left: 84.0, bottom: 56.0, right: 224.0)
  /// The least distance of two names of lines.
  private static let lineHeight = 18.0

  private let curve: Curve
  private let across: PlotScale
  private let up: PlotScale

  /// Creates the drawing of a curve.
  init(_ curve: Curve) {
    self.curve = curve
    let points = curve.series.flatMap(\.points)
    across = PlotScale(
      points.map(\.x), isLogarithmic: curve.across.isLogarithmic, from: Self.edges.left,
      to: Self.size.width - Self.edges.right)
    up = PlotScale(
      points.map(\.y), isLogarithmic: curve.up.isLogarithmic, from: Self.size.height - Self.edges.bottom,
      to: Self.edges.top)
  }

  /// The drawing as SVG.
  var svg: String {
    let (width, height) = (Self.size.width, Self.size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short) \(height.short)" \
      width="\(width.short)" height="\(height.short)" role="img" aria-label="\(curve.title.escaped)">
      <style>\(Self.style)</style>
      <rect class="page" width="100%" height="100%"/>
      \(text(curve.title, x: Self.edges.left, y: 28, "title"))
      \((grid + labels + lines + names).joined(separator: "\n"))
      </svg>

      """
  }

  /// The colors of a page in light and dark appearance; the colors of the lines differ also for red-green color
  /// blindness.
  private static let style = """

    text { font: 13px system-ui, sans-serif; fill: #3d444d }
    .page { fill: #ffffff } .title { font-weight: 600; font-size: 15px; fill: #1f2328 }
    .grid { stroke: #d8dee4; stroke-width: 1 } .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
    .s0 { stroke: #0969da } .s1 { stroke: #bc4c00 } .s2 { stroke: #1a7f5a }
    .d0 { fill: #0969da } .d1 { fill: #bc4c00 } .d2 { fill: #1a7f5a }
    @media (prefers-color-scheme: dark) {
      text { fill: #b7bdc8 } .page { fill: #0d1117 } .title { fill: #f0f6fc } .grid { stroke: #30363d }
      .s0 { stroke: #58a6ff } .s1 { stroke: #f0883e } .s2 { stroke: #56d4a0 }
      .d0 { fill: #58a6ff } .d1 { fill: #f0883e } .d2 { fill: #56d4a0 }
    }

    """

  // MARK: Axes

  private var grid: [String] {
    across.ticks.map { tick in
      line(from: (across.position(of: tick), up.start), to: (across.position(of: tick), up.end))
        + text(tick.axisLabel, x: across.position(of: tick), y: up.start + 20, anchor: "middle")
    }
      + up.ticks.map { tick in
        line(from: (across.start, up.position(of: tick)), to: (across.end, up.position(of: tick)))
          + text(tick.axisLabel, x: across.start - 8, y: up.position(of: tick) + 4.5, anchor: "end")
      }
  }

  private var labels: [String] {
    [
      text(curve.across.label, x: (across.start + across.end) / 2, y: Self.size.height - 14, anchor: "middle"),
      text(curve.up.label, x: across.start, y: 46),
    ]
  }

  // MARK: Lines

  private var lines: [String] {
    curve.series.enumerated().map { index, series in
      let points = series.points.map { (across.position(of: $0.x), up.position(of: $0.y)) }
      let path = points.map { "\($0.0.short),\($0.1.short)" }.joined(separator: " ")
      let dots = points.map {
        "<circle class=\"d\(index % 3)\" cx=\"\($0.0.short)\" cy=\"\($0.1.short)\" r=\"3\"/>"
      }
      return "<polyline class=\"line s\(index % 3)\" points=\"\(path)\"/>" + dots.joined()
    }
  }

  /// The name of each line at its end, moved down where it would overlap another.
  private var names: [String] {
    let ends = curve.series.enumerated()
      .map { index, series in (index, series.name, up.position(of: series.points.last?.y ?? 0)) }
      .sorted { $0.2 < $1.2 }
    var free = 0.0
    return ends.map { index, name, preferredY in
      let y = max(preferredY, free)
      free = y + Self.lineHeight
      let x = across.end + 14
      return "<circle class=\"d\(index % 3)\" cx=\"\(x.short)\" cy=\"\(y.short)\" r=\"5\"/>"
        + text(name, x: x + 11, y: y + 4.5)
    }
  }

  // MARK: Elements

  private func line(from: (Double, Double), to: (Double, Double)) -> String {
    "<line class=\"grid\" x1=\"\(from.0.short)\" y1=\"\(from.1.short)\" x2=\"\(to.0.short)\" y2=\"\(to.1.short)\"/>"
  }

  private func text(_ text: String, x: Double, y: Double, _ style: String = "", anchor: String = "start") -> String {
    "<text class=\"\(style)\" x=\"\(x.short)\" y=\"\(y.short)\" text-anchor=\"\(anchor)\">\(text.escaped)</text>"
  }
}

extension Double {
  /// The position, rounded to a tenth of a pixel.
  fileprivate var short: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// A number at an axis: `0.1`, `20`, `100 000`.
  fileprivate var axisLabel: String {
    let nearest = rounded()
    return abs(self - nearest) < 1e-9 * max(nearest, 1) ? Int(nearest).grouped : String(format: "%g", self)
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
