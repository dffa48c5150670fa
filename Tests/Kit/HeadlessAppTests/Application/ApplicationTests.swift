import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Application") struct ApplicationTests {
  @Test(.layoutDirection(.rightToLeft)) func `it has the values of the main screen`() {
    expectEqual(Application.shared.userInterfaceLayoutDirection, .rightToLeft)
    let window = Window()
    window.makeKeyAndVisible()
    #expect(Application.shared.windows == [window] && Application.shared.keyWindow === window)
    expectEqual(Application.shared.applicationState, .active)
  }

  @Test func `background tasks are those that were begun and not ended`() {
    let app = Application()
    let first = app.beginBackgroundTask(withName: "save") { Issue.record("The time is over.") }
    let second = app.beginBackgroundTask()
    #expect(first != second && first != .invalid && app.backgroundTasks == [first: "save", second: ""])
    app.endBackgroundTask(first)
    app.endBackgroundTask(first)
    app.endBackgroundTask(.invalid)
    #expect(app.backgroundTasks == [second: ""] && app.backgroundTimeRemaining > 1_000_000)
  }

  @Test func `the status bar has no room, and the style that was set`() {
    let app = Application.shared
    let manager = Screen.main.windowScene.statusBarManager
    #expect(
      manager?.statusBarFrame == .zero && manager?.isStatusBarHidden == true && manager?.statusBarStyle == .default)
    app.statusBarStyle = .lightContent
    defer { app.statusBarStyle = .default }
    #expect(manager?.statusBarStyle == .lightContent && StatusBarStyle.darkContent.rawValue == 3)
  }

  @Test
  func
    `the delegate's window is an optional of an optional where the delegate is not known, as a member that it may lack`()
  {
    final class WithWindow: ApplicationDelegate { var window: Window? = Window() }
    final class WithoutWindow: ApplicationDelegate {}
    let app = Application()
    let (delegate, other) = (WithWindow(), WithoutWindow())
    app.delegate = delegate
    let window: Window?? = app.delegate?.window
    #expect(window??.isHidden == true && (app.delegate?.window ?? nil) === delegate.window)
    app.delegate?.window??.isHidden = false
    if let found = app.delegate?.window {
      expectEqual(found?.isHidden, false)
    } else {
      Issue.record("There is no window.")
    }
    #expect(app.delegate!.window!!.isHidden == false && delegate.window?.isHidden == false)
    app.delegate?.window = nil
    expectNil(delegate.window)
    app.delegate = other
    expectNil(app.delegate?.window ?? nil)
  }

  @Test func `addresses are noted and not opened`() throws {
    let url = try #require(URL(string: "https://example.com/\(UUID())"))
    var wasOpened: Bool?
    #expect(!Application.shared.canOpenURL(url))
    Application.shared.open(url) { wasOpened = $0 }
    #expect(wasOpened == false && Application.shared.openedURLs.contains(url))
  }

  @Test func `properties that are stored only, and empty ones`() {
    final class Keeper: ApplicationDelegate {}
    let (app, keeper) = (Application.shared, Keeper())
    app.delegate = keeper
    #expect(app.delegate === keeper && keeper.application(app, didFinishLaunchingWithOptions: nil))
    keeper.applicationDidBecomeActive(app)
    app.delegate = nil
    #expect(app.statusBarFrame == .zero && app.isStatusBarHidden && app.statusBarOrientation.isPortrait)
    app.beginIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents && app.applicationIconBadgeNumber == 0)
    expectEqual(Application.didBecomeActiveNotification.rawValue, "UIApplicationDidBecomeActiveNotification")
    #expect(URL(string: Application.openSettingsURLString) != nil)
  }
}
