import Foundation
import Synchronization

/// The current context.
///
/// While a view's `draw(_:)` or an image renderer's closure runs, the context is theirs; contexts that they begin or
/// push and do not end are removed afterwards. Elsewhere each task has its own stack, as each thread has on the real
/// system and outside of tasks. A context that a task begins and never ends is retained until the program ends.
enum GraphicsStack {
  /// A context of a scope, and those begun or pushed inside of the scope.
  private final class Scope: Sendable {
    let context: CGContext
    let pushed = Mutex<[Entry]>([])

    init(_ context: CGContext) { self.context = context }
  }

  struct Entry: Sendable {
    /// The context; nil where none could be made.
    let context: CGContext?
    /// Whether it was begun for an image, not only pushed.
    let isImage: Bool
  }

  private enum Owner: Hashable, Sendable {
    case task(Int)
    case thread(ObjectIdentifier)

    static var current: Owner {
      withUnsafeCurrentTask { $0.map { .task($0.hashValue) } } ?? .thread(ObjectIdentifier(Thread.current))
    }
  }

  @TaskLocal private static var scope: Scope?

  /// The stacks outside of scopes.
  private static let stacks = Mutex<[Owner: [Entry]]>([:])

  /// Runs code while a context is the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    try $scope.withValue(Scope(context), operation: body)
  }

  static var current: CGContext? {
    let stack = change { $0 }
    return stack.isEmpty ? scope?.context : stack[stack.count - 1].context
  }

  /// The context that was begun or pushed last.
  static var top: Entry? { change(\.last) }

  static func push(_ entry: Entry) { change { $0.append(entry) } }

  /// Removes and returns the last entry if it was begun for an image, as `isImage` requires; nil otherwise.
  static func pop(isImage: Bool) -> Entry? {
    change { $0.last?.isImage == isImage ? $0.removeLast() : nil }
  }

  private static func change<Result: Sendable>(_ body: (inout [Entry]) -> Result) -> Result {
    if let scope { return scope.pushed.withLock { body(&$0) } }
    let owner = Owner.current
    return stacks.withLock { stacks in
      var stack = stacks[owner] ?? []
      let result = body(&stack)
      stacks[owner] = stack.isEmpty ? nil : stack
      return result
    }
  }
}
