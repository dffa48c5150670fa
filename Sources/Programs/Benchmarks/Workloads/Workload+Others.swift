import HeadlessKit

/// W7 to W9 and T1: memory, whole processes, touches and texts.
extension Workload {
  static func memory(_ count: Int) -> Workload {
    let method = Method.memory(command: "memory", unit: .memory, units: count)
    return Workload(row: .memory, name: "build and lay out", count: count, method: method) {
      let content = ButtonGrid.Content(count: count)
      let grid = Cached<ButtonGrid>()
      return {
        grid.value = ButtonGrid(content)
        grid.value?.root.layoutIfNeeded()
      }
    }
  }

  /// A process that prints the frames of a button, and beside it one that ends at once.
  static let processes: [Workload] = [
    Workload(row: .process, name: oneButtonName, count: 1, method: .process(program: nil, arguments: ["one-button"])) {
      let frames = Cached<String>()
      return { frames.value = OneButton.frames }
    },
    Workload(row: .process, name: "nothing", count: 0, method: .process(program: nil, arguments: ["nothing"])) { {} },
  ]

  nonisolated static let oneButtonName = "one button, its frames printed"
  nonisolated static let emptyProgramName = "an empty program"

  static func emptyProgram(_ path: String) -> Workload {
    let method = Method.process(program: URL(fileURLWithPath: path), arguments: [])
    return Workload(row: .process, name: emptyProgramName, count: 0, method: method) { {} }
  }

  static func touches(_ count: Int) -> Workload {
    Workload(.touches, "down and up, one button after the other", count, per: .touch) {
      let pad = ButtonPad(count: count)
      return {
        let taps = pad.taps
        pad.tapAll()
        precondition(pad.taps == taps + count, "every touch must reach its button")
      }
    }
  }

  static func measuredTitle(_ count: Int) -> Workload {
    Workload(.title, "measure a title of 12 characters", count, per: .text) {
      let titles = ButtonGrid.Content(count: count).titles
      let font = Font.systemFont(ofSize: 15)
      return {
        var width: CGFloat = 0
        for title in titles { width += TextMeasuring.current.size(of: title, in: font).width }
        precondition(width > 0, "the widths are summed up and used, so that none is left out")
      }
    }
  }
}
