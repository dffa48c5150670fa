import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Toolbars", .screen(scale: 2), .reportsIssuesAsFailures) struct ToolbarTests {
  private func item() -> BarButtonItem {
    BarButtonItem(image: Image(size: CGSize(width: 24, height: 20)), style: .plain, target: nil, action: nil)
  }

  @Test func `flexible spaces share what the items leave`() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let (a, b, c) = (item(), item(), item())
    toolbar.items = [a, .flexibleSpace(), b, .flexibleSpace(), c]
    toolbar.layoutIfNeeded()
    let rest: CGFloat = 375 - 2 * 8 - 3 * 46
    let middle = 8 + 46 + rest / 2
    #expect([a, b, c].compactMap { $0.itemView?.frame.minX } == [8, middle, 375 - 8 - 46])
  }

  @Test func `items without spaces begin at the leading edge`() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let (a, b) = (item(), item())
    toolbar.items = [a, b]
    toolbar.layoutIfNeeded()
    #expect([a, b].compactMap { $0.itemView?.frame.minX } == [8, 62])
    toolbar.setItems([b], animated: true)
    toolbar.layoutIfNeeded()
    #expect(a.itemView == nil && b.itemView?.frame.minX == 8)
    #expect(toolbar.intrinsicContentSize.height == 44)
  }
}
