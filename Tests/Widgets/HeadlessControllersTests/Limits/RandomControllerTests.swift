import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Random controllers", .screen(scale: 2)) struct RandomControllerTests {
  /// The callbacks that may follow each callback of an appearance; nil before the first one.
  private static let followers: [String?: Set<String>] = [
    nil: ["willAppear"], "willAppear": ["isAppearing", "didAppear", "willDisappear"],
    "isAppearing": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
  ]

  private static let styles: [ModalPresentationStyle] = [
    .fullScreen, .automatic, .overFullScreen, .currentContext, .overCurrentContext,
  ]

  @MainActor private final class Program {
    let window = Window()
    let log = Log()
    var controllers: [LoggingController] = []
    var last: [String: String] = [:]
    var faults: [String] = []
    var random: SeededGenerator
    var depth = 0
    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for index in 0..<8 {
        let controller = LoggingController("\(index)", log)
        controller.definesPresentationContext = index % 3 == 0
        controller.onCall = { [unowned self, unowned controller] in note($0, of: controller) }
        controllers.append(controller)
      }
    }

    private func note(_ line: String, of controller: LoggingController) {
      guard line.hasSuffix("ppear") || line == "isAppearing" else { return }
      if RandomControllerTests.followers[last[controller.name]]?.contains(line) != true {
        faults.append("\(controller.name): \(line) after \(last[controller.name] ?? "nothing")")
      }
      last[controller.name] = line
      // Some callbacks change the program that runs.
      if depth < 2, Int.random(in: 0..<25, using: &random) == 0 { step() }
    }

    private func any() -> LoggingController { controllers[Int.random(in: 0..<controllers.count, using: &random)] }
    func step() {
      depth += 1
      defer { depth -= 1 }
      let (first, second) = (any(), any())
      let isAnimated = Bool.random(using: &random)
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1:
        first.addChild(second)
        if second.parent === first {
          first.view.addSubview(second.view)
          second.didMove(toParent: first)
        }
      case 2:
        first.willMove(toParent: nil)
        if first.parent != nil { first.view.removeFromSuperview() }
        first.removeFromParent()
      case 3: if first.parent != nil, first.presentingViewController == nil { first.view.removeFromSuperview() }
      case 4, 5:
        second.modalPresentationStyle = RandomControllerTests.styles.randomElement(using: &random) ?? .fullScreen
        first.present(second, animated: isAnimated)
      case 6, 7: first.dismiss(animated: isAnimated)
      case 8: window.isHidden.toggle()
      case 9, 10: if first.presentingViewController == nil { window.rootViewController = first }
      case 11: window.screen.flush()
      default: window.screen.advance(by: Double.random(in: 0...0.6, using: &random))
      }
    }

    /// Ends everything that is running; the faults of the state after it.
    func settle() -> [String] {
      depth = 2
      for _ in 0..<4 { window.screen.advance(by: 2) }
      for controller in controllers {
        let isVisible = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
        let hasAppeared = last[controller.name] == "didAppear"
        let isSettled = [nil, "didAppear", "didDisappear"].contains(last[controller.name])
        if !isSettled { faults.append("\(controller.name) ends with \(last[controller.name] ?? "")") }
        if isSettled, isVisible != hasAppeared { faults.append("\(controller.name) is visible: \(isVisible)") }
        if controller.isBeingPresented || controller.isBeingDismissed || controller.transitionCoordinator != nil {
          faults.append("\(controller.name) is in a transition")
        }
        if let presented = controller.presentedViewController, presented.presentingViewController == nil {
          faults.append("\(controller.name) presents \(presented), which is not presented")
        }
      }
      return faults
    }
  }

  @Test(arguments: 1...300)
  func `in every program callbacks are called in their order and end with the visible state`(seed: UInt64) {
    let program = Program(seed: seed)
    program.window.makeKeyAndVisible()
    _ = IssueReporting.collect {
      for _ in 0..<80 { program.step() }
      expectEqual(program.settle(), [], "seed \(seed)")
    }
  }
}
