import HeadlessKit

/// Workloads that only the curves show.
extension Workload {
  /// The number of repetitions while the clock runs, where a single one is too short to measure.
  private static let crowd = 100

  static func measure(length: Int) -> Workload {
    let units = max(100_000 / length, 1)
    let method = Method.time(unit: .text, units: units, isRepeatable: true)
    return Workload(row: .title, name: "measure", count: length, method: method) {
      let text = text(of: length)
      let font = Font.systemFont(ofSize: 15)
      return {
        var width: CGFloat = 0
        for _ in 0..<units { width += TextMeasuring.current.size(of: text, in: font).width }
        precondition(width > 0, "the widths are summed up and used, so that none is left out")
      }
    }
  }

  /// Returns a button whose title has a given length and changes its last character each time.
  static func layOut(length: Int, width: CGFloat) -> Workload {
    let units = max(10_000 / length, 1)
    let method = Method.time(unit: .text, units: units, isRepeatable: true)
    return Workload(row: .title, name: "lay out", count: length, method: method) {
      let titles = [text(of: length - 1) + "a", text(of: length - 1) + "b"]
      let button = Button(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
      var made = 0
      return {
        for change in made..<made + units {
          button.setTitle(titles[change % 2], for: .normal)
          button.layoutIfNeeded()
        }
        made += units
      }
    }
  }

  static func flip(entries: Int) -> Workload {
    let method = Method.time(unit: .button, units: crowd, isRepeatable: true)
    return Workload(row: .states, name: "flip highlighted", count: entries, method: method) {
      let button = statefulButton(entries: entries)
      return {
        for _ in 0..<crowd {
          button.isHighlighted.toggle()
          button.layoutIfNeeded()
        }
      }
    }
  }

  static func readTitles(entries: Int) -> Workload {
    let method = Method.time(unit: .text, units: crowd * states.count, isRepeatable: true)
    return Workload(row: .states, name: "read a title", count: entries, method: method) {
      let button = statefulButton(entries: entries)
      return {
        var length = 0
        for _ in 0..<crowd {
          for state in states { length += button.title(for: state)?.utf8.count ?? 0 }
        }
        precondition(length > 0, "the titles are used, so that no reading is left out")
      }
    }
  }

  static func observedRelayout(observers: Int) -> Workload {
    let method = Method.time(unit: .button, units: crowd, isRepeatable: true)
    return Workload(row: .relayout, name: "all grow by a point", count: observers, method: method) {
      let grid = ButtonGrid(.init(count: crowd))
      grid.root.layoutIfNeeded()
      return { observed(by: observers) { grid.grow() } }
    }
  }

  private static func observed(by observers: Int, _ body: () -> Void) {
    if observers == 0 { return body() }
    LayoutObservation.observe(with: CallCounter()) { observed(by: observers - 1, body) }
  }

  /// Eight states that are neither normal nor merely highlighted, two of them an application's own: the flipped state
  /// never has an entry, so that each lookup searches all of them.
  private static let states: [Control.State] = [
    .selected, .disabled, [.selected, .disabled], [.selected, .highlighted], [.disabled, .highlighted],
    [.selected, .disabled, .highlighted], Control.State(rawValue: 1 << 16), Control.State(rawValue: 1 << 17),
  ]

  private static func statefulButton(entries: Int) -> Button {
    let button = Button(type: .system)
    button.frame = CGRect(origin: .zero, size: ButtonGrid.size)
    for (index, state) in ([.normal] + states.prefix(entries)).enumerated() {
      button.setTitle("Button \(index)", for: state)
      button.setImage(Image(size: CGSize(width: 16, height: 16)), for: state)
    }
    button.layoutIfNeeded()
    return button
  }

  private static func text(of length: Int) -> String {
    String(repeating: "Button 12345 ", count: length / 13 + 1).prefix(length).description
  }
}
