import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Rotation", .screen(scale: 2), .reportsIssuesAsFailures) struct ResizingTests {
  final class Reader: ViewController {
    var lines: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("\(Int(view.bounds.width)) to \(Int(size.width)) in \(coordinator.transitionDuration)")
      coordinator.animate(
        alongsideTransition: { _ in self.lines.append("beside \(Int(self.view.bounds.width))") },
        completion: { _ in self.lines.append("completed") })
    }
    override func size(
      forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  @Test func `a rotation notifies the root and its children before the new size, and what is beside it after`() {
    let (root, child) = (Reader(), Reader())
    root.embed(child)
    let window = Window.showing(root)
    window.transition(to: CGSize(width: 667, height: 375), duration: 0.3)
    expectEqual(root.lines, ["375 to 667 in 0.3", "beside 667"])
    expectEqual(child.lines.first, "375 to 333 in 0.3")
    #expect(root.transitionCoordinator != nil && child.transitionCoordinator != nil)
    window.screen.advance(by: 0.3)
    #expect(root.lines.last == "completed" && root.transitionCoordinator == nil)
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func `a presented controller is notified too`() {
    let (root, other) = (Reader(), Reader())
    let window = Window.showing(root)
    root.present(other)
    window.transition(to: CGSize(width: 667, height: 375))
    window.screen.advance(by: 0)
    expectEqual(other.lines, ["375 to 667 in 0.0", "beside 667", "completed"])
    expectEqual(other.view.bounds.width, 667)
  }

  @Test func `a size that is not valid is reported`() {
    let window = Window()
    expectIssue(containing: "Expected a size; got -1.0×10.0") { window.transition(to: CGSize(width: -1, height: 10)) }
    window.transition(to: CGSize(width: 10, height: 20))
    expectEqual(window.frame.size, CGSize(width: 10, height: 20))
  }
}
