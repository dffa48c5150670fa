import Foundation
import Synchronization

/// The clock and the screen of a scope, which the code in it reads as the current ones.
///
/// The scope of an explicit call, else the running test's, else the standard one.
package final class ScreenScope: Sendable {
  /// The scope outside of all others.
  package static let standard = ScreenScope()

  package let clock: VirtualClock
  /// The number of the scope, which no other one has, nor the same one after ``renew()``.
  package var serial: Int { storedSerial.load(ordering: .relaxed) }
  private let storedSerial = Atomic(ScreenScope.nextSerial())
  /// The screen, of a class that a later module declares; nil until it is read for the first time.
  private let screen: Mutex<(any AnyObject & Sendable)?>

  /// Creates a scope; a screen that is not passed is created when it is read.
  package init(clock: VirtualClock = VirtualClock(), screen: (any AnyObject & Sendable)? = nil) {
    self.clock = clock
    self.screen = Mutex(screen)
  }

  private static let count = Atomic(0)
  private static func nextSerial() -> Int { count.add(1, ordering: .relaxed).newValue }

  /// Gives the scope another number, for the next test that it serves.
  package func renew() { storedSerial.store(Self.nextSerial(), ordering: .relaxed) }

  /// Returns the screen, and creates it if it was never read.
  package func screen<Screen: AnyObject & Sendable>(_ make: (VirtualClock) -> Screen) -> Screen {
    screen.withLock { screen in
      if let known = screen as? Screen { return known }
      let made = make(clock)
      screen = made
      return made
    }
  }
}

extension ScreenScope {
  package static var current: ScreenScope {
    if isStandard { return standard }
    guard let scoped else { return linkedTests?.currentScope ?? standard }
    linkedTests?.use(scoped)
    return scoped
  }

  /// Whether there is no scope but the standard one: looking for one costs more than the rest of a reading.
  package static var isStandard: Bool {
    let known = lookup.load(ordering: .relaxed)
    return known == Lookup.standard.rawValue || known == Lookup.unknown.rawValue && findTests() == .standard
  }

  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.lookup.store(Lookup.scoped.rawValue, ordering: .relaxed)
    let outer = Self.current
    defer { Self.linkedTests?.continue(in: outer) }
    return try Self.$scoped.withValue(self, operation: body)
  }

  package func run(_ body: @Sendable () async throws -> Void) async rethrows {
    Self.lookup.store(Lookup.scoped.rawValue, ordering: .relaxed)
    let outer = Self.current
    defer { Self.linkedTests?.continue(in: outer) }
    try await Self.$scoped.withValue(self, operation: body)
  }

  @TaskLocal private static var scoped: ScreenScope?

  private enum Lookup: UInt8 {
    /// No code has asked whether a library for tests is linked.
    case unknown
    /// There was no explicit scope yet, and no library for tests is linked.
    case standard
    /// There may be another scope than the standard one.
    case scoped
  }

  private static let lookup = Atomic(Lookup.unknown.rawValue)

  /// The class of `HeadlessTesting`, found by its name: a library that is only linked can't announce itself.
  private static let linkedTests = NSClassFromString("HeadlessTesting.RunningTest") as? any ScopesOfTests.Type

  private static func findTests() -> Lookup {
    let found = linkedTests == nil ? Lookup.standard : .scoped
    let (isStored, known) = lookup.compareExchange(
      expected: Lookup.unknown.rawValue, desired: found.rawValue, ordering: .relaxed)
    return isStored ? found : Lookup(rawValue: known) ?? .scoped
  }
}

/// A type that knows the scope of the running test.
package protocol ScopesOfTests: SendableMetatype {
  /// The scope of the test that the code belongs to; nil outside of all tests.
  static var currentScope: ScreenScope? { get }

  /// Records that code uses an explicit scope.
  static func use(_ scope: ScreenScope)

  /// Records that an explicit scope within a scope has ended, on any thread.
  static func `continue`(in scope: ScreenScope)
}
