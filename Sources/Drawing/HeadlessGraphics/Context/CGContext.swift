import Foundation
import HeadlessGeometry
import HeadlessReporting
import Synchronization

/// The destination of CoreGraphics' functions, which records into a ``DrawingContext``.
///
/// An image's context becomes pixels when the image is read; the context in a view's `draw(_:)` is part of the view's
/// drawing. A call with a number that is not finite is reported and draws nothing.
/// > Documented: CGContext, with its members and defaults. Differs: it can be used on any thread.
public final class CGContext: Sendable {
  /// The drawing that the context records into.
  public let drawing: DrawingContext

  /// The transform from the coordinates that the context began with to the sheet.
  let base: CGAffineTransform
  /// The rectangle that is drawn on, or nil without borders: of an image on the sheet, else where the context began.
  let sheet: CGRect?
  private let givenScale: CGFloat?
  /// Whether the drawing becomes an image; else it is included in a list recorded elsewhere.
  let isImage: Bool

  struct Storage: Sendable {
    var state = GraphicsState()
    /// The states that were saved, each by `saveGState()` or by a transparency layer.
    var saved: [(state: GraphicsState, isLayer: Bool)] = []
    var path = ContextPath()
    var textMatrix = CGAffineTransform.identity
  }

  let storage = Mutex(Storage())

  private let paintedBefore: Int

  /// Creates a context that records into a drawing; without a sheet it has no borders, without a scale the screen's.
  package init(drawing: DrawingContext, sheet: CGRect?, scale: CGFloat? = nil, isImage: Bool = false) {
    self.drawing = drawing
    self.sheet = sheet
    givenScale = scale
    self.isImage = isImage
    base = drawing.transform
    paintedBefore = drawing.paintedCount
  }

  /// The number of pixels per point.
  var scale: CGFloat { givenScale ?? max(TraitCollection.current.displayScale, 1) }

  /// Whether anything was painted since the context was made.
  var hasPainted: Bool { drawing.paintedCount > paintedBefore }

  package func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try GraphicsContexts.with(self, body)
  }

  /// The context that is being drawn into, or nil.
  public static var current: CGContext? { GraphicsContexts.current }

  /// Returns the current context; nil, with a report, if there is none.
  package static func current(for place: String) -> CGContext? {
    if let current { return current }
    IssueReporting.report(
      place: place, problem: "there is no context to draw into; nothing was drawn.",
      cure: "Call it in draw(_:), in an image renderer's closure, or after UIGraphicsBeginImageContextWithOptions.")
    return nil
  }

  var state: GraphicsState { storage.withLock(\.state) }

  /// Changes the state unless a number is not finite, which is reported.
  func change(_ member: String, _ numbers: CGFloat..., by body: (inout GraphicsState) -> Void) {
    if let wrong = numbers.first(where: { !$0.isFinite }) {
      return Self.report(member, "\(wrong) is not finite; keeping the old value.", "Give a finite number.")
    }
    storage.withLock { body(&$0.state) }
  }

  /// Saves colors, lines, transform and clip for ``restoreGState()``.
  public func saveGState() {
    storage.withLock { $0.saved.append((state: $0.state, isLayer: false)) }
    drawing.saveState()
  }

  /// Restores the state that was saved last; without one since the last transparency layer began, it is reported.
  public func restoreGState() {
    let restored = storage.withLock { storage in
      guard let last = storage.saved.last, !last.isLayer else { return false }
      storage.state = last.state
      storage.saved.removeLast()
      return true
    }
    guard restored else {
      return Self.report(
        "restoreGState()", "nothing was saved; nothing changed.", "Call saveGState() first, once for each.")
    }
    drawing.restoreState()
  }

  static func report(_ member: String, _ problem: String, _ cure: String) {
    IssueReporting.report(place: "CGContext.\(member)", problem: problem, cure: cure)
  }
}
