import Foundation
import HeadlessKit
import HeadlessTesting

/// The app, the device and the focus around views: inert.
@MainActor @Suite("Application")
struct ApplicationTests {
  final class Panel: View {
    var closes = 0
    func close() { closes += 1 }
  }

  @Test("an action without a target goes up from the sender to who has it")
  func action() {
    let panel = Panel()
    let button = Button()
    panel.addSubview(button)
    let close = Selector(Panel.close, named: "close")
    #expect(Application.shared.sendAction(close, to: nil, from: button, for: nil))
    #expect(Application.shared.sendAction(close, to: panel, from: button, for: nil))
    #expect(panel.closes == 2)
    #expect(!Application.shared.sendAction(close, to: button, from: nil, for: nil))
  }

  @Test("it says what the main screen says", .layoutDirection(.rightToLeft))
  func screen() {
    #expect(Application.shared.userInterfaceLayoutDirection == .rightToLeft)
    let window = Window()
    window.makeKeyAndVisible()
    #expect(Application.shared.windows == [window] && Application.shared.keyWindow === window)
    #expect(Application.shared.applicationState == .active)
  }

  @Test("background tasks are those that were begun and not ended")
  func backgroundTasks() {
    let app = Application()
    let first = app.beginBackgroundTask(withName: "save") { Issue.record("The time is over.") }
    let second = app.beginBackgroundTask()
    #expect(first != second && first != .invalid && app.backgroundTasks == [first: "save", second: ""])
    app.endBackgroundTask(first)
    app.endBackgroundTask(first)
    app.endBackgroundTask(.invalid)
    #expect(app.backgroundTasks == [second: ""] && app.backgroundTimeRemaining > 1_000_000)
  }

