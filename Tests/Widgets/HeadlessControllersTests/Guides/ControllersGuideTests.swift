import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// The code and the numbers of the page `Docs/Controllers.md`.
@MainActor @Suite("Controllers.md", .screen(scale: 2), .reportsIssuesAsFailures) struct ControllersGuideTests {
  final class Panel: ViewController {
    let title1 = Label()
    var isShown = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(title1)
    }

    override func viewDidLayoutSubviews() { title1.frame = view.bounds }
    override func viewDidAppear(_ animated: Bool) { isShown = true }
  }

  @Test func `a root appears as on the page`() {
    let window = Window()
    let panel = Panel()
    window.rootViewController = panel
    window.makeKeyAndVisible()
    #expect(panel.isViewLoaded && !panel.isShown)
    Screen.main.flush()
    #expect(panel.isShown && panel.title1.frame == window.bounds)
  }

  @Test func `a child is added and removed as on the page`() {
    let window = Window()
    let panel = Panel()
    window.rootViewController = panel
    window.makeKeyAndVisible()
    let child = Panel()
    panel.addChild(child)
    panel.view.addSubview(child.view)
    child.didMove(toParent: panel)
    Screen.main.flush()
    #expect(child.isShown)

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil)
  }

  @Test func `a sheet is presented and dismissed as on the page`() {
    let window = Window()
    let panel = Panel()
    window.rootViewController = panel
    window.makeKeyAndVisible()
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    let sheet = Panel()
    panel.present(sheet, animated: true) { print("shown") }
    #expect(panel.presentedViewController === sheet && lines.isEmpty)
    Screen.main.advance(by: 0.5)
    #expect(lines == ["shown"])
    panel.dismiss(animated: false)
    Screen.main.flush()
    #expect(panel.presentedViewController == nil)
  }

  final class Fade: ViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      View.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  final class FadeDelegate: ViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { Fade() }
  }

  @Test func `the animator of the page lasts for its duration`() {
    let window = Window()
    let (panel, other, delegate) = (Panel(), Panel(), FadeDelegate())
    window.rootViewController = panel
    window.makeKeyAndVisible()
    other.transitioningDelegate = delegate
    panel.present(other, animated: true)
    Screen.main.advance(by: 0.19)
    #expect(!other.isShown)
    Screen.main.advance(by: 0.01)
    #expect(other.isShown)
  }
}
