import UIKit

extension ConformanceScene {
  static let presentations: [ConformanceScene] =
    [
      presentation("full screen", facts: ["vc10", "vc11", "vc21"], .fullScreen, animated: true),
      presentation("full screen", facts: ["vc10", "vc11", "vc14", "vc21"], .fullScreen, animated: false),
      presentation("sheet", facts: ["vc12", "vc21", "q8"], .pageSheet, animated: true),
      presentation("sheet", facts: ["vc12", "vc14", "vc21"], .pageSheet, animated: false),
      nested(animated: false), nested(animated: true),
      withRoot("controllers/dismissal without a presentation", facts: ["vc18"]) { stage, log, root in
        root.dismiss(animated: true) { log.write("completion") }
        log.record("call.calls", on: stage)
        stage.wait(0.5)
        log.record("turn.calls", on: stage)
      },
      withRoot("controllers/presentation by a child", facts: ["vc13"]) { stage, _, root in
        let (child, first, second) = (UIViewController(), UIViewController(), UIViewController())
        root.embed(child)
        stage.wait(0.1)
        child.present(first, animated: false)
        stage.wait(0.3)
        stage.record("automatic.isPresentedByRoot", .flag(first.presentingViewController === root))
        child.dismiss(animated: false)
        stage.wait(0.3)
        child.definesPresentationContext = true
        second.modalPresentationStyle = .overCurrentContext
        child.present(second, animated: false)
        stage.wait(0.3)
        stage.record("overCurrentContext.isPresentedByChild", .flag(second.presentingViewController === child))
        child.dismiss(animated: false)
        stage.wait(0.3)
      },
      withRoot("controllers/current context", facts: ["vc10", "vc11", "vc13"]) { stage, log, root in
        let (child, other) = (LoggedController("child", log), LoggedController("presented", log))
        root.embed(child)
        child.view.frame = CGRect(x: 20, y: 40, width: 100, height: 200)
        child.definesPresentationContext = true
        stage.wait(0.1)
        log.removeAll()
        other.modalPresentationStyle = .currentContext
        child.present(other, animated: false)
        stage.wait(0.5)
        log.record("present.calls", on: stage)
        stage.record("present.isPresentedByChild", .flag(other.presentingViewController === child))
        stage.record("present.view", other.view, in: stage.window)
        stage.record("present.child.isInWindow", .flag(child.view.window != nil))
        other.dismiss(animated: false)
        stage.wait(0.5)
        log.record("dismiss.calls", on: stage)
        stage.record("dismiss.child.isInWindow", .flag(child.view.window != nil))
      },
      withRoot("controllers/popover in a compact width", facts: ["vc23", "q9"]) { stage, _, root in
        let (other, adaptation) = (UIViewController(), AdaptationLog())
        other.modalPresentationStyle = .popover
        other.popoverPresentationController?.delegate = adaptation
        other.popoverPresentationController?.sourceView = root.view
        root.present(other, animated: false)
        stage.wait(0.5)
        stage.record("willPresentWithAdaptiveStyle", .list(adaptation.styles))
        let style = other.presentationController?.adaptivePresentationStyle
        stage.record("adaptivePresentationStyle", .optional(style?.conformanceName))
        root.dismiss(animated: false)
        stage.wait(0.3)
      },
      withRoot("controllers/sheet in a compact width", facts: ["vc23"]) { stage, _, root in
        let (other, adaptation) = (UIViewController(), AdaptationLog())
        other.modalPresentationStyle = .pageSheet
        other.presentationController?.delegate = adaptation
        root.present(other, animated: false)
        stage.wait(0.5)
        stage.record("willPresentWithAdaptiveStyle", .list(adaptation.styles))
        root.dismiss(animated: false)
        stage.wait(0.3)
      },
      withRoot("controllers/delegate that is set after the presentation", facts: ["vc21"]) { stage, _, root in
        let (other, adaptation) = (UIViewController(), AdaptationLog())
        other.modalPresentationStyle = .popover
        other.popoverPresentationController?.sourceView = root.view
        root.present(other, animated: true)
        other.popoverPresentationController?.delegate = adaptation
        stage.record("present.hasAsked", .flag(!adaptation.styles.isEmpty))
        stage.wait(1.2)
        stage.record("turn.hasAsked", .flag(!adaptation.styles.isEmpty))
        root.dismiss(animated: false)
        stage.wait(0.5)
        withExtendedLifetime(adaptation) {}
      },
    ] + coveringStyles.map { covering($0, $1) }
    + transitionStyles.map { duration($0, $1) }

