import Foundation
import HeadlessLayers
import HeadlessViews
import Synchronization
import Testing
import XCTest

/// The screen and the clock of the running test, which each test has without a trait or call.
///
/// `HeadlessLayers` finds the class by its name. In Swift Testing a scope belongs to a test with its arguments; in
/// XCTest, which runs one test after another, each finds the standard scope new. Code that belongs to no test,
/// such as a callback of a dispatch queue or a detached task, has the scope that was used last on the main actor.
final class RunningTest: ScopesOfTests {
  static var currentScope: ScreenScope? {
    observeXCTest
    guard let test = Test.Case.current else { return scopes.withLock(\.last) }
    let isOnMainActor = MainThread.isCurrent
    return withIdentity(of: test) { bytes in
      scopes.withLock { $0.scope(of: test, bytes, isOnMainActor: isOnMainActor) }
    }
  }

  static func use(_ scope: ScreenScope) { if MainThread.isCurrent { `continue`(in: scope) } }

  static func `continue`(in scope: ScreenScope) {
    // A test of Swift Testing that is not on the main actor changes nothing for the code that is.
    if MainThread.isCurrent || Test.Case.current == nil { scopes.withLock { $0.last = scope } }
  }

  private static let scopes = Mutex(TestScopes())

  /// Makes the standard scope as new: the tests of XCTest share it, as all instances, with the windows that they store,
  /// are made before the first test.
  fileprivate static func beginXCTest() {
    scopes.withLock { $0.last = nil }
    ScreenScope.standard.renew()
    MainActor.assumeIsolated { Screen.resetStandard() }
  }

  /// It runs when code reads a scope for the first time: when a stored window is made, or in the first test.
  private static let observeXCTest: Void = XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
}

private final class XCTestObserver: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { RunningTest.beginXCTest() }
}

private struct TestScopes {
  /// The scope that was used last on the main actor.
  var last: ScreenScope?
  private var entries: [[UInt8]: Entry] = [:]
  private var order: [[UInt8]] = []
  private var latest: Entry?

  private struct Entry {
    let key: [UInt8]
    /// The test, which is retained so that no other one has its address.
    let test: Test.Case
    let scope: ScreenScope
  }

  /// The number of tests whose scopes are retained: Swift Testing does not announce the end of a test.
  /// > Assumed: more than ever run at one time.
  private static let limit = 100_000

  /// Returns the scope of a test, and creates it if it is the first time.
  mutating func scope(of test: Test.Case, _ bytes: UnsafeRawBufferPointer, isOnMainActor: Bool) -> ScreenScope {
    let entry: Entry
    if let latest, Self.areEqual(latest.key, bytes) {
      entry = latest
    } else {
      entry = entries[Array(bytes)] ?? add(test, Array(bytes))
      latest = entry
    }
    if isOnMainActor { last = entry.scope }
    return entry.scope
  }

  /// Compares as fast in a debug build.
  private static func areEqual(_ key: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress, bytes.count == key.count else { return false }
    return memcmp(key, start, bytes.count) == 0
  }

  private mutating func add(_ test: Test.Case, _ key: [UInt8]) -> Entry {
    if order.count >= Self.limit { entries[order.removeFirst()] = nil }
    let entry = Entry(key: key, test: test, scope: ScreenScope())
    entries[key] = entry
    order.append(key)
    return entry
  }
}

/// Calls a closure with the identity of a test with its arguments, which Swift Testing does not publish: the bytes of a
/// copy, with the addresses of its arguments and of its body; those between the members are 0.
private func withIdentity<Result>(of test: Test.Case, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
  withUnsafePointer(to: test) { source in
    withUnsafeTemporaryAllocation(of: Test.Case.self, capacity: 1) { copy in
      guard let start = copy.baseAddress else { return body(UnsafeRawBufferPointer(copy)) }
      memset(start, 0, MemoryLayout<Test.Case>.stride)
      start.initialize(from: source, count: 1)
      defer { start.deinitialize(count: 1) }
      return body(UnsafeRawBufferPointer(copy))
    }
  }
}
