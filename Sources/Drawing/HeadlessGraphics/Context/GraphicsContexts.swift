import Foundation
import Synchronization

/// The stack of current contexts, which UIKit's functions begin, end, push and pop.
///
/// While a view's `draw(_:)` or an image renderer's closure runs, the context is theirs; contexts that they begin or
/// push and do not end are removed afterwards. Elsewhere each task has its own stack, as each thread has on the real
/// system and outside of tasks. A context that a task begins and never ends is retained until the program ends.
public enum GraphicsContexts {
  /// A context of a scope, and those begun or pushed inside of the scope.
  private final class Scope: Sendable {
    let context: CGContext
    let pushed = Mutex<[Entry]>([])

    init(_ context: CGContext) { self.context = context }
  }

  private struct Entry: Sendable {
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

  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    try $scope.withValue(Scope(context), operation: body)
  }

  /// The context that is being drawn into, or nil.
  public static var current: CGContext? {
    let stack = change { $0 }
    return stack.isEmpty ? scope?.context : stack[stack.count - 1].context
  }

  /// Makes a context the current one, until ``pop()``.
  public static func push(_ context: CGContext) { push(context, isImage: false) }

  private static func push(_ context: CGContext?, isImage: Bool) {
    change { $0.append(Entry(context: context, isImage: isImage)) }
  }

  /// Removes the context that was pushed last; has no effect if an image was begun after it.
  public static func pop() { pop(isImage: false) }

  /// Removes the last entry if it was begun for an image, as `isImage` requires, and returns it, so that its context is
  /// not deallocated while the stack is locked.
  @discardableResult private static func pop(isImage: Bool) -> Entry? {
    change { $0.last?.isImage == isImage ? $0.removeLast() : nil }
  }

  /// Begins an image context; for a size without pixels, which is reported, there is no context until ``endImage()``.
  ///
  /// The last pixel of a side may extend beyond the size in points. An opaque image begins black instead of clear. The
  /// scale is the number of pixels per point; 0 stands for the screen's.
  public static func beginImage(size: CGSize, isOpaque: Bool = false, scale: CGFloat = 0) {
    let context = CGContext.image(
      CGRect(origin: .zero, size: size), scale: scale, isOpaque: isOpaque, "GraphicsContexts.beginImage")
    push(context, isImage: true)
  }

  /// The image drawn so far; nil if the current context is not an image's.
  public static var image: Image? {
    guard let top = change(\.last), top.isImage else { return nil }
    return top.context?.image
  }

  /// Ends the image that was begun last; nothing if a context was pushed after it.
  public static func endImage() { pop(isImage: true) }

  /// Fills a rectangle in the current context's fill color.
  public static func fill(_ rect: CGRect, _ blendMode: CGBlendMode = .normal) {
    guard let context = CGContext.current(for: "GraphicsContexts.fill(_:_:)") else { return }
    context.performWith(blendMode) { context.fill(rect) }
  }

  /// Fills a frame of 1 point along the inside of a rectangle in the current context's fill color.
  public static func fillFrame(of rect: CGRect, _ blendMode: CGBlendMode = .normal) {
    guard let context = CGContext.current(for: "GraphicsContexts.fillFrame(of:_:)") else { return }
    let frame = CGMutablePath()
    frame.addRect(rect)
    if rect.width > 2, rect.height > 2 { frame.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.performWith(blendMode) {
      context.replacePath(with: frame.pieces)
      context.fillPath(using: .evenOdd)
    }
  }

  /// Intersects the clipping area of the current context with a rectangle.
  public static func clip(to rect: CGRect) { CGContext.current(for: "GraphicsContexts.clip(to:)")?.clip(to: rect) }
}
