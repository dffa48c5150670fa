import Foundation
import HeadlessGeometry

extension DrawingList {
  /// The areas of groups and masks, by the index of the command that begins them, in its coordinates.
  ///
  /// An upright rectangle around everything, shadows included: not smaller than the visible area, and clipped.
  package var extents: [Int: CGRect] { walked.extents }

  /// The same without the shadow that a group itself throws: where something is painted in the group.
  package var contentExtents: [Int: CGRect] { walked.contentExtents }

  /// The area of the whole drawing, shadows included, which may be larger than its bounds; nil if it paints nothing.
  package var paintedArea: CGRect? { walked.area }

  private var walked: ExtentWalk {
    var walk = ExtentWalk()
    for (index, command) in commands.enumerated() { walk.add(command, at: index) }
    return walk
  }
}

/// A walk through a list, with a stack of open states.
private struct ExtentWalk {
  private struct Frame {
    let index: Int
    let group: DrawingList.Group?
    var rect: CGRect?
    /// The number of states outside.
    let depth: Int
  }

  private struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect?
  }

  var extents: [Int: CGRect] = [:]
  var contentExtents: [Int: CGRect] = [:]
  /// The open groups and masks, in a frame for all that is in none.
  private var frames = [Frame(index: 0, group: nil, depth: 0)]
  private var states = [State()]

  /// The area of what is in no group and no mask, and of the outermost of these.
  var area: CGRect? { frames[0].rect }

  mutating func add(_ command: DrawingList.Command, at index: Int) {
    switch command {
    case .fill, .stroke, .shadow, .image: if let ink = command.ink { add(ink) }
    // Italic letters and accents reach beyond their line.
    case .text(let text): add(text.rect.insetBy(dx: -text.font.pointSize / 2, dy: -text.font.pointSize / 2))
    case .saveState: states.append(states[states.count - 1])
    case .restoreState: if states.count > 1 { states.removeLast() }
    case .concatenate(let transform):
      states[states.count - 1].transform = transform.concatenating(states[states.count - 1].transform)
    case .clip(let shape): clip(to: shape.boundingBox)
    case .beginMask: beginGroup(nil, at: index)
    case .beginGroup(let group): beginGroup(group, at: index)
    case .endMask: if let mask = end() { clip(to: mask) }
    case .endGroup: if let group = end() { add(group) }
    }
  }

  private mutating func add(_ rect: CGRect) {
    let state = states[states.count - 1]
    var rect = rect.applying(state.transform)
    if let clip = state.clip { rect = rect.intersection(clip) }
    guard !rect.isNull, rect.isFinite else { return }
    frames[frames.count - 1].rect = frames[frames.count - 1].rect?.union(rect) ?? rect
  }

  private mutating func clip(to rect: CGRect) {
    let state = states[states.count - 1]
    let rect = rect.applying(state.transform)
    let common = state.clip.map { rect.intersection($0) } ?? rect
    states[states.count - 1].clip = common.isNull ? .zero : common
  }

  private mutating func beginGroup(_ group: DrawingList.Group?, at index: Int) {
    frames.append(Frame(index: index, group: group, depth: states.count))
    states.append(State())
  }

  /// Returns the extent of the ended group or mask, its shadow included, in the coordinates outside.
  private mutating func end() -> CGRect? {
    guard frames.count > 1 else { return nil }
    let frame = frames.removeLast()
    states.removeLast(states.count - frame.depth)
    var rect = frame.rect ?? .zero
    contentExtents[frame.index] = rect
    if let shadow = frame.group?.shadow { rect = rect.union(shadow.extent(of: rect)) }
    extents[frame.index] = rect
    return rect
  }
}
