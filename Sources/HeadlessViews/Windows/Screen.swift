import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting
import Synchronization

/// The screen that windows are laid out for: a scale, a size, and the turn of the run loop.
@preconcurrency @MainActor
public final class Screen {
  /// The screen of the current scope; ``withMain(_:_:)`` sets another for a scope.
  public nonisolated static var main: Screen { CurrentScreen.isScoped ? CurrentScreen.screen : CurrentScreen.standard }

  /// The grid of the ``main`` screen, read without counting a reference to the screen.
  package static var mainGrid: PixelGrid {
    CurrentScreen.isScoped ? CurrentScreen.screen.grid : CurrentScreen.standard.grid
  }

  /// Runs `body` with another screen as ``main``.
  ///
  /// - Parameters:
  ///   - screen: The screen, such as `Screen(scale: 3)`.
  ///   - body: The code that sees it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public nonisolated static func withMain<Result>(_ screen: Screen, _ body: () throws -> Result) rethrows -> Result {
    try CurrentScreen.scope.withValue(screen, operation: body)
  }

  /// Runs asynchronous code with another screen as ``main``: what a test trait needs.
  package nonisolated static func withMain(_ screen: Screen, _ body: @Sendable () async throws -> Void) async throws {
    try await CurrentScreen.scope.withValue(screen, operation: body)
  }

  /// How many pixels a point has; frames that a button computes lie on this grid.
  ///
  /// A scale that is not a positive number is reported and changes nothing.
  public var scale: CGFloat {
    get { grid.scale }
    set { setScale(newValue) }
  }

  /// The screen's rectangle, in points, with its origin at zero.
  public let bounds: CGRect

  /// The grid of the screen's pixels.
  @exclusivity(unchecked) public private(set) var grid: PixelGrid

  /// The time of the screen, which goes on only when told to.
  public nonisolated let clock = VirtualClock()

  /// The traits that the screen's windows inherit, readable from any thread.
  public nonisolated var traitCollection: TraitCollection { traits.withLock(\.self) }

  private let traits: Mutex<TraitCollection>
  private var entries: [WeakWindow] = []
  weak var keyWindow: Window?
  var scene: WindowScene?
  var storedBrightness: CGFloat = 0.5

  /// Makes a screen.
  ///
  /// A scale that is not a positive number, or a size that is negative or not finite, is reported and becomes the default.
  ///
  /// > Assumed: 375×667 points at scale 2 unless said, an iPhone of the era that the documents describe.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point: 1, 2 or 3.
  ///   - size: The size, in points.
  public nonisolated init(scale: CGFloat = 2, size: CGSize = CGSize(width: 375, height: 667)) {
    let grid = PixelGrid(scale: Self.usable(scale))
    self.grid = grid
    bounds = CGRect(origin: .zero, size: Self.usable(size))
    traits = Mutex(TraitCollection.ofScreen(scale: grid.scale, size: bounds.size))
    Self.showTraits
  }

  /// The windows that are not hidden, in the order they were made.
  public var visibleWindows: [Window] {
    entries.compactMap(\.window).filter { !$0.isHidden }
  }

  /// Lays out every visible window, as UIKit does at the end of a run-loop turn, before it draws.
  public func flush() {
    for window in visibleWindows { window.layoutIfNeeded() }
    Turn.end()
  }

  /// Lets time go by: ends the turn, and then animations, recognizers and whatever else waits for the ``clock`` get their
  /// turn in the order of their time.
  ///
  /// Layers show on the way what they show at each moment. Nothing waits for real time.
  ///
  /// - Parameter seconds: How long, in seconds; 0 for what is due now.
  public func advance(by seconds: TimeInterval) {
    flush()
    clock.advance(by: seconds)
    flush()
  }

  func add(_ window: Window) {
    entries.removeAll { $0.window == nil }
    entries.append(WeakWindow(window: window))
  }

  /// Takes other traits, and tells the windows.
  func setTraits(_ change: TraitCollection) {
    let new = traitCollection.merged(with: change)
    if new == traitCollection { return }
    // A window in another one is told by that.
    let windows = entries.compactMap(\.window).filter { $0.storedSuperview?.window?.screen !== self }
    let old = windows.map(\.inheritedTraits)
    traits.withLock { $0 = new }
    for (window, old) in zip(windows, old) {
      InheritedTraits.tellChange(at: window, from: old, to: window.inheritedTraits)
    }
  }

  private func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else {
      let problem = "\(scale.shortDescription) is no scale; \(self.scale.shortDescription) stays."
      return Self.report("scale", problem: problem, Self.scaleCure)
    }
    grid = PixelGrid(scale: scale)
    setTraits(TraitCollection(displayScale: scale))
  }

  private nonisolated static func usable(_ scale: CGFloat) -> CGFloat {
    if scale.isFinite, scale > 0 { return scale }
    report("init(scale:size:)", problem: "\(scale.shortDescription) is no scale; it became 2.", scaleCure)
    return 2
  }

  private nonisolated static func usable(_ size: CGSize) -> CGSize {
    if size.isFinite, size.width >= 0, size.height >= 0 { return size }
    report(
      "init(scale:size:)", problem: "\(size.shortDescription) is no size; it became 375×667.",
      "Give finite numbers of points that are not negative.")
    return CGSize(width: 375, height: 667)
  }

  private nonisolated static let scaleCure = "Give the pixels a point has: 1, 2 or 3."

  private nonisolated static func report(_ member: String, problem: String, _ cure: String) {
    IssueReporting.report(IssueReport(place: "Screen.\(member)", problem: problem, cure: cure))
  }
}

private struct WeakWindow {
  weak var window: Window?
}

private enum CurrentScreen {
  static let standard = Screen()
  @TaskLocal static var screen = standard

  /// The way to another screen for a scope.
  static var scope: TaskLocal<Screen> {
    scopes.store(true, ordering: .relaxed)
    return $screen
  }

  /// Whether there ever was a scope: before, nobody need look for one, which costs more than the rest of a reading.
  static var isScoped: Bool { scopes.load(ordering: .relaxed) }

  private static let scopes = Atomic(false)
}
