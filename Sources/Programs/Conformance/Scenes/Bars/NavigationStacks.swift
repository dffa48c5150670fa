import UIKit

extension ConformanceScene {
  /// Pushes and pops of navigation controllers.
  static let navigationStacks = [
    pushAndPop("navigation/push and pop", animated: true),
    pushAndPop("navigation/push and pop without an animation", animated: false),
    logged("navigation/first controller", facts: ["n9", "n12"], needsApp: true) { stage, log in
      let stack = CountingStack(rootViewController: LoggedController("root", log))
      stage.record("init.counts", .list(stack.counts.map { "\($0)" }))
      log.record("init.calls", on: stage)
      let visits = StackLog(log)
      stack.delegate = visits
      stage.show(stack)
      stage.layOut()
      stage.wait(0.1)
      log.record("shown.calls", on: stage)
      stack.pushViewController(LoggedController("next", log), animated: false)
      stage.record("push.counts", .list(stack.counts.map { "\($0)" }))
      withExtendedLifetime(visits) {}
    },
    logged("navigation/cancelled pop", facts: ["n9", "vc19"], needsApp: true) { stage, log in
      let (visits, fade) = (StackLog(log), Fade(CallLog()))
      let stack = stage.showStack(visits, ["a", "b"], log)
      let interaction = UIPercentDrivenInteractiveTransition()
      (visits.animator, visits.interaction) = (fade, interaction)
      stack.popViewController(animated: true)
      stage.waitInMotion(0.2)
      interaction.update(0.4)
      log.record("begin.calls", on: stage)
      stage.record("begin.count", .count(stack.viewControllers.count))
      interaction.cancel()
      stage.wait(1)
      log.record("cancel.calls", on: stage)
      stage.record("cancel.count", .count(stack.viewControllers.count))
      stage.record("cancel.items", .count(stack.navigationBar.items?.count ?? 0))
      withExtendedLifetime((visits, fade)) {}
    },
    withStack("navigation/length of a push", facts: ["n18"]) { stage, _, stack in
      let (below, above) = (stack.viewControllers[0], UIViewController())
      @MainActor func record(_ name: String) {
        stage.waitInMotion(0.1)
        stage.record("\(name).duration", stack.transitionCoordinator.map { .number($0.transitionDuration) } ?? .none)
        stage.record("\(name).below", below.view, in: stack.view)
        stage.record("\(name).above", above.view, in: stack.view)
        stage.wait(1)
      }
      stack.pushViewController(above, animated: true)
      record("push")
      stack.popViewController(animated: true)
      record("pop")
    },
    withStack("navigation/moment of a push", facts: ["n17"]) { stage, log, stack in
      let next = LoggedController("next", log)
      stack.pushViewController(next, animated: true)
      stage.record("push.count", .count(stack.viewControllers.count))
      stage.record("push.isTop", .flag(stack.topViewController === next))
      stage.record("push.items", .count(stack.navigationBar.items?.count ?? 0))
      stage.record("push.isViewLoaded", .flag(next.isViewLoaded))
      log.record("push.calls", on: stage)
      let coordinator = stack.transitionCoordinator
      stage.record("coordinator.isViewLoaded", .flag(next.isViewLoaded))
      stage.record("coordinator.exists", .flag(coordinator != nil))
      _ = coordinator?.animate(alongsideTransition: nil) { _ in log.write("coordinator's completion") }
      stage.wait(1)
      log.record("end.calls", on: stage)
      stack.popViewController(animated: false)
      log.record("pop.calls", on: stage)
      stage.record("pop.count", .count(stack.viewControllers.count))
      stage.record("pop.hasCoordinator", .flag(stack.transitionCoordinator != nil))
      stage.wait(0.5)
      log.record("pop.end.calls", on: stage)
    },
    withStack("navigation/layout after a push", facts: ["n17"]) { stage, log, stack in
      stack.pushViewController(LoggedController("b", log), animated: false)
      log.record("push.calls", on: stage)
      stack.view.layoutIfNeeded()
      log.record("push.layout.calls", on: stage)
      stage.wait(0.5)
      log.record("push.turn.calls", on: stage)
      stack.popViewController(animated: false)
      log.record("pop.calls", on: stage)
      stack.view.layoutIfNeeded()
      log.record("pop.layout.calls", on: stage)
      stage.wait(0.5)
      log.record("pop.turn.calls", on: stage)
    },
    withStack("navigation/two pushes in a turn", facts: ["n17"]) { stage, log, stack in
      let (second, third) = (LoggedController("b", log), LoggedController("c", log))
      stack.pushViewController(second, animated: false)
      stack.pushViewController(third, animated: false)
      log.record("push.calls", on: stage)
      stage.wait(1)
      log.record("turn.calls", on: stage)
      stage.record("second.isViewLoaded", .flag(second.isViewLoaded))
      stage.record("count", .count(stack.viewControllers.count))
    },
    withStack("navigation/push during a push", facts: ["n9", "n17"]) { stage, log, stack in
      stack.pushViewController(LoggedController("b", log), animated: true)
      stage.waitInMotion(0.1)
      log.removeAll()
      stack.pushViewController(LoggedController("c", log), animated: true)
      log.record("push.calls", on: stage)
      stage.record("push.count", .count(stack.viewControllers.count))
      stage.wait(2)
      log.record("end.calls", on: stage)
    },
    logged("navigation/push in another tab", facts: ["n17"], needsApp: true) { stage, log in
      let (tabs, stack, next) = (UITabBarController(), UINavigationController(), LoggedController("b", log))
      stack.viewControllers = [LoggedController("a", log)]
      tabs.viewControllers = [stack, UIViewController()]
      stage.showAndWait(tabs, log)
      tabs.selectedIndex = 1
      stage.wait(0.5)
      log.removeAll()
      stack.pushViewController(next, animated: true)
      stage.wait(0.5)
      log.record("push.calls", on: stage)
      stage.record("push.isViewLoaded", .flag(next.isViewLoaded))
      tabs.selectedIndex = 0
      stage.wait(0.5)
      log.record("select.calls", on: stage)
      stage.record("select.isInWindow", .flag(next.view.window != nil))
    },
    withStack("navigation/several controllers", facts: ["n17"]) { stage, log, stack in
      let (second, third) = (LoggedController("b", log), LoggedController("c", log))
      stack.setViewControllers(stack.viewControllers + [second, third], animated: true)
      log.record("set.calls", on: stage)
      stage.wait(1)
      log.record("end.calls", on: stage)
      stage.record("second.isViewLoaded", .flag(second.isViewLoaded))
    },
  ]
}

