import Foundation
import HeadlessGeometry

/// A recorder of drawing commands, which omits redundant ones and those with numbers that are not finite.
///
/// Translations are not recorded but added to the numbers, so that a list is in the coordinates of its sheet. A state
/// is recorded once a command needs it; a state that ends without painted commands is omitted.
struct DrawingRecorder: Sendable {
  enum Kind {
    case state, group, mask
  }

  struct State {
    var kind = Kind.state
    /// The number of commands at its beginning.
    var start = 0
    /// The number of commands up to the last one that paints, at its beginning.
    var paintedBefore = 0
    /// Whether the commands have its beginning.
    var isWritten = false
    var transform = CGAffineTransform.identity
    /// The shift that the commands do not have.
    var offset = CGPoint.zero
  }

  var commands: [DrawingList.Command] = []
  var states = [State()]
  /// The number of commands up to the last one that paints.
  var painted = 0
  /// The number of texts outside of masks.
  private(set) var textCount = 0
  private var openMasks = 0

  private var top: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  /// The transform from the current coordinates to the sheet.
  var transform: CGAffineTransform { top.transform }

  /// The number of open states, groups and masks that the current code may not end.
  private(set) var minimumDepth = 1

  /// Prevents the following code from closing states that are open now, and returns the minimum depth before.
  mutating func raiseMinimumDepth() -> Int {
    defer { minimumDepth = states.count }
    return minimumDepth
  }

  /// Ends the states that were begun since the minimum depth was raised.
  mutating func restoreMinimumDepth(to oldDepth: Int) {
    restore(toDepth: minimumDepth)
    minimumDepth = oldDepth
  }

  // MARK: Painting

  mutating func paint(_ shape: DrawingList.Shape, _ paint: DrawingList.Paint) -> Bool {
    let (shape, paint) = (shape.recorded(offset: top.offset), paint.recorded(offset: top.offset))
    guard shape.isFinite, paint.isFinite else { return false }
    if !shape.boundingBox.isEmpty { write(.fill(shape, paint)) }
    return true
  }

  mutating func stroke(
    _ shape: DrawingList.Shape, _ paint: DrawingList.Paint, _ style: DrawingList.StrokeStyle
  ) -> Bool {
    let (shape, paint) = (shape.recorded(offset: top.offset), paint.recorded(offset: top.offset))
    guard shape.isFinite, paint.isFinite, style.isFinite else { return false }
    if style.width > 0 { write(.stroke(shape, paint, style.recorded)) }
    return true
  }

  mutating func shadow(_ shadow: DrawingList.Shadow, of shape: DrawingList.Shape) -> Bool {
    let shape = shape.recorded(offset: top.offset)
    guard shape.isFinite, shadow.isFinite else { return false }
    if !shape.boundingBox.isEmpty { write(.shadow(shape, shadow.recorded)) }
    return true
  }

  mutating func draw(_ image: DrawingList.ImagePlacement) -> Bool {
    var image = image
    image.rect = image.rect.moved(by: top.offset)
    image.tint = image.tint?.inGamut
    guard image.rect.isFinite else { return false }
    if !image.rect.isEmpty { write(.image(image)) }
    return true
  }

  mutating func draw(_ text: DrawingList.TextRun) -> Bool {
    var text = text
    text.origin = text.origin.moved(by: top.offset)
    text.color = text.color.inGamut
    guard text.rect.isFinite else { return false }
    if text.string.isEmpty { return true }
    write(.text(text))
    if openMasks == 0 { textCount += 1 }
    return true
  }

  private mutating func write(_ command: DrawingList.Command) {
    commands.append(command)
    painted = commands.count
  }

  // MARK: State

  mutating func save() { begin(.state) }

  private mutating func begin(_ kind: Kind) {
    var state = top
    state.kind = kind
    state.start = commands.count
    state.paintedBefore = painted
    state.isWritten = false
    states.append(state)
  }

  mutating func restore() { if states.count > minimumDepth, top.kind == .state { end() } }

  mutating func restore(toDepth depth: Int) {
    while states.count > max(depth, minimumDepth) { end() }
  }

  mutating func concatenate(_ newTransform: CGAffineTransform) -> Bool {
    let transform = newTransform.concatenating(top.transform)
    guard transform.isFinite else { return false }
    top.transform = transform
    let offset = top.offset
    if newTransform.a == 1, newTransform.b == 0, newTransform.c == 0, newTransform.d == 1 {
      top.offset = CGPoint(x: offset.x + newTransform.tx, y: offset.y + newTransform.ty)
    } else {
      change(by: .concatenate(newTransform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))))
      top.offset = .zero
    }
    return true
  }

  mutating func clip(to shape: DrawingList.Shape) -> Bool {
    let shape = shape.recorded(offset: top.offset)
    guard shape.isFinite else { return false }
    change(by: .clip(shape))
    return true
  }

  private mutating func change(by command: DrawingList.Command) {
    if !top.isWritten {
      top.start = commands.count
      top.isWritten = true
      commands.append(top.kind == .group ? .beginGroup(DrawingList.Group()) : .saveState)
    }
    commands.append(command)
  }

  // MARK: Groups and masks

  mutating func beginGroup(_ group: DrawingList.Group) -> Bool {
    let alpha = min(max(group.alpha, 0), 1)
    guard group.alpha.isFinite, group.shadow?.isFinite ?? true else { return false }
    begin(.group)
    if alpha < 1 || group.shadow != nil {
      top.isWritten = true
      commands.append(.beginGroup(DrawingList.Group(alpha: alpha, shadow: group.shadow?.recorded)))
    }
    return true
  }

  mutating func endGroup() { endLast(.group) }

  mutating func beginMask() {
    change(by: .beginMask)
    begin(.mask)
    top.isWritten = true
    openMasks += 1
  }

  mutating func endMask() { endLast(.mask) }

  /// Ends the last group or mask that was begun, with the states in it.
  private mutating func endLast(_ kind: Kind) {
    guard let index = states.lastIndex(where: { $0.kind == kind }) else { return }
    restore(toDepth: index)
  }

  /// Ends the innermost state, group or mask.
  private mutating func end() {
    let state = states.removeLast()
    guard state.isWritten else { return }
    if state.kind == .mask {
      // A mask paints nothing by itself, but an empty one hides everything.
      commands.append(.endMask)
      painted = state.paintedBefore
      openMasks -= 1
    } else if painted <= state.start {
      commands.removeSubrange(state.start...)
    } else if state.kind == .group {
      commands.append(.endGroup)
    } else if clipsNothing(from: state.start) {
      commands.removeSubrange(state.start..<state.start + 2)
      painted = commands.count
    } else {
      commands.append(.restoreState)
    }
  }

  /// Returns whether the state from an index on is a rectangular clip around a few painted shapes that are all inside.
  private func clipsNothing(from start: Int) -> Bool {
    guard case .clip(.rect(let clip)) = commands[start + 1], commands.count - start <= Self.looked else { return false }
    return commands[(start + 2)...].allSatisfy { $0.ink.map { clip.holds($0) } ?? false }
  }

  /// The number of commands that are compared: a label's or an image view's, not a tree's.
  private static let looked = 16

  mutating func finish() -> [DrawingList.Command] {
    minimumDepth = 1
    while states.count > 1 { end() }
    if top.isWritten {
      end()
      states = [State()]
    }
    return commands
  }
}

extension CGRect {
  /// Returns whether another rectangle is inside, ignoring rounding errors.
  fileprivate func holds(_ other: CGRect) -> Bool {
    let tolerance = PixelGrid.tolerance
    return other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
      && other.maxY <= maxY + tolerance
  }
}
