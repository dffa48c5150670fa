import UIKit

/// A small program for UIKit whose results are compared between systems: views, changes, and the values to record.
///
/// Scenes use Apple's names only, so that the same file compiles on iOS and here.
public struct ConformanceScene: Sendable {
  /// The unique name, such as `buttons/alignment left top@2x`.
  public let name: String
  /// The ids of the facts in `Docs/Fidelity` that the scene can prove.
  public let facts: [String]
  /// The pixels of a point on the screen that the scene needs.
  public let scale: Int
  /// The size of the window, in points.
  public let size: CGSize
  /// Whether the scene can be played only in an app, as it waits, touches, sends actions, draws or needs a key window.
  /// > Reported: in tests without a host app, `UIControl.sendActions(for:)` does nothing and `makeKeyAndVisible()` ends
  /// > the process (uber/ios-snapshot-test-case, `LibraryVsApplicationTestBundles.md`). Assumed: without an app nothing
  /// > commits animations and nothing is drawn.
  public let needsApp: Bool
  /// The first major version of iOS that has what the scene shows; 0 for every one that the scenes compile for.
  public let minimumSystem: Int
  /// The name of the source file, which ``SceneDigests`` has the digest of.
  public let file: String

  let play: @MainActor @Sendable (Stage) -> Void

  /// Creates a scene for one screen scale.
  ///
  /// - Parameters:
  ///   - name: The unique name.
  ///   - facts: The ids of the facts that the scene can prove.
  ///   - scale: The pixels of a point.
  ///   - size: The size of the window, in points.
  ///   - needsApp: Whether the scene can be played only in an app.
  ///   - minimumSystem: The first major version of iOS that has what the scene shows.
  ///   - file: The source file; leave it out.
  ///   - play: Builds the views on the stage, changes them and records values.
  public init(
    _ name: String, facts: [String], scale: Int, size: CGSize = CGSize(width: 375, height: 667),
    needsApp: Bool = false, minimumSystem: Int = 0, file: String = #fileID,
    play: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    self.name = name
    self.facts = facts
    self.scale = scale
    self.size = size
    self.needsApp = needsApp
    self.minimumSystem = minimumSystem
    self.file = String(file.split(separator: "/").last ?? "")
    self.play = play
  }

  /// Creates the same scene for screens of one, two and three pixels per point; the scale ends the name.
  ///
  /// - Parameters:
  ///   - name: The name without the scale.
  ///   - facts: The ids of the facts that the scene can prove.
  ///   - size: The size of the window, in points.
  ///   - file: The source file; leave it out.
  ///   - play: Builds the views on the stage, changes them and records values.
  /// - Returns: The three scenes.
  public static func atEachScale(
    _ name: String, facts: [String], size: CGSize = CGSize(width: 375, height: 667), file: String = #fileID,
    play: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> [ConformanceScene] {
    [1, 2, 3].map { scale in
      ConformanceScene(
        "\(name)@\(scale)x", facts: facts, scale: scale, size: size, file: file, play: play)
    }
  }
}

extension ConformanceScene {
  /// The digest of the source file, by which a recording of another version of the scene is recognized.
  public var digest: String { SceneDigests.all[file] ?? "" }

  /// Plays the scene.
  ///
  /// - Parameters:
  ///   - windowScene: The scene of the app that shows the window; nil without an app.
  ///   - pause: Lets time pass, in seconds; nil runs the run loop.
  /// - Returns: The recorded values and texts, and the reasons why values are missing.
  @MainActor
  public func played(
    in windowScene: UIWindowScene? = nil, pause: (@MainActor (TimeInterval) -> Void)? = nil
  ) -> (values: [String: RecordedValue], texts: [RecordedText], faults: [String]) {
    let stage = Stage(size: size, in: windowScene, pause: pause)
    // Colors that a scene reads without a view are resolved for the window's traits.
    stage.window.traitCollection.performAsCurrent { play(stage) }
    stage.close()
    if !needsApp, stage.usesApp { stage.fail("The scene needs an app, but is not declared so.") }
    return (stage.values, stage.texts, stage.faults)
  }
}

extension ConformanceScene {
  /// Shows a keyboard, bars and presentations before the first scene, as all of them take longer for the first time.
  static let warmUp = ConformanceScene("warm-up", facts: [], scale: 0, needsApp: true) { stage in
    stage.makeKey()
    let (tabs, stack) = (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
    tabs.viewControllers = [stack]
    stage.show(tabs)
    stage.layOut()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    stack.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    stage.wait(2)
    field.resignFirstResponder()
    stack.pushViewController(UIViewController(), animated: true)
    stage.wait(1)
    tabs.present(UIAlertController(title: "Warm-up", message: nil, preferredStyle: .alert), animated: true)
    stage.wait(1)
  }
}
