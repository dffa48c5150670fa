extension DrawingRecorder {
  /// Replaces all painted commands by others in the coordinates of the sheet, unless a group or a mask is open; open
  /// states remain open.
  mutating func replacePainted(with replacement: [DrawingList.Command]) -> Bool {
    guard states.allSatisfy({ $0.kind == .state }) else { return false }
    var kept = replacement
    var open = states.indices.filter { states[$0].isWritten }[...]
    // The number of open states and masks that end before the last command.
    var (closed, masks) = (0, 0)
    for (index, command) in commands.enumerated() {
      if let state = open.first, states[state].start == index {
        states[state].start = kept.count
        kept.append(command)
        open.removeFirst()
        continue
      }
      if closed == 0 && command.changesState || masks > 0 { kept.append(command) }
      switch command {
      // A mask that still has an effect remains with all commands in it.
      case .beginMask where masks > 0 || closed == 0: masks += 1
      case .endMask where masks > 0: masks -= 1
      case .saveState, .beginGroup: if masks == 0 { closed += 1 }
      case .restoreState, .endGroup: if masks == 0 { closed -= 1 }
      default: break
      }
    }
    commands = kept
    painted = replacement.count
    return true
  }

  mutating func replay(_ command: DrawingList.Command) -> Bool {
    switch command {
    case .fill(let shape, let color): return paint(shape, color)
    case .stroke(let shape, let paint, let style): return stroke(shape, paint, style)
    case .shadow(let shape, let shadow): return self.shadow(shadow, of: shape)
    case .image(let image): return draw(image)
    case .text(let text): return draw(text)
    case .concatenate(let transform): return concatenate(transform)
    case .clip(let shape): return clip(to: shape)
    case .beginGroup(let group): return beginGroup(group)
    case .saveState: save()
    case .restoreState: restore()
    case .beginMask: beginMask()
    case .endMask: endMask()
    case .endGroup: endGroup()
    }
    return true
  }
}
