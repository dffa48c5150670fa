import HeadlessGeometry
import HeadlessLayers
import Synchronization

extension Screen {
  /// The screen of the current scope; ``withMain(_:_:)`` sets another for a scope.
  public nonisolated static var main: Screen { CurrentScreen.isScoped ? CurrentScreen.screen : CurrentScreen.standard }

  /// The grid of the ``main`` screen, read without counting a reference to the screen.
  package static var mainGrid: PixelGrid {
    CurrentScreen.isScoped ? CurrentScreen.screen.grid : CurrentScreen.standard.grid
  }

  /// The era of the ``main`` screen; no screen is looked up before one has another era than the standard one.
  package nonisolated static var mainEra: SystemEra {
    guard someHaveOtherEras else { return .standard }
    return main.currentEra
  }

  /// Whether the ``mainEra`` rounds titles to points, read without copying the era.
  package static var mainEraRoundsTitles: Bool {
    guard someHaveOtherEras else { return SystemEra.standard.roundsTitlesToPoints }
    return mainEra.roundsTitlesToPoints
  }

  /// Runs `body` with another screen as ``main``.
  ///
  /// - Parameters:
  ///   - screen: The screen, such as `Screen(scale: 3)`.
  ///   - body: The code that sees it.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  public nonisolated static func withMain<Result>(_ screen: Screen, _ body: () throws -> Result) rethrows -> Result {
    try VirtualClock.withCurrent(screen.clock) { try CurrentScreen.scope.withValue(screen, operation: body) }
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

  /// Runs asynchronous code with another screen as ``main``: what a test trait needs.
  package nonisolated static func withMain(_ screen: Screen, _ body: @Sendable () async throws -> Void) async throws {
    try await VirtualClock.withCurrent(screen.clock) {
      try await CurrentScreen.scope.withValue(screen, operation: body)
    }
  }
}

private enum CurrentScreen {
  static let standard = Screen(clock: .standard)
  @TaskLocal static var screen = standard

  /// The way to another screen for a scope.
  static var scope: TaskLocal<Screen> {
    scopes.store(true, ordering: .relaxed)
    return $screen
  }

  /// Whether there ever was a scope: looking for one costs more than the rest of a reading.
  static var isScoped: Bool { scopes.load(ordering: .relaxed) }

  private static let scopes = Atomic(false)
}
