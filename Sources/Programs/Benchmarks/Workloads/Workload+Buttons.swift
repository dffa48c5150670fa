import HeadlessKit

extension Workload {
  static func build(_ count: Int, of kind: ButtonGrid.Kind = .system) -> Workload {
    Workload(.build, "build" + kind.words, count, per: .button, isRepeatable: false) {
      let content = ButtonGrid.Content(count: count)
      let grid = Cached<ButtonGrid>()
      return { grid.value = ButtonGrid(content, of: kind) }
    }
  }

  static func firstLayout(_ count: Int, of kind: ButtonGrid.Kind = .system) -> Workload {
    Workload(.firstLayout, "first layout" + kind.words, count, per: .button, isRepeatable: false) {
      let grid = ButtonGrid(.init(count: count), of: kind)
      return { grid.root.layoutIfNeeded() }
    }
  }

  static func relayout(_ count: Int, of kind: ButtonGrid.Kind = .system) -> Workload {
    Workload(
      .relayout, "all grow by a point" + kind.words, count, per: .button,
      isRepeatable: kind != .custom && kind != .wrapping
    ) {
      let grid = laidOut(count, of: kind)
      return { grid.grow() }
    }
  }

  static func highlight(_ count: Int, of kind: ButtonGrid.Kind = .system) -> Workload {
    Workload(kind == .configured ? .configurations : .states, "flip highlighted" + kind.words, count, per: .button) {
      let grid = laidOut(count, of: kind)
      return {
        for button in grid.buttons { button.isHighlighted.toggle() }
        grid.root.layoutIfNeeded()
      }
    }
  }

  static func disable(_ count: Int) -> Workload {
    Workload(.states, "flip enabled", count, per: .button) {
      let grid = laidOut(count)
      return {
        for button in grid.buttons { button.isEnabled.toggle() }
        grid.root.layoutIfNeeded()
      }
    }
  }

  /// Returns the default number of titles that change while the clock runs: the same for all large trees.
  private static func changes(among count: Int) -> Int { min(10 * count, 10_000) }

  /// Returns a workload in which one button gets new titles: the cost of a change when all else is unchanged.
  static func oneTitle(among count: Int, changes: Int? = nil) -> Workload {
    titles("one title, always the same", among: count, changes: changes) { (button: count / 2, turn: $0) }
  }

  /// Returns another button each time, far from the one before, so that its memory is cold in a large tree.
  static func scatteredTitles(among count: Int, changes: Int? = nil) -> Workload {
    titles("one title, each time elsewhere", among: count, changes: changes) {
      (button: $0 * stride % count, turn: $0 / count)
    }
  }

  /// A prime number as the distance of the buttons that change, so that every button changes before one changes again.
  private static let stride = 7919

  /// Changes titles one by one: `target` returns for each change the button and the number of its earlier changes,
  /// which decides between two titles.
  private static func titles(
    _ name: String, among count: Int, changes: Int?,
    at target: @escaping (_ change: Int) -> (button: Int, turn: Int)
  ) -> Workload {
    let changes = changes ?? self.changes(among: count)
    return Workload(.oneTitle, name, count, per: .change, units: changes) {
      let grid = laidOut(count)
      var made = 0
      return {
        for change in made..<made + changes {
          let (button, turn) = target(change)
          grid.buttons[button].setTitle(turn.isMultiple(of: 2) ? "Button 67890" : "Button 12345", for: .normal)
          grid.root.layoutIfNeeded()
        }
        made += changes
      }
    }
  }

  private static func laidOut(_ count: Int, of kind: ButtonGrid.Kind = .system) -> ButtonGrid {
    let grid = ButtonGrid(.init(count: count), of: kind)
    grid.root.layoutIfNeeded()
    return grid
  }
}

extension ButtonGrid.Kind {
  /// The suffix of a line's name; empty for the default kind, and for the kind that has a row of its own.
  fileprivate var words: String {
    switch self {
    case .system, .configured: ""
    case .custom: ", titles shortened"
    case .wrapping: ", titles wrapped"
    case .overriding: ", hooks overridden"
    }
  }
}
