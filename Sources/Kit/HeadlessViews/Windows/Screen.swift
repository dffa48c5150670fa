import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers
import Synchronization

/// The screen that windows are laid out for: a scale, a size, and the turn of the run loop.
@preconcurrency @MainActor public final class Screen {
  /// The number of pixels per point; frames that a button computes are on this grid.
  ///
  /// A scale that is not a positive number is reported and changes nothing.
  public var scale: CGFloat {
    get { grid.scale }
    set {
      let old = scale
      let usable = Self.usable(newValue, or: old, "scale")
      if usable == old { return }
      storedGrid = PixelGrid(scale: usable)
      setTraits(TraitCollection(displayScale: usable))
    }
  }

  /// The screen's rectangle, in points, with its origin at zero.
  public let bounds: CGRect

  /// The insets of the screen's bars, corners and sensors, in points; zero by default.
  ///
  /// Windows and the views in them have the part that reaches into them as ``View/safeAreaInsets``. An inset that is
  /// negative or not finite is reported and changes nothing.
  public var safeAreaInsets: EdgeInsets {
    get { storedSafeAreaInsets }
    set {
      let old = storedSafeAreaInsets
      let usable = Self.usable(newValue, or: old, "safeAreaInsets", "keeping \(old)")
      if usable == old { return }
      storedSafeAreaInsets = usable
      for window in allWindows.objects { window.enterSafeArea() }
    }
  }

  /// The versions of iOS that the screen imitates; ``SystemEra/standard`` by default.
  ///
  /// A change notifies the views of the screen's windows whose tint it changes, and marks all of them for layout.
  public var era: SystemEra {
    get { sharedEra.value }
    set { setEra(newValue) }
  }

  /// The grid of the screen's pixels.
  public var grid: PixelGrid { storedGrid }
  var storedGrid: PixelGrid

  /// The clock of the screen, which advances only by a call.
  public nonisolated let clock: VirtualClock

  /// The traits that the screen's windows inherit, readable from any thread.
  public nonisolated var traitCollection: TraitCollection { traits.withLock(\.self) }

  let traits: Mutex<TraitCollection>
  var allWindows = WeakList<Window>()
  weak var keyWindow: Window?
  var endOfTurn: [@MainActor () -> Void] = []
  var scene: WindowScene?
  package var traitRegistrations: [TraitRegistration] = []
  var storedBrightness: CGFloat = 0.5
  /// The height of the keyboard that a test shows, in points; 0 without one.
  package var keyboardHeight: CGFloat = 0 {
    didSet {
      if keyboardHeight > 0 { Self.hasShownKeyboard = true }
      Self.keyboardGuidesMayMove()
    }
  }
  var storedSafeAreaInsets: EdgeInsets
  /// The traits that were assigned to `TraitCollection.current` outside of callbacks.
  let assignedTraits = Mutex<TraitCollection?>(nil)
  let storedEra: Mutex<SharedEra>

  /// Creates a screen of a size and scale.
  ///
  /// A scale that is not positive, or a size or inset that is negative or not finite, is reported for the default.
  /// > Assumed: 375×667 points at scale 2 by default, an iPhone of the era that the documents describe.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point: 1, 2 or 3.
  ///   - size: The size, in points.
  ///   - safeAreaInsets: The insets of the screen's bars, corners and sensors, in points.
  ///   - era: The versions of iOS that the screen imitates.
  public nonisolated convenience init(
    scale: CGFloat = 2, size: CGSize = CGSize(width: 375, height: 667), safeAreaInsets: EdgeInsets = .zero,
    era: SystemEra = .standard
  ) {
    self.init(clock: VirtualClock(), scale: scale, size: size, safeAreaInsets: safeAreaInsets, era: era)
  }

