import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Layout of controllers", .screen(scale: 2), .reportsIssuesAsFailures) struct ControllerLayoutTests {
  private let log = Log()
  private let window = Window()

  /// Returns a root whose view and a subview of it log their layout.
  private func makeRoot() -> (LoggingController, LoggingView) {
    let root = LoggingController("vc", log)
    let view = LoggingView("root", log, frame: window.bounds)
    let child = view.adding(LoggingView("child", log, frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    child.addSubview(View())
    root.view = view
    root.logsLayout = true
    return (root, child)
  }

  @Test func `f29 constraints go from the bottom to the top, then layout from the top to the bottom`() {
    let (root, child) = makeRoot()
    child.setNeedsUpdateConstraints()
    root.view.setNeedsUpdateConstraints()
    let lines = log.lines { root.view.layoutIfNeeded() }
    #expect(
      lines.split(separator: " ").filter { !$0.hasSuffix("margins") && !$0.hasSuffix("safeArea") } == [
        "child.updateConstraints", "vc.updateConstraints", "root.updateConstraints", "vc.willLayout", "root.layout",
        "vc.didLayout", "child.layout",
      ])
  }

  @Test func `f30 viewDidLayoutSubviews is called before the children lay out, and not in a pass without the view`() {
    let (root, child) = makeRoot()
    root.view.layoutIfNeeded()
    root.view.setNeedsLayout()
    child.setNeedsLayout()
    expectEqual(log.lines { root.view.layoutIfNeeded() }, "vc.willLayout root.layout vc.didLayout child.layout")
    expectEqual(log.lines { root.view.layoutIfNeeded() }, "")
    child.setNeedsLayout()
    expectEqual(log.lines { root.view.layoutIfNeeded() }, "child.layout")
  }

  @Test func `f31 frames of constraints are final in viewDidLayoutSubviews and old in viewWillLayoutSubviews`() {
    final class Reader: ViewController {
      let box = View()
      var widths: [CGFloat] = []
      override func viewDidLoad() {
        view.addForConstraints(box)
        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      }
      override func viewWillLayoutSubviews() { widths.append(box.frame.width) }
      override func viewDidLayoutSubviews() { widths.append(box.frame.width) }
    }
    let reader = Reader()
    window.rootViewController = reader
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(reader.widths, [0, window.bounds.width / 2])
  }

  @Test func `a plain view without subviews is laid out too`() {
    let root = LoggingController("vc", log)
    root.logsLayout = true
    root.view.layoutIfNeeded()
    _ = log.removeLines()
    root.view.frame.size.width += 10
    expectEqual(log.lines { root.view.layoutIfNeeded() }, "vc.willLayout vc.didLayout")
    root.view.setNeedsLayout()
    expectEqual(log.lines { root.view.layoutIfNeeded() }, "vc.willLayout vc.didLayout")
  }

  @Test func `a view that loses its controller is laid out alone`() {
    let (root, _) = makeRoot()
    let view = root.view
    view?.layoutIfNeeded()
    root.view = nil
    view?.setNeedsLayout()
    expectEqual(log.lines { view?.layoutIfNeeded() }, "root.layout")
  }

  @Test func `an override of updateViewConstraints that does not call super updates no view`() {
    final class Silent: ViewController { override func updateViewConstraints() {} }
    let silent = Silent()
    silent.view = LoggingView("root", log)
    silent.view.setNeedsUpdateConstraints()
    #expect(!log.lines { silent.view.layoutIfNeeded() }.contains("updateConstraints"))
  }

  @Test func `setNeedsLayout in viewDidLayoutSubviews lays out once more, without end it is reported`() {
    let root = LoggingController("vc", log)
    root.logsLayout = true
    root.view.layoutIfNeeded()
    var isFirst = true
    root.onCall = { line in
      if line == "didLayout", isFirst {
        isFirst = false
        root.view.setNeedsLayout()
      }
    }
    root.view.setNeedsLayout()
    _ = log.removeLines()
    root.view.layoutIfNeeded()
    expectEqual(log.removeLines(), ["vc.willLayout", "vc.didLayout", "vc.willLayout", "vc.didLayout"])
    root.onCall = { line in if line == "didLayout" { root.view.setNeedsLayout() } }
    root.view.setNeedsLayout()
    expectIssue(containing: "layout again 100 times") { root.view.layoutIfNeeded() }
  }

  @Test func `f32 the margins change before the safe area, each once`() {
    let (root, _) = makeRoot()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.removeLines()
    window.screen.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let lines = log.lines { window.layoutIfNeeded() }.split(separator: " ").filter { !$0.hasPrefix("child") }
    expectEqual(lines, ["root.margins", "vc.margins", "root.safeArea", "vc.safeArea"])
    expectEqual(log.lines { window.layoutIfNeeded() }, "")
  }

  @Test func `f34 additional insets are added to the safe area, unless they are not finite`() {
    window.screen.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let root = ViewController()
    root.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    #expect(!root.isViewLoaded)
    window.rootViewController = root
    window.makeKeyAndVisible()
    expectEqual(root.view.safeAreaInsets, EdgeInsets(top: 59 + 10, left: 0, bottom: 34 + 6, right: 0))
    root.additionalSafeAreaInsets = .zero
    expectEqual(root.view.safeAreaInsets, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    expectIssue(containing: "Expected finite insets") { root.additionalSafeAreaInsets.top = .nan }
    expectEqual(root.additionalSafeAreaInsets, .zero)
  }

  @Test func `a view that loses its controller loses the additional insets`() {
    let root = ViewController()
    let view = root.view
    root.additionalSafeAreaInsets.top = 10
    expectEqual(view?.safeAreaInsets.top, 10)
    root.view = nil
    #expect(view?.safeAreaInsets.top == 0 && root.view.safeAreaInsets.top == 10)
  }

  @Test(arguments: [(CGFloat(375), CGFloat(16)), (413, 16), (414, 20), (820, 20)])
  func `f46 the margins of a root follow its width`(width: CGFloat, side: CGFloat) {
    let root = ViewController()
    root.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    expectEqual(root.view.layoutMargins, EdgeInsets(top: 0, left: side, bottom: 0, right: side))
    expectEqual(
      root.systemMinimumLayoutMargins, DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    expectEqual(root.view.directionalLayoutMargins.leading, side)
  }

  @Test func `f46 the margins guide of an old phone with bars is 374 by 672`() {
    let root = ViewController()
    root.view.frame = CGRect(x: 0, y: 0, width: 414, height: 736)
    root.additionalSafeAreaInsets = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    let box = View()
    root.view.addForConstraints(box)
    let guide = root.view.layoutMarginsGuide
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor), box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.view.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 20, y: 64, width: 374, height: 672))
  }

  @Test func `margins that were set are at least the system's, unless they are not respected`() {
    let root = ViewController()
    root.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    root.view.layoutMargins = EdgeInsets(top: 4, left: 4, bottom: 4, right: 40)
    expectEqual(root.view.layoutMargins, EdgeInsets(top: 4, left: 16, bottom: 4, right: 40))
    root.viewRespectsSystemMinimumLayoutMargins = false
    expectEqual(root.view.layoutMargins, EdgeInsets(top: 4, left: 4, bottom: 4, right: 40))
  }

  @Test func `a new width notifies of new margins in the next pass`() {
    let root = LoggingController("vc", log)
    root.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    root.view.layoutIfNeeded()
    root.logsLayout = true
    root.view.frame.size.width = 414
    expectEqual(log.lines { root.view.layoutIfNeeded() }, "vc.margins vc.willLayout vc.didLayout")
  }

  @Test func `f83 the top and bottom guides have two constraints each, and no length in a window that is not shown`() {
    window.screen.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let root = ViewController()
    window.rootViewController = root
    window.addSubview(root.view)
    #expect(root.view.constraints.isEmpty)
    #expect(root.topLayoutGuide.length == 0 && root.view.constraints.count == 2)
    #expect(root.bottomLayoutGuide.length == 0 && root.view.constraints.count == 4)
    window.isHidden = false
    #expect(root.topLayoutGuide.length == 59 && root.bottomLayoutGuide.length == 34)
    let box = View()
    root.view.addForConstraints(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame.minY == 59 && box.frame.maxY == window.bounds.height - 34)
    box.removeFromSuperview()
    window.layoutIfNeeded()
    expectNoAmbiguity(window)
    expectEqual(ViewController().topLayoutGuide.length, 0)
  }

  @Test func `f79 the guides of a controller's view have frames in viewDidLayoutSubviews`() {
    final class Reading: ViewController {
      var frames: [CGRect] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        frames = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide].map(\.layoutFrame)
      }
    }
    window.screen.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let root = Reading()
    window.rootViewController = root
    window.makeKeyAndVisible()
    for width in [window.bounds.width, 300] {
      window.layOut { $0.frame.size.width = width }
      let height = window.bounds.height - 59 - 34
      let side = root.view.layoutMargins.left
      let inner = CGRect(x: side, y: 59, width: width - 2 * side, height: height)
      expectEqual(root.frames, [CGRect(x: 0, y: 59, width: width, height: height), inner, inner])
    }
  }
}