  @Test("the status bar has no room, and the style that was set")
  func statusBar() {
    let app = Application.shared
    let manager = Screen.main.windowScene.statusBarManager
    #expect(
      manager?.statusBarFrame == .zero && manager?.isStatusBarHidden == true && manager?.statusBarStyle == .default)
    app.statusBarStyle = .lightContent
    defer { app.statusBarStyle = .default }
    #expect(manager?.statusBarStyle == .lightContent && StatusBarStyle.darkContent.rawValue == 3)
  }

  @Test(
    "the delegate's window is an optional of an optional where the delegate is not known, as a member that it may lack")
  func delegateWindow() {
    final class WithWindow: ApplicationDelegate {
      var window: Window? = Window()
    }
    final class WithoutWindow: ApplicationDelegate {}
    let app = Application()
    let (delegate, other) = (WithWindow(), WithoutWindow())
    app.delegate = delegate
    let window: Window?? = app.delegate?.window
    #expect(window??.isHidden == true && (app.delegate?.window ?? nil) === delegate.window)
    app.delegate?.window??.isHidden = false
    if let found = app.delegate?.window {
      #expect(found?.isHidden == false)
    } else {
      Issue.record("There is no window.")
    }
    #expect(app.delegate!.window!!.isHidden == false && delegate.window?.isHidden == false)
    app.delegate?.window = nil
    #expect(delegate.window == nil)
    app.delegate = other
    #expect((app.delegate?.window ?? nil) == nil)
  }

  @Test("addresses are noted and not opened")
  func addresses() throws {
    let url = try #require(URL(string: "https://example.com/\(UUID())"))
    var wasOpened: Bool?
    #expect(!Application.shared.canOpenURL(url))
    Application.shared.open(url) { wasOpened = $0 }
    #expect(wasOpened == false && Application.shared.openedURLs.contains(url))
  }

  @Test("what the app keeps, and what there is none of")
  func kept() {
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
    #expect(Application.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    #expect(URL(string: Application.openSettingsURLString) != nil)
  }

  @Test("the device is a phone that is held upright")
  func device() {
    let device = Device.current
    #expect(device.userInterfaceIdiom == .phone && device.orientation.isPortrait && !device.orientation.isLandscape)
    #expect(device.model == "iPhone" && device.systemName == "iOS")
  }

  @Test("a move of the focus is told by whoever makes one")
  func focus() {
    final class Tile: View {
      var isLit = false
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations { self.isLit = context.nextFocusedView === self }
      }
    }
    let tile = Tile()
    tile.didUpdateFocus(in: FocusUpdateContext(from: nil, to: tile), with: FocusAnimationCoordinator())
    #expect(tile.isLit && tile.canBecomeFocused && !tile.isFocused && !View().canBecomeFocused)
  }

  @Test("feedback is written down for who asks")
  func feedback() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let generator = ImpactFeedbackGenerator(style: .light)
    button.addAction(Action { _ in generator.impactOccurred() }, for: .touchUpInside)
    let felt = FeedbackGenerator.recording {
      generator.prepare()
      button.sendActions(for: .touchUpInside)
      SelectionFeedbackGenerator().selectionChanged()
      NotificationFeedbackGenerator().notificationOccurred(.success)
      Device.current.playInputClick()
    }
    #expect(felt == [.impact(.light, intensity: 1), .selection, .notification(.success), .inputClick])
  }

  private final class Field: View {
    var closes = 0
    override var canBecomeFirstResponder: Bool { true }
    func close() { closes += 1 }
  }

  /// A visible key window with a field beside a panel that holds a button.
  @MainActor private struct Form {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = Field()
    let panel = Panel()
    let button = Button()
    /// A method that fields have, and one that panels have.
    let ofField = Selector(Field.close, named: "ApplicationTests.field.close")
    let ofPanel = Selector(Panel.close, named: "ApplicationTests.panel.close")

    init() {
      window.addSubview(field)
      window.addSubview(panel)
      panel.addSubview(button)
      window.makeKeyAndVisible()
    }
  }

  @Test(.screen(scale: 2))
  func `s6 an action without a target goes to the first responder, whoever the sender is`() {
    let form = Form()
    form.field.becomeFirstResponder()
    #expect(Application.shared.sendAction(form.ofField, to: nil, from: form.button, for: nil))
    form.button.sendAction(form.ofField, to: nil, for: nil)
    form.button.addTarget(nil, action: form.ofField, for: .touchUpInside)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.field.closes == 3)
  }

  @Test(.screen(scale: 2))
  func `s6 beside a first responder the chain of the sender is not asked: false, and nothing happens`() {
    let form = Form()
    form.field.becomeFirstResponder()
    #expect(!Application.shared.sendAction(form.ofPanel, to: nil, from: form.button, for: nil))
    let reports = IssueReporting.collect { form.button.sendAction(form.ofPanel, to: nil, for: nil) }
    #expect(form.panel.closes == 0 && reports == [])
    form.field.resignFirstResponder()
    #expect(Application.shared.sendAction(form.ofPanel, to: nil, from: form.button, for: nil))
    #expect(form.panel.closes == 1)
  }

  @Test(.screen(scale: 2))
  func `s6 an explicit target gets the action, whoever the first responder is`() {
    let form = Form()
    form.field.becomeFirstResponder()
    #expect(Application.shared.sendAction(form.ofPanel, to: form.panel, from: form.button, for: nil))
    #expect(form.panel.closes == 1 && form.field.closes == 0)
  }

  @Test(.screen(scale: 2))
  func `the first responder of the sender's window counts where the key window has none`() {
    let form = Form()
    let other = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.makeKeyAndVisible()
    form.field.becomeFirstResponder()
    #expect(Application.shared.keyWindow === other)
    #expect(Application.shared.sendAction(form.ofField, to: nil, from: form.button, for: nil))
    #expect(form.field.closes == 1)
  }

  @Test("an action without target and sender goes to the key window's first responder")
  func firstResponder() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = Field()
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let close = Selector(Field.close, named: "ApplicationTests.close")
    #expect(Application.shared.sendAction(close, to: nil, from: nil, for: nil))
    #expect(field.closes == 1)
    field.resignFirstResponder()
    #expect(!Application.shared.sendAction(close, to: nil, from: nil, for: nil))
  }
}