  /// Returns the scene of a presentation and its dismissal, with the calls at once, of the turn, and of the end.
  private static func presentation(
    _ name: String, facts: [String], _ style: UIModalPresentationStyle, animated: Bool
  ) -> ConformanceScene {
    let name = "controllers/\(name)\(animated ? "" : " without an animation")"
    return withRoot(name, facts: facts) { stage, log, root in
      let other = LoggedController("presented", log)
      other.modalPresentationStyle = style
      root.present(other, animated: animated) { log.write("completion") }
      log.record("present.calls", on: stage)
      stage.record("present.presentedViewController", .flag(root.presentedViewController === other))
      stage.record("present.presentingViewController", .flag(other.presentingViewController === root))
      stage.record("present.isBeingPresented", .flag(other.isBeingPresented))
      stage.record("present.presented.isInWindow", .flag(other.viewIfLoaded?.window != nil))
      stage.waitInMotion(0.1)
      log.record("present.turn.calls", on: stage)
      stage.record("present.turn.presented.isInWindow", .flag(other.viewIfLoaded?.window != nil))
      stage.wait(1.2)
      log.record("present.end.calls", on: stage)
      stage.record("present.end.isBeingPresented", .flag(other.isBeingPresented))
      stage.record("present.end.presenting.isInWindow", .flag(root.view.window != nil))
      root.dismiss(animated: animated) { log.write("completion") }
      log.record("dismiss.calls", on: stage)
      stage.record("dismiss.presentedViewController", .flag(root.presentedViewController === other))
      stage.record("dismiss.isBeingDismissed", .flag(other.isBeingDismissed))
      stage.waitInMotion(0.1)
      log.record("dismiss.turn.calls", on: stage)
      stage.wait(1.2)
      log.record("dismiss.end.calls", on: stage)
      stage.record("dismiss.end.isPresenting", .flag(root.presentedViewController != nil))
      stage.record("dismiss.end.presenting.isInWindow", .flag(root.view.window != nil))
    }
  }

  private static let coveringStyles: [(String, UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("formSheet", .formSheet), ("overFullScreen", .overFullScreen),
    ("overCurrentContext", .overCurrentContext), ("popover", .popover),
  ]

  /// Returns the scene of a presentation under a style that leaves the presenting controller as it is.
  private static func covering(_ name: String, _ style: UIModalPresentationStyle) -> ConformanceScene {
    withRoot("controllers/style \(name)", facts: ["vc12"]) { stage, log, root in
      let other = LoggedController("presented", log)
      other.modalPresentationStyle = style
      other.popoverPresentationController?.sourceView = root.view
      root.present(other, animated: true)
      stage.wait(1.2)
      log.record("present.calls", on: stage)
      stage.record("present.root.isInWindow", .flag(root.view.window != nil))
      other.dismiss(animated: true)
      stage.wait(1.2)
      log.record("dismiss.calls", on: stage)
    }
  }

  private static let transitionStyles: [(String, UIModalTransitionStyle)] = [
    ("coverVertical", .coverVertical), ("crossDissolve", .crossDissolve), ("flipHorizontal", .flipHorizontal),
  ]

  private static func duration(_ name: String, _ style: UIModalTransitionStyle) -> ConformanceScene {
    withRoot("controllers/duration of \(name)", facts: ["vc15"]) { stage, log, root in
      let other = LoggedController("presented", log)
      other.modalPresentationStyle = .fullScreen
      other.modalTransitionStyle = style
      root.present(other, animated: true)
      stage.waitInMotion(0.1)
      stage.recordDuration("present", of: other)
      stage.record("present.isBeingPresented", .flag(other.isBeingPresented))
      stage.wait(1.2)
      stage.record("presented.isBeingPresented", .flag(other.isBeingPresented))
      root.dismiss(animated: true)
      stage.waitInMotion(0.1)
      stage.recordDuration("dismiss", of: other)
      stage.record("dismiss.isBeingDismissed", .flag(other.isBeingDismissed))
      stage.wait(1.2)
      stage.record("dismissed.isPresenting", .flag(root.presentedViewController != nil))
    }
  }

  /// Returns the scene of a controller that dismisses two above it.
  private static func nested(animated: Bool) -> ConformanceScene {
    let name = "controllers/two presentations\(animated ? "" : " without an animation")"
    return withRoot(name, facts: ["vc16"]) { stage, log, root in
      let (first, second) = (LoggedController("first", log), LoggedController("second", log))
      first.modalPresentationStyle = .fullScreen
      root.present(first, animated: false)
      stage.wait(0.3)
      first.present(second, animated: false)
      stage.wait(0.3)
      log.removeAll()
      root.dismiss(animated: animated) { log.write("completion") }
      stage.wait(1.2)
      log.record("dismiss.calls", on: stage)
      stage.record("root.isPresenting", .flag(root.presentedViewController != nil))
      stage.record("first.isPresenting", .flag(first.presentedViewController != nil))
      stage.record("root.isInWindow", .flag(root.view.window != nil))
    }
  }
}

/// A delegate that implements no adaptation and notes the styles that it is notified of.
@MainActor private final class AdaptationLog: NSObject, UIPopoverPresentationControllerDelegate {
  var styles: [String] = []

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { styles.append(style.conformanceName) }
}

extension UIModalPresentationStyle {
  fileprivate var conformanceName: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    case .automatic: "automatic"
    default: "\(rawValue)"
    }
  }
}

extension Stage {
  /// Records the length of the animation of a presentation or a dismissal that has begun.
  fileprivate func recordDuration(_ name: String, of presented: UIViewController) {
    let coordinator = presented.transitionCoordinator ?? presented.presentingViewController?.transitionCoordinator
    record("\(name).duration", coordinator.map { .number($0.transitionDuration) } ?? .none)
  }
}
