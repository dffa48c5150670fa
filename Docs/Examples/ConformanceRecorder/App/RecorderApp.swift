import UIKit

// The script compiles the scenes into the app; an app of Xcode has them from the package.
#if canImport(ConformanceScenes)
  import ConformanceScenes
#endif

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// The delegate that records the scenes once the app is active, and then ends the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var hasBegun = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    // A device would lock its screen while scenes wait.
    UIApplication.shared.isIdleTimerDisabled = true
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if hasBegun { return }
    hasBegun = true
    // A timer, not the main queue: a block of the main queue would keep UIKit's blocks waiting while a scene runs the run loop.
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { Self.record() } }
  }

  /// Ends the app because of a scene that does not end; the file names the scene.
  private nonisolated static func end(_ scene: String) {
    print("\(scene) has not ended after two minutes")
    fflush(stdout)
    // At once: other ends of a process would run beside the scene.
    _exit(1)
  }

  private static func record() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    do {
      var limit: DispatchWorkItem?
      let (recording, path) = try Recorder(app: .shared).record(folder: folder) { scene in
        print(scene)
        limit?.cancel()
        let item = DispatchWorkItem { end(scene) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: item)
        limit = item
      }
      limit?.cancel()
      print("\(path): \(recording.summary)")
      exit(0)
    } catch {
      print("not recorded: \(error)")
      exit(1)
    }
  }
}
