import HeadlessKit
import HeadlessTesting

@Suite("Refused drawings") struct DrawingRefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let draw: @Sendable (DrawingContext) -> Void
    init(_ member: String, _ draw: @escaping @Sendable (DrawingContext) -> Void) {
      (testDescription, self.draw) = (member, draw)
    }
  }

  static let odd = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
  static let endless = CGPoint(x: CGFloat.infinity, y: 0)
  static let black = Color.black.cgColor
  static let rows = [
    Row("fill(_:with:)") { $0.fill(.rect(odd), with: .red) },
    Row("fill(_:with:)") { $0.fill(.roundedRect(.sample, radius: .nan, corners: .allCorners), with: .red) },
    Row("fill(_:with:)") {
      $0.fill(.rect(.sample), with: .gradient(.init(.linear(start: .zero, end: endless), stops: [])))
    },
    Row("fill(_:with:)") {
      $0.fill(.rect(.sample), with: .gradient(.init(.conic(center: .zero, angle: .nan), stops: [])))
    },
    Row("stroke(_:with:style:)") { $0.stroke(.rect(.sample), with: .red, width: .infinity) },
    Row("stroke(_:with:style:)") {
      $0.stroke(.rect(.sample), with: .color(black), style: .init(width: 1, dashes: [1, .nan]))
    },
    Row("drawShadow(_:of:)") { $0.drawShadow(.init(color: black, radius: .nan), of: .rect(.sample)) },
    Row("draw(_:)") { $0.draw(DrawingList.ImagePlacement(Image(), in: odd)) },
    Row("draw(_:)") {
      $0.draw(DrawingList.TextRun("a", font: .systemFont(ofSize: 10), color: black, origin: endless, width: 1))
    },
    Row("draw(_:)") {
      $0.draw(DrawingList.TextRun("a", font: .systemFont(ofSize: 10), color: black, origin: .zero, width: .nan))
    },
    Row("concatenate(_:)") { $0.translate(x: .nan, y: 0) },
    Row("concatenate(_:)") { $0.concatenate(CGAffineTransform(scaleX: .infinity, y: 1)) },
    Row("clip(to:)") { $0.clip(to: .rect(odd)) },
    Row("beginGroup(alpha:shadow:)") { $0.beginGroup(alpha: .nan) },
    Row("beginGroup(alpha:shadow:)") {
      $0.beginGroup(shadow: .init(color: black, offset: CGSize(width: CGFloat.nan, height: 0), radius: 1))
    },
    // Each number is finite, but the transformed position is not.
    Row("fill(_:with:)") {
      $0.translate(x: 1e308, y: 0)
      $0.fill(.rect(CGRect(x: 1e308, y: 0, width: 1, height: 1)), with: .red)
    },
    Row("fill(_:with:)") {
      $0.translate(x: 1e308, y: 0)
      $0.fill(.path(CGPath(rect: CGRect(x: 1e308, y: 0, width: 1, height: 1)), .winding), with: .red)
    },
    Row("concatenate(_:)") {
      $0.translate(x: 1e308, y: 0)
      $0.translate(x: 1e308, y: 0)
    },
  ]

  @Test(arguments: rows) func `a number that is not finite is reported, and nothing is drawn`(row: Row) {
    let commands = expectReport(
      "DrawingContext.\(row.testDescription): a number is not finite, or becomes so on the sheet; nothing was drawn. "
        + "Give finite numbers of points."
    ) {
      DrawingList.recorded { context in
        row.draw(context)
        context.restoreState()
      }
    }
    expectEqual(commands, [])
  }

  @Test func `components of colors are clamped to those of a screen`() {
    let wild = CGColor(red: -1, green: 0, blue: 2, alpha: 1e300)
    let commands = DrawingList.recorded { $0.fill(.rect(.sample), with: .color(wild)) }
    expectEqual(commands, [.fill(.rect(.sample), .color(CGColor(red: 0, green: 0, blue: 1, alpha: 1)))])
  }

  @Test func `stops of a gradient rise from 0 to 1`() {
    func gradient(_ places: [CGFloat]) -> DrawingList.Gradient {
      .init(.conic(center: .zero, angle: 0), stops: places.map { .init($0, Self.black) })
    }
    let commands = DrawingList.recorded {
      $0.fill(.rect(.sample), with: .gradient(gradient([-1, 0.5, 0.25, .nan, 7])))
    }
    expectEqual(commands, [.fill(.rect(.sample), .gradient(gradient([0, 0.5, 0.5, 0.5, 1])))])
  }

  @Test(arguments: [[], [0, 0], [1, -1]] as [[CGFloat]])
  func `dashes that make no line are left out`(pattern: [CGFloat]) {
    let commands = DrawingList.recorded {
      $0.stroke(.rect(.sample), with: .color(Self.black), style: .init(width: 1, dashes: pattern))
    }
    expectEqual(commands, [.stroke(.rect(.sample), .color(Self.black), .init(width: 1))])
  }

  @Test func `a negative size and a corner that does not fit are made good`() {
    let commands = DrawingList.recorded { context in
      context.fill(.rect(CGRect(x: 40, y: 60, width: -30, height: -40)), with: .red)
      context.fill(.roundedRect(.sample, radius: 99, corners: .allCorners), with: .red)
    }
    let round = DrawingList.Shape.roundedRect(
      .sample, radius: 30 / 2, corners: [.topLeft, .topRight, .bottomLeft, .bottomRight])
    expectEqual(commands, [.fill(.sample), .fill(round, .color(Color.red.cgColor))])
  }

  @Test func `a sheet that is not finite is empty`() {
    expectEqual(DrawingList(bounds: Self.odd).bounds, .zero)
  }
}
