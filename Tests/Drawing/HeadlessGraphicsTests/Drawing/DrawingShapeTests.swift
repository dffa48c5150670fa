import HeadlessKit
import HeadlessTesting

@Suite("Shapes, texts and images of drawings", .reportsIssuesAsFailures) struct DrawingShapeTests {
  @Test func `without a radius or a corner a rounded rectangle is a plain one`() {
    expectEqual(DrawingList.Shape.rounded(.sample, radius: 0), .rect(.sample))
    expectEqual(DrawingList.Shape.rounded(.sample, radius: -3), .rect(.sample))
    expectEqual(DrawingList.Shape.rounded(.sample, radius: 3, corners: []), .rect(.sample))
    expectEqual(DrawingList.Shape.rounded(.sample, radius: 3, corners: RectCorner(rawValue: 16)), .rect(.sample))
  }

  @Test func `a radius is at most half the shorter side`() {
    let corners: RectCorner = [.topLeft, .bottomRight]
    let shape = DrawingList.Shape.rounded(.sample, radius: 100, corners: corners)
    expectEqual(shape, .roundedRect(.sample, radius: 30 / 2, corners: corners))
  }

  @Test func `a rounded rectangle's path leaves out its round corners, and no others`() {
    let path = DrawingList.Shape.rounded(.sample, radius: 10, corners: [.topRight, .bottomLeft]).path
    expectEqual(path.boundingBox, .sample)
    #expect(path.contains(CGPoint(x: 10.1, y: 20.1)) && path.contains(CGPoint(x: 39.9, y: 59.9)))
    #expect(!path.contains(CGPoint(x: 39.9, y: 20.1)) && !path.contains(CGPoint(x: 10.1, y: 59.9)))
    #expect(path.contains(CGPoint(x: 30 + 7, y: 30 - 7)), "within ten points of the corner's middle")
  }

  @Test func `the raw values of corners are Apple's`() {
    expectEqual(([.topLeft, .topRight, .bottomLeft, .bottomRight] as [RectCorner]).map(\.rawValue), [1, 2, 4, 8])
    #expect(RectCorner.allCorners.isSuperset(of: [.topLeft, .bottomRight]))
  }

  static let directions: [(text: String, isRightToLeft: Bool)] = [
    ("Back", false), ("חזרה", true), ("رجوع", true), ("1. שלום Back", true), ("1. Back שלום", false), ("123", false),
    ("", false),
  ]

  @Test(arguments: directions) func `a text runs where its first letter runs`(text: String, isRightToLeft: Bool) {
    let run = DrawingList.TextRun(
      text, font: .systemFont(ofSize: 10), color: Color.red.cgColor, origin: .zero, width: 1)
    expectEqual(run.isRightToLeft, isRightToLeft)
  }

  typealias Effect = (effect: ImageTreatment.Effect, opacity: CGFloat, darkness: CGFloat)
  static let effects: [Effect] = [
    (.none, opacity: 1, darkness: 0), (.lightened, opacity: 0.2, darkness: 0),
    (.dimmed, opacity: 0.5, darkness: 0), (.darkened, opacity: 1, darkness: 0.5),
  ]

  @Test(arguments: effects)
  func `an image without pixels is a box in its tint, made faint or dark by its effect`(row: Effect) throws {
    let tint = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let image = DrawingList.ImagePlacement(Image(), in: .sample, tint: tint, effect: row.effect)
    let commands = image.placeholder
    func tinted(_ alpha: CGFloat) -> DrawingList.Paint {
      .color(CGColor(red: 1, green: 0.5, blue: 0, alpha: alpha * row.opacity))
    }
    expectEqual(commands.first, .fill(.rect(.sample), tinted(0.35)))
    guard case .stroke(.path(let lines, _), let paint, let style) = commands[1] else {
      Issue.record("no lines: \(commands)")
      return
    }
    #expect(paint == tinted(1) && style.width == 1)
    expectEqual(lines.boundingBox, CGRect.sample.insetBy(dx: 0.5, dy: 0.5))
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: row.darkness)
    expectEqual(Array(commands.dropFirst(2)), row.darkness > 0 ? [.fill(.rect(.sample), .color(black))] : [])
  }
}
