import HeadlessGeometry
import HeadlessLayers

extension Screen {
  /// The screen of the current scope; ``withMain(_:_:)`` sets another for a scope.
  ///
  /// Where `HeadlessTesting` is linked, each test has a screen of its own.
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
  ///
  /// - Parameters:
  ///   - era: The versions of iOS that the screen imitates.
  ///   - body: The code that sees it.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
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
