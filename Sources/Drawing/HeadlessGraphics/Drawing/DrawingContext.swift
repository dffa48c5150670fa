import Foundation
import HeadlessGeometry
import HeadlessReporting
import Synchronization

/// The context of `draw(_:)`, which records a ``DrawingList``.
///
/// While a view's `draw(_:)` runs, ``current`` is the context, in the view's coordinates. States and groups that a view
/// leaves open end after it. A call with a number that is not finite is reported and draws nothing.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   let ring = CGPath(ellipseIn: rect.insetBy(dx: 2, dy: 2))
///   DrawingContext.current?.stroke(.path(ring, .winding), with: .red, width: 2)
/// }
/// ```
public final class DrawingContext: Sendable {
  /// The context that is being drawn into, or nil.
  public static var current: DrawingContext? { CGContext.current?.drawing }

  private let recorder = Mutex(DrawingRecorder())

  init() {}

  package func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CGContext(drawing: self, sheet: nil).performAsCurrent(body)
  }

  // MARK: Painting

  /// Fills the inside of a shape.
  public func fill(_ shape: DrawingList.Shape, with paint: DrawingList.Paint) {
    record("fill(_:with:)") { $0.paint(shape, paint) }
  }

  /// Fills the inside of a shape with a color; a dynamic one is resolved for the current traits.
  public func fill(_ shape: DrawingList.Shape, with color: Color) { fill(shape, with: .color(color.cgColor)) }

  package func fill(_ shape: DrawingList.Shape, in color: CGColor, alpha: CGFloat = 1) {
    guard let image = color.color.patternImage else {
      return fill(shape, with: .color(color.multiplied(by: alpha)))
    }
    let (box, size) = (shape.boundingBox, image.size)
    guard box.isFinite, size.width > 0, size.height > 0 else { return }
    // The copies begin at the coordinates' origin: the first one is the last that begins before the box.
    let start = CGPoint(
      x: (box.minX / size.width).rounded(.down) * size.width, y: (box.minY / size.height).rounded(.down) * size.height)
    let area = CGRect(x: start.x, y: start.y, width: box.maxX - start.x, height: box.maxY - start.y)
    let tiles = image.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    saveState()
    clip(to: shape)
    if alpha < 1 { beginGroup(alpha: alpha) }
    draw(DrawingList.ImagePlacement(tiles, in: area))
    if alpha < 1 { endGroup() }
    restoreState()
  }

  /// Draws a line along a shape.
  public func stroke(_ shape: DrawingList.Shape, with paint: DrawingList.Paint, style: DrawingList.StrokeStyle) {
    record("stroke(_:with:style:)") { $0.stroke(shape, paint, style) }
  }

  /// Draws a line of a color and a width, in points, along a shape; a dynamic color in the current traits.
  public func stroke(_ shape: DrawingList.Shape, with color: Color, width: CGFloat = 1) {
    stroke(shape, with: .color(color.cgColor), style: DrawingList.StrokeStyle(width: width))
  }

  /// Draws the shadow of a shape, without the shape.
  public func drawShadow(_ shadow: DrawingList.Shadow, of shape: DrawingList.Shape) {
    record("drawShadow(_:of:)") { $0.shadow(shadow, of: shape) }
  }

  /// Draws an image.
  public func draw(_ image: DrawingList.ImagePlacement) { record("draw(_:)") { $0.draw(image) } }

  /// Draws an image with its rows from the largest y to the smallest.
  func draw(upsideDown image: Image, in rect: CGRect) {
    let rect = rect.standardized
    saveState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    draw(DrawingList.ImagePlacement(image, in: rect))
    restoreState()
  }

  /// Draws a line of text.
  public func draw(_ text: DrawingList.TextRun) { record("draw(_:)") { $0.draw(text) } }

  // MARK: State

  /// The transform from the current coordinates to the sheet.
  public var transform: CGAffineTransform { recorder.withLock(\.transform) }

  /// Saves the transform and the clip for ``restoreState()``.
  public func saveState() { recorder.withLock { $0.save() } }

  /// Restores the state that was saved last; does nothing without one in the current group.
  public func restoreState() { recorder.withLock { $0.restore() } }

  /// Applies a transform to the next commands before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    record("concatenate(_:)") { $0.concatenate(transform) }
  }

  /// Translates subsequent drawing, in points.
  public func translate(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Intersects the clipping area with a shape.
  public func clip(to shape: DrawingList.Shape) { record("clip(to:)") { $0.clip(to: shape) } }

  /// Masks all further painting by the opacity of the closure's drawing.
  public func clip(toDrawing draw: () throws -> Void) rethrows {
    recorder.withLock { $0.beginMask() }
    defer { recorder.withLock { $0.endMask() } }
    try draw()
  }

  /// Begins a group, which ``endGroup()`` paints as one image with an opacity, 0 to 1, and a shadow; it saves the state
  /// as ``saveState()`` does.
  public func beginGroup(alpha: CGFloat = 1, shadow: DrawingList.Shadow? = nil) {
    record("beginGroup(alpha:shadow:)") { $0.beginGroup(DrawingList.Group(alpha: alpha, shadow: shadow)) }
  }

  /// Ends the last group that was begun, with the states saved in it; does nothing without a group.
  public func endGroup() { recorder.withLock { $0.endGroup() } }

  /// Paints the commands of a list in the current coordinates.
  public func draw(_ list: DrawingList) {
    guardingState {
      for command in list.commands { record("draw(_:)") { $0.replay(command) } }
    }
  }

  // MARK: For whoever records

  /// The number of commands up to the last one that paints.
  var paintedCount: Int { recorder.withLock(\.painted) }

  /// The commands so far, with everything ended that is open.
  var commandsSoFar: [DrawingList.Command] {
    var copy = recorder.withLock(\.self)
    return copy.finish()
  }

  /// A context without painted commands, with the same transform and clip; nil while a group or a mask is open.
  var emptied: DrawingContext? {
    var copy = recorder.withLock(\.self)
    guard copy.replacePainted(with: []) else { return nil }
    let context = DrawingContext()
    context.recorder.withLock { $0 = copy }
    return context
  }

  /// Replaces everything painted so far by other commands, in the coordinates of the sheet.
  func replacePainted(with commands: [DrawingList.Command]) {
    _ = recorder.withLock { $0.replacePainted(with: commands) }
  }

  /// The number of texts that were drawn outside of masks.
  package var textCount: Int { recorder.withLock(\.textCount) }

  package func beginMask() { recorder.withLock { $0.beginMask() } }
  package func endMask() { recorder.withLock { $0.endMask() } }

  /// Runs client code, which may leave states open but can't end states that were begun before.
  package func guardingState(_ body: () throws -> Void) rethrows {
    let minimumDepth = recorder.withLock { $0.raiseMinimumDepth() }
    defer { recorder.withLock { $0.restoreMinimumDepth(to: minimumDepth) } }
    try body()
  }

  /// Closes all open states and returns the commands.
  func finished() -> [DrawingList.Command] { recorder.withLock { $0.finish() } }

  private func record(_ member: String, _ write: (inout DrawingRecorder) -> Bool) {
    if recorder.withLock({ write(&$0) }) { return }
    IssueReporting.report(
      place: "DrawingContext.\(member)",
      problem: "a number is not finite, or becomes so on the sheet; nothing was drawn.",
      cure: "Give finite numbers of points.")
  }
}
