import HeadlessKit
import HeadlessTesting

@Suite("Extents of groups", .reportsIssuesAsFailures) struct DrawingExtentTests {
  let shadow = DrawingList.Shadow(color: Color.black.cgColor, offset: CGSize(width: 5, height: 0), radius: 2)

  @Test func `a group's surface has room for the shadows of the groups in it, its extent also for its own`() {
    func list(_ outer: DrawingList.Shadow?) -> DrawingList {
      DrawingList(bounds: .zero) { context in
        context.beginGroup(alpha: 0.5, shadow: outer)
        context.beginGroup(shadow: shadow)
        context.fill(.rect(.sample), with: .red)
      }
    }
    // Three deviations of two points to each side, five points to the right.
    let around = CGRect(x: 10 + 5 - 6, y: 20 - 6, width: 30 + 12, height: 40 + 12)
    expectEqual(list(shadow).contentExtents, [0: around, 1: .sample])
    expectEqual(list(nil).extents, [0: around, 1: around])
  }

  @Test func `the painted area includes what is beyond the bounds, in a group or not`() {
    let list = DrawingList(bounds: .sample) { context in
      context.fill(.rect(CGRect(x: 0, y: 20, width: 5, height: 5)), with: .red)
      context.concatenate(CGAffineTransform(translationX: 100, y: 0))
      context.beginGroup(shadow: shadow)
      context.fill(.rect(.sample), with: .red)
      context.endGroup()
    }
    expectEqual(list.paintedArea, CGRect(x: 0, y: 20 - 6, width: 100 + 10 + 30 + 5 + 6, height: 40 + 12))
    expectNil(DrawingList(bounds: .sample) { _ in }.paintedArea)
  }

  private func extents(_ body: (DrawingContext) -> Void) -> [Int: CGRect] {
    DrawingList(bounds: .zero, recording: body).extents
  }

  @Test func `a group reaches around all that is painted in it, lines with their width`() {
    let extents = extents { context in
      context.beginGroup(alpha: 0.5)
      context.fill(.rect(.sample), with: .red)
      context.stroke(
        .rect(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(Color.red.cgColor),
        style: .init(width: 4, join: .round))
      context.endGroup()
    }
    expectEqual(extents, [0: CGRect(x: -3, y: -3, width: 10 + 30 + 3, height: 20 + 40 + 3)])
  }

  @Test func `transforms in a group change its extent, those around it do not`() {
    let extents = extents { context in
      context.concatenate(CGAffineTransform(scaleX: 3, y: 3))
      context.beginGroup(alpha: 0.5)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      context.fill(.rect(.sample), with: .red)
    }
    expectEqual(extents, [2: CGRect(x: 10 * 2, y: 20 * 2, width: 30 * 2, height: 40 * 2)])
  }

  @Test func `content that a clip hides is ignored`() {
    let corner = CGRect(x: 0, y: 0, width: 15, height: 25)
    let extents = extents { context in
      context.beginGroup(alpha: 0.5)
      context.clip(to: .rect(corner))
      context.fill(.rect(.sample), with: .red)
    }
    expectEqual(extents, [0: CGRect(x: 10, y: 20, width: 15 - 10, height: 25 - 20)])
  }

  @Test func `a mask's extent clips the masked drawing, and is not painted itself`() {
    let corner = CGRect(x: 0, y: 0, width: 15, height: 25)
    let extents = extents { context in
      context.beginGroup(alpha: 0.5)
      context.clip(toDrawing: { context.fill(.rect(corner), with: .black) })
      context.fill(.rect(.sample), with: .red)
    }
    expectEqual(extents, [0: CGRect(x: 10, y: 20, width: 5, height: 5), 1: corner])
  }
}