/// A navigation controller that notes how many controllers it has when one is pushed.
private final class CountingStack: UINavigationController {
  var counts: [Int] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    counts.append(viewControllers.count)
    super.pushViewController(viewController, animated: animated)
  }
}

/// A delegate that writes its calls into a log and supplies an animator and an interaction.
@MainActor private final class StackLog: NSObject, UINavigationControllerDelegate {
  private let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.write("willShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.write("didShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Stage {
  /// Shows a stack of controllers whose delegate is a log, and takes the calls from the log.
  fileprivate func showStack(_ delegate: StackLog, _ names: [String], _ log: CallLog) -> UINavigationController {
    let stack = UINavigationController()
    stack.delegate = delegate
    stack.viewControllers = names.map { LoggedController($0, log) }
    showAndWait(stack, log)
    return stack
  }
}

extension ConformanceScene {
  /// Returns the scene of a stack of one controller that has appeared, with its calls and its delegate's in the log.
  private static func withStack(
    _ name: String, facts: [String],
    play: @escaping @MainActor @Sendable (Stage, CallLog, UINavigationController) -> Void
  ) -> ConformanceScene {
    logged(name, facts: facts, needsApp: true) { stage, log in
      let visits = StackLog(log)
      play(stage, log, stage.showStack(visits, ["a"], log))
      withExtendedLifetime(visits) {}
    }
  }

  /// Returns the scene of a push and a pop, with the calls at once, of the turn, and of the end.
  private static func pushAndPop(_ name: String, animated: Bool) -> ConformanceScene {
    withStack(name, facts: ["n9", "n17"]) { stage, log, stack in
      @MainActor func recordCalls(_ name: String) {
        log.record("\(name).calls", on: stage)
        stage.waitInMotion(0.1)
        log.record("\(name).turn.calls", on: stage)
        stage.wait(1)
        log.record("\(name).end.calls", on: stage)
      }
      let next = LoggedController("b", log)
      stack.pushViewController(next, animated: animated)
      recordCalls("push")
      stage.record("push.end.isInWindow", .flag(stack.viewControllers[0].view.window != nil))
      let popped = stack.popViewController(animated: animated)
      stage.record("pop.isNext", .flag(popped === next))
      recordCalls("pop")
      stage.record("pop.end.isInWindow", .flag(next.view.window != nil))
    }
  }
}
