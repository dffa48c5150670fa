import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Key windows", .reportsIssuesAsFailures, .screen(scale: 2)) struct KeyWindowTests {
  final class Panel: Window {
    var log: Log?
    override func becomeKey() {
      super.becomeKey()
      log?.write("\(tag) became key")
    }
    override func resignKey() {
      super.resignKey()
      log?.write("\(tag) resigned")
    }
  }

  @Test func `the window that is shown last is the key one; the one before is notified first`() {
    let log = Log()
    let (first, second) = (Panel(), Panel())
    for (tag, panel) in [(1, first), (2, second)] {
      panel.tag = tag
      panel.log = log
    }
    #expect(!first.isKeyWindow)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKey()
    expectEqual(log.removeLines(), ["1 became key", "1 resigned", "2 became key"])
    #expect(second.isKeyWindow && !first.isKeyWindow && Application.shared.keyWindow === second)
    second.isHidden = true
    expectNil(Application.shared.keyWindow)
  }

  @Test func `a window that may not become the key one does not`() {
    final class Overlay: Window { override var canBecomeKey: Bool { false } }
    let overlay = Overlay()
    overlay.makeKeyAndVisible()
    #expect(!overlay.isKeyWindow && !overlay.isHidden)
  }

  @Test func `both changes are posted`() {
    let window = Window()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: Window.didBecomeKeyNotification, object: window, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    window.makeKey()
    expectEqual(posted, 1)
  }

  @Test func `windows are ordered by level, and then as they were made`() {
    let (alert, first, second) = (Window(), Window(), Window())
    alert.windowLevel = .alert + 1
    for window in [alert, first, second] { window.isHidden = false }
    expectEqual(Application.shared.windows, [first, second, alert])
    #expect(Window.Level.normal < .statusBar && Window.Level.alert - 1000 == .statusBar)
  }

  @Test func `a screen's windows are in its scene`() throws {
    let window = Window()
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    #expect(scene === Window().windowScene && scene.windows == [window] && scene.keyWindow === window)
    #expect(Application.shared.connectedScenes == [scene] && scene.screen === Screen.main)
    #expect(scene.activationState == .foregroundActive && scene.interfaceOrientation == .portrait)
    #expect(scene.traitCollection == Screen.main.traitCollection && scene.title == "")
    expectEqual(Window(windowScene: scene).frame, Screen.main.bounds)
  }

  /// The sizes of a phone upright and turned, a large phone turned and a tablet.
  nonisolated static let sizes: [(CGSize, UserInterfaceIdiom, [UserInterfaceSizeClass])] = [
    (CGSize(width: 375, height: 667), .phone, [.compact, .regular]),
    (CGSize(width: 667, height: 375), .phone, [.compact, .compact]),
    (CGSize(width: 896, height: 414), .phone, [.regular, .compact]),
    (CGSize(width: 768, height: 1024), .pad, [.regular, .regular]),
  ]

  @Test(arguments: sizes) func `size classes follow the screen's size`(
    size: CGSize, idiom: UserInterfaceIdiom, classes: [UserInterfaceSizeClass]
  ) {
    let screen = Screen(scale: 2, size: size)
    let traits = screen.traitCollection
    expectEqual([traits.horizontalSizeClass, traits.verticalSizeClass], classes)
    #expect(traits.userInterfaceIdiom == idiom && traits.forceTouchCapability == .unavailable)
    Screen.withMain(screen) { expectEqual(Device.current.userInterfaceIdiom, idiom) }
  }

  @Test func `a screen has a description with its properties`() {
    let screen = Screen.main
    #expect(screen.nativeScale == 2 && screen.nativeBounds.size == CGSize(width: 375 * 2, height: 667 * 2))
    #expect(screen.maximumFramesPerSecond == 60 && screen.brightness == 0.5 && !screen.isCaptured)
    screen.brightness = 7
    #expect(screen.brightness == 1 && Screen.screens.first === screen)
    screen.brightness = .nan
    #expect(screen.brightness == 1 && screen.focusedView == nil)
  }
}
