import HeadlessKit
import HeadlessTesting

/// The view at a point.
///
/// The tree is `root (200×200) > [back (0, 0, 100, 100), front (50, 50, 100, 100) > child (10, 10, 20, 20)]`.
@MainActor @Suite("Hit testing", .reportsIssuesAsFailures) struct HitTestingTests {
  let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let back = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let front = View(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let child = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() { root.holding(back, front.holding(child)) }

  func name(of view: View?) -> String {
    let names: [(String, View)] = [("root", root), ("back", back), ("front", front), ("child", child)]
    return names.first { $0.1 === view }?.0 ?? "none"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let point: CGPoint
    let hit: String
    let change: @MainActor @Sendable (HitTestingTests) -> Void
    init(
      _ name: String, at x: CGFloat, _ y: CGFloat, hits hit: String,
      _ change: @escaping @MainActor @Sendable (HitTestingTests) -> Void = { _ in }
    ) { (testDescription, point, self.hit, self.change) = (name, CGPoint(x: x, y: y), hit, change) }
  }

  nonisolated static let rows = [
    Row("a view without siblings there", at: 20, 20, hits: "back"),
    Row("overlapping siblings: the front one", at: 95, 95, hits: "front"),
    Row("overlapping siblings after reordering", at: 95, 95, hits: "back") { $0.root.bringSubviewToFront($0.back) },
    Row("a child of the front one", at: 50 + 10 + 5, 50 + 10 + 5, hits: "child"),
    Row("nothing in particular", at: 10, 190, hits: "root"),
    Row("outside the root", at: 201, 10, hits: "none"),
    Row("the near edges", at: 0, 0, hits: "back"),
    Row("the right edge of the root", at: 200, 10, hits: "none"),
    Row("the lower edge of the root", at: 10, 200, hits: "none"),
    Row("just inside the far edges", at: 199.999, 199.999, hits: "root"),
    Row("hidden", at: 65, 65, hits: "back") { $0.front.isHidden = true },
    Row("a hidden child", at: 65, 65, hits: "front") { $0.child.isHidden = true },
    Row("interaction switched off, with all in it", at: 65, 65, hits: "back") {
      $0.front.isUserInteractionEnabled = false
    },
    Row("alpha 0.009", at: 65, 65, hits: "back") { $0.front.alpha = 0.009 },
    Row("alpha 0.01", at: 65, 65, hits: "child") { $0.front.alpha = 0.01 },
    Row("a child outside its parent", at: 10, 150, hits: "root") { $0.child.frame.origin = CGPoint(x: -40, y: 90) },
    Row("a child outside a parent that clips", at: 10, 150, hits: "root") {
      $0.front.clipsToBounds = true
      $0.child.frame.origin = CGPoint(x: -40, y: 90)
    },
    Row("the part of a child that sticks out", at: 155, 65, hits: "root") { $0.child.frame.origin.x = 90 },
    Row("the part of a child that sticks in", at: 145, 65, hits: "child") { $0.child.frame.origin.x = 90 },
    Row("a scrolled parent", at: 50 + 10 - 8, 65, hits: "child") { $0.front.bounds.origin.x = 8 },
    Row("where the child was before scrolling", at: 50 + 10 + 15, 65, hits: "front") { $0.front.bounds.origin.x = 8 },
    Row("a root with a bounds origin, near edge", at: 30, 40, hits: "back") {
      $0.root.bounds.origin = CGPoint(x: 30, y: 40)
    },
    Row("a root with a bounds origin, before it", at: 29, 40, hits: "none") {
      $0.root.bounds.origin = CGPoint(x: 30, y: 40)
    },
    Row("a view turned by 45 degrees: its corner is empty", at: 52, 148, hits: "root") {
      $0.front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    },
    Row("a view turned by 45 degrees: it sticks out below", at: 100, 165, hits: "front") {
      $0.front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    },
    Row("a view squeezed to nothing", at: 100, 100, hits: "root") {
      $0.front.transform = CGAffineTransform(scaleX: 0, y: 0)
    },
    Row("an empty view", at: 65, 65, hits: "back") { $0.front.frame.size = .zero },
    Row("a point that is not a number", at: .nan, 10, hits: "none"),
    Row("a point at infinity", at: .infinity, 10, hits: "none"),
  ]

  @Test(arguments: rows) func `d5 the frontmost view at the point is found`(row: Row) {
    row.change(self)
    expectEqual(name(of: root.hitTest(row.point, with: nil)), row.hit)
  }

  @Test(arguments: [
    (CGPoint(x: 5, y: 7), true), (CGPoint(x: 4.999, y: 7), false), (CGPoint(x: 5, y: 6.999), false),
    (CGPoint(x: 5 + 9.999, y: 7), true), (CGPoint(x: 5 + 10, y: 7), false), (CGPoint(x: 5, y: 7 + 10), false),
  ])
  func `d5 a point is inside from the near edges to before the far ones`(point: CGPoint, isInside: Bool) {
    let view = View(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 5, y: 7)
    expectEqual(view.point(inside: point, with: nil), isInside)
  }
}
