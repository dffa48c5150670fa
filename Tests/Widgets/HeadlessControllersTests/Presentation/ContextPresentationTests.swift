import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Presentations over a child controller, beside whose view others lie.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Presentations in a context` {
  private let scene = ControllerScene()
  private let child: LoggingController
  private let cover = View()
  private let presented = ViewController()

  init() {
    child = scene.controller("child")
    scene.root.embed(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    child.definesPresentationContext = true
    scene.root.view.addSubview(cover)
    scene.screen.flush()
  }

  @Test func `the presented view is directly above the view of the context, below its siblings`() throws {
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented)
    let container = try #require(scene.root.view.subviews.dropFirst().first)
    expectEqual(scene.root.view.subviews, [child.view, container, cover])
    #expect(presented.view.isDescendant(of: container) && container.frame == child.view.frame)
  }

  @Test func `the view of the context returns to its place, and has followed a new size in both directions`() {
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.modalPresentationStyle = .currentContext
    child.present(presented)
    expectNil(child.view.superview)
    let size = scene.root.view.bounds.size
    scene.root.view.frame.size = CGSize(width: size.width + 30, height: size.height + 50)
    child.dismiss()
    expectEqual(scene.root.view.subviews, [child.view, cover])
    expectEqual(child.view.frame, CGRect(x: 10, y: 20, width: 130, height: 250))
  }

  @Test func `a view of a context that was removed once keeps its new frame after a presentation over it`() {
    for style in [ModalPresentationStyle.currentContext, .overCurrentContext] {
      presented.modalPresentationStyle = style
      child.present(presented)
      child.dismiss()
      child.view.frame.origin.x += 5
    }
    expectEqual(child.view.frame, CGRect(x: 20, y: 20, width: 100, height: 200))
    child.present(presented)
    child.dismiss()
    expectEqual(child.view.frame.minX, 20)
  }

  @Test(arguments: [false, true]) func `the context may determine the style of the transition`(provides: Bool) {
    presented.modalPresentationStyle = .overCurrentContext
    presented.modalTransitionStyle = .coverVertical
    child.modalTransitionStyle = .crossDissolve
    child.providesPresentationContextTransitionStyle = provides
    child.present(presented, animated: true)
    scene.screen.advance(by: 0.2)
    let shown = presented.view.layer.presentation()
    expectEqual((shown?.opacity ?? 1) < 1, provides)
    scene.screen.advance(by: 1)
    #expect(presented.view.alpha == 1 && !presented.isBeingPresented)
  }
}
