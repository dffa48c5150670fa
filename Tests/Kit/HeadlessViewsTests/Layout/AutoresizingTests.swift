import HeadlessKit
import HeadlessTesting

/// The effect of a superview's new size on a subview, along x and along y.
///
/// A row names the three components of the axis before, the new length of the superview, and start and length after it.
@MainActor @Suite("Autoresizing arithmetic", .reportsIssuesAsFailures) struct AutoresizingTests {
  struct Flexible: OptionSet, Sendable {
    let rawValue: Int
    static let before = Flexible(rawValue: 1)
    static let length = Flexible(rawValue: 2)
    static let after = Flexible(rawValue: 4)

    // The members of x have the first three bits, those of y the next.
    var alongX: View.AutoresizingMask { View.AutoresizingMask(rawValue: UInt(rawValue)) }
    var alongY: View.AutoresizingMask { View.AutoresizingMask(rawValue: UInt(rawValue) << 3) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mask: Flexible
    /// The margin before, the length, the margin after.
    var parts: (CGFloat, CGFloat, CGFloat) = (10, 20, 70)
    let room, start, length: CGFloat
    init(
      _ name: String, _ mask: Flexible, _ parts: (CGFloat, CGFloat, CGFloat) = (10, 20, 70), to room: CGFloat,
      start: CGFloat, length: CGFloat
    ) {
      testDescription = name
      (self.mask, self.parts, self.room, self.start, self.length) = (mask, parts, room, start, length)
    }
  }

  nonisolated static let rows = [
    Row("nothing follows", [], to: 200, start: 10, length: 20),
    Row("the margin before absorbs all", .before, to: 200, start: 10 + 100, length: 20),
    Row("the margin after absorbs all", .after, to: 200, start: 10, length: 20),
    Row("the length absorbs all", .length, to: 200, start: 10, length: 20 + 100),
    Row("both margins, 10 to 70", [.before, .after], to: 200, start: 10 + 100 * 10 / 80, length: 20),
    Row(
      "both margins, equal ones: stays in the middle", [.before, .after], (40, 20, 40), to: 200, start: 90, length: 20),
    Row("length and the margin after, 20 to 70", [.length, .after], to: 190, start: 10, length: 20 + 90 * 20 / 90),
    Row("length and the margin before, 20 to 10", [.before, .length], to: 130, start: 10 + 10, length: 20 + 20),
    Row("all three: everything doubles", [.before, .length, .after], to: 200, start: 20, length: 40),
    Row("all three, smaller: everything halves", [.before, .length, .after], to: 50, start: 5, length: 10),
    Row("all three by a fraction", [.before, .length, .after], to: 33, start: 3.3, length: 6.6),
    Row("nothing is rounded", .length, to: 100.25, start: 10, length: 20.25),
    Row("the length shrinks to zero", .length, (10, 80, 10), to: 20, start: 10, length: 0),
    Row("the length is never negative", .length, (10, 80, 10), to: 0, start: 10, length: 0),
    Row("the margin before becomes negative", .before, to: 0, start: 10 - 100, length: 20),
    Row(
      "the margin before absorbs the rest of the length", [.before, .length], (20, 70, 10), to: 0,
      start: 20 - (100 - 70), length: 0),
    Row("all three to zero", [.before, .length, .after], to: 0, start: 0, length: 0),
    Row("from zero a length absorbs all", .length, (0, 0, 0), to: 100, start: 0, length: 100),
    Row("from zero all three share equally", [.before, .length, .after], (0, 0, 0), to: 90, start: 30, length: 30),
    Row("from zero both margins share equally", [.before, .after], (0, 0, 0), to: 90, start: 45, length: 0),
    Row(
      "margins of nothing have no share beside a length", [.before, .length, .after], (0, 50, 0), to: 60,
      start: 0, length: 60),
    Row("a margin that sticks out has no share", [.length, .after], (10, 100, -10), to: 200, start: 10, length: 200),
    Row(
      "margins that both stick out share equally", [.before, .after], (-10, 120, -10), to: 140, start: 10, length: 120),
  ]

  @Test(arguments: rows, [LayoutAxis.horizontal, .vertical])
  func `the flexible components of an axis absorb a new length, and the other axis stays`(row: Row, axis: LayoutAxis) {
    func rect(_ start: CGFloat, _ length: CGFloat, across: (start: CGFloat, length: CGFloat)) -> CGRect {
      axis == .horizontal
        ? CGRect(x: start, y: across.start, width: length, height: across.length)
        : CGRect(x: across.start, y: start, width: across.length, height: length)
    }
    let parent = View(frame: rect(0, row.parts.0 + row.parts.1 + row.parts.2, across: (0, 40)))
    let child = parent.adding(View(frame: rect(row.parts.0, row.parts.1, across: (3, 4))))
    child.autoresizingMask = axis == .horizontal ? row.mask.alongX : row.mask.alongY
    parent.bounds.size = rect(0, row.room, across: (0, 40)).size
    let frame = child.frame
    let (x, y) = ((frame.minX, frame.width), (frame.minY, frame.height))
    let (along, across) = axis == .horizontal ? (x, y) : (y, x)
    #expect(abs(along.0 - row.start) < 1e-9 && abs(along.1 - row.length) < 1e-9, "\(frame)")
    #expect(across == (3, 4))
  }

  @Test func `to zero and back: fixed components stay, one that shrank to zero absorbs all`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = .zero
    expectEqual(child.frame, CGRect(x: 10, y: 10, width: 0, height: 0))
    parent.frame.size = CGSize(width: 100, height: 100)
    expectEqual(child.frame, CGRect(x: 10, y: 10, width: 100, height: 100), "the 20 that did not fit are forgotten")
  }

  @Test func `raw values are UIKit's`() {
    let masks: [View.AutoresizingMask] = [
      [], .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    expectEqual(masks.map(\.rawValue), [0, 1, 2, 4, 8, 16, 32])
  }
}
