import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Guides", .reportsIssuesAsFailures) struct DrawingGuidesTests {
  private func rects(_ list: DrawingList) -> [CGRect] {
    list.commands.compactMap { command in
      if case .stroke(.rect(let rect), _, let style) = command, !style.dashes.isEmpty { rect } else { nil }
    }
  }

  @Test func `the bounds of every visible view are dashed, in the root's coordinates`() {
    let view = View(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let shown = view.adding(View(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    shown.alpha = 0.5
    view.adding(View(frame: CGRect(x: 1, y: 1, width: 2, height: 2))).isHidden = true
    let list = view.guides(.bounds)
    #expect(rects(list) == [view.bounds, shown.frame] && list.commands.count == 2)
    #expect(view.guides([]).isEmpty)
  }

  final class Generous: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      bounds.insetBy(dx: -10, dy: 4).contains(point)
    }
  }

  @Test func `a hit area is every point that is inside, however large`() {
    let view = Generous(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    expectEqual(rects(view.guides(.hitArea)), [CGRect(x: -10, y: 4, width: 40 + 20, height: 20 - 8)])
    expectEqual(rects(View(frame: view.frame).guides(.hitArea)), [view.frame])
    let huge = View(frame: CGRect(x: 0, y: 0, width: 10, height: 1e18))
    expectEqual(rects(huge.guides(.hitArea)).first?.height, huge.bounds.height)
    view.isUserInteractionEnabled = false
    #expect(view.guides(.hitArea).isEmpty)
  }

  @Test func `a button shows the rectangles of its hooks, an image's only where there is one`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    expectEqual(rects(button.guides(.contentRect)), [CGRect(x: 10, y: 0, width: 90, height: 40)])
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    expectEqual(rects(button.guides([.imageRect, .titleRect])), [button.imageRect(forContentRect: content)])
    button.setTitle("Go", for: .normal)
    expectEqual(rects(button.guides(.titleRect)), [button.titleRect(forContentRect: content)])
    expectEqual(rects(button.guides([.contentRect, .imageRect, .titleRect])).count, 3)
  }
}