  nonisolated init(
    clock: VirtualClock, scale: CGFloat = 2, size: CGSize = CGSize(width: 375, height: 667),
    safeAreaInsets: EdgeInsets = .zero, era: SystemEra = .standard
  ) {
    self.clock = clock
    storedEra = Mutex(SharedEra(era))
    storedSafeAreaInsets = Self.usable(safeAreaInsets)
    let grid = PixelGrid(scale: Self.usable(scale))
    storedGrid = grid
    bounds = CGRect(origin: .zero, size: Self.usable(size))
    traits = Mutex(TraitCollection.ofScreen(scale: grid.scale, size: bounds.size))
    Self.showTraits
    Self.recordEra(era)
  }

  /// The windows that were shown before the first test, as stored properties may be; they stay.
  private var firstWindows: WeakList<Window>?

  /// Makes the screen as new for the next test: hides the windows of the last one, and notifies those that are hidden.
  func reset() {
    let shown = visibleWindows
    if firstWindows == nil {
      firstWindows = WeakList()
      for window in shown { firstWindows?.add(window) }
    }
    for window in shown where firstWindows?.contains(window) != true { window.isHidden = true }
    clock.reset()
    assignedTraits.withLock { $0 = nil }
    (endOfTurn, traitRegistrations, scene, storedBrightness, keyboardHeight) = ([], [], nil, 0.5, 0)
    (scale, safeAreaInsets, era) = (2, .zero, .standard)
    setTraits(TraitCollection.ofScreen(scale: 2, size: bounds.size))
  }
}

extension Screen {
  /// The screen of the current scope; ``withMain(_:_:)`` sets another for a scope.
  ///
  /// Each test that links `HeadlessTesting` has its own screen.
  public nonisolated static var main: Screen {
    if ScreenScope.isStandard { return standard }
    let scope = ScreenScope.current
    return scope === ScreenScope.standard ? standard : scope.screen { Screen(clock: $0) }
  }

  /// The screen outside of all scopes.
  private nonisolated static let standard = Screen(clock: ScreenScope.standard.clock)

  /// The grid of the ``main`` screen, read without counting a reference to the screen.
  package static var mainGrid: PixelGrid { ScreenScope.isStandard ? standard.grid : main.grid }

  /// The era of the ``main`` screen; no screen is looked up before one has another era than the standard one.
  package nonisolated static var sharedMainEra: SharedEra { someHaveOtherEras ? main.sharedEra : .standard }

  /// A copy of the ``sharedMainEra``.
  package nonisolated static var mainEra: SystemEra { sharedMainEra.value }

  /// Whether the ``mainEra`` rounds titles to points, read without copying the era.
  package static var mainEraRoundsTitles: Bool {
    someHaveOtherEras ? main.sharedEra.value.roundsTitlesToPoints : standardRoundsTitles
  }

  private nonisolated static let standardRoundsTitles = SystemEra.standard.roundsTitlesToPoints

  /// Runs `body` with another screen, such as `Screen(scale: 3)`, as ``main``, and returns its result.
  public nonisolated static func withMain<Result>(_ screen: Screen, _ body: () throws -> Result) rethrows -> Result {
    try ScreenScope(clock: screen.clock, screen: screen).run(body)
  }

  /// Runs `body` with a screen as ``main`` that is like the current one but for its era; its clock begins at 0.
  public static func withMain<Result>(era: SystemEra, _ body: () throws -> Result) rethrows -> Result {
    try withMain(Screen(like: main, era: era), body)
  }

  /// Runs asynchronous code with the screen as ``main``; ``withMain(_:_:)`` runs code that does not wait.
  public nonisolated func runAsMain(_ body: @Sendable () async throws -> Void) async rethrows {
    try await ScreenScope(clock: clock, screen: self).run(body)
  }

  /// Makes the screen outside of all scopes as new, with its clock; the windows of the last test are hidden.
  package static func resetStandard() { standard.reset() }
}

extension View {
  /// Returns the screen that supplies a view's traits: its window's, else the main one.
  /// > Documented: from iOS 13 on a view outside a window has the traits that it is likely to get.
  static func screen(of link: WindowLink?) -> Screen { link?.window?.screen ?? Screen.main }
}
