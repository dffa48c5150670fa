import Foundation
import Synchronization

/// The code of a dynamic color, compared by identity.
final class ColorProvider: Hashable {
  typealias Code = @Sendable (TraitCollection) -> Color

  private var code: Code?

  init(_ code: @escaping Code) { self.code = code }

  /// The code may be all that holds the next color, whose code holds another one, and so on: one loop releases them.
  deinit { if ColorTeardown.collect(&code) { ColorTeardown.drain() } }

  /// Returns the color for some traits, which may be dynamic itself.
  func color(in traits: TraitCollection) -> Color { code?(traits) ?? .clear }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The release of the code of dynamic colors that retain each other, without recursion, by each thread for itself.
private enum ColorTeardown {
  private struct Drain {
    let thread: pthread_t
    var waiting: [ColorProvider.Code]
  }

  /// The threads that are releasing colors right now; hardly ever more than one.
  private static let drains = Mutex<[Drain]>([])

  /// Takes over the code of a color that is being deallocated, and returns whether the caller must ``drain()`` now: not
  /// inside a drain, whose loop releases it.
  static func collect(_ code: inout ColorProvider.Code?) -> Bool {
    guard let taken = code else { return false }
    code = nil
    let thread = pthread_self()
    return drains.withLock { drains in
      if let mine = drains.firstIndex(where: { $0.thread == thread }) {
        drains[mine].waiting.append(taken)
        return false
      }
      drains.append(Drain(thread: thread, waiting: [taken]))
      return true
    }
  }

  /// Releases the code that was taken over on this thread, and code that its release adds.
  static func drain() {
    let thread = pthread_self()
    while let code = next(on: thread) { _ = consume code }
  }

  private static func next(on thread: pthread_t) -> ColorProvider.Code? {
    drains.withLock { drains in
      guard let mine = drains.firstIndex(where: { $0.thread == thread }) else { return nil }
      if let code = drains[mine].waiting.popLast() { return code }
      drains.remove(at: mine)
      return nil
    }
  }
}
