import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Toolbars", .screen(scale: 2), .reportsIssuesAsFailures) struct ToolbarTests {
  private func item() -> BarButtonItem {
    BarButtonItem(image: Image(size: CGSize(width: 24, height: 20)), style: .plain, target: nil, action: nil)
  }

  @Test func `items begin at the leading edge, and flexible spaces share what they leave`() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let (a, b, c) = (item(), item(), item())
    toolbar.layOut { $0.items = [a, b] }
    expectEqual([a, b].compactMap { $0.itemView?.frame.minX }, [8, 62])
    toolbar.layOut { $0.items = [a, .flexibleSpace(), b, .flexibleSpace(), c] }
    let rest: CGFloat = 375 - 2 * 8 - 3 * 46
    let middle = 8 + 46 + rest / 2
    expectEqual([a, b, c].compactMap { $0.itemView?.frame.minX }, [8, middle, 375 - 8 - 46] as [CGFloat])
    toolbar.layOut { $0.setItems([b], animated: true) }
    #expect(a.itemView == nil && b.itemView?.frame.minX == 8)
    expectEqual(toolbar.intrinsicContentSize.height, 44)
  }
}
