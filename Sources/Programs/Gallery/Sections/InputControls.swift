import HeadlessInputs
import HeadlessInspection
import HeadlessKit

extension Section {
  static let inputControls = Section(
    id: "input-controls",
    title: "Text fields and other controls",
    summary: "Drawn as plain shapes, in measured sizes and colors where these are known.",
    showing: .looks,
    tables: [
      Table(
        "Controls",
        summary: "Each has its preferred size; a control without a preferred width is 120 points wide.",
        code: """
          control.sizeToFit()
          """,
        width: 4,
        examples: [
          control("switch-off", "Switch", ["i1"], "51 by 31 points.") { Switch() },
          control("switch-on", "Switch that is on", ["i1"], "The thumb is at the other end.") {
            let control = Switch()
            control.isOn = true
            return control
          },
          control("switch-disabled", "Disabled switch", ["i1"], "Drawn half as opaque.") {
            let control = Switch()
            control.isOn = true
            control.isEnabled = false
            return control
          },
          control("slider", "Slider", ["i2"], "At 30 %.") {
            let slider = Slider()
            slider.value = 0.3
            return slider
          },
          control("stepper", "Stepper", ["i3"], "At its minimum: the left half is disabled.") { Stepper() },
          control("segments", "Segmented control", ["i9"], "The widest title determines the width of all.") {
            let segments = SegmentedControl(items: ["Day", "Month"])
            segments.selectedSegmentIndex = 1
            return segments
          },
          control("pages", "Page control", ["i10"], "The second of three pages.", ground: .dark) {
            let pages = PageControl()
            pages.numberOfPages = 3
            pages.currentPage = 1
            return pages
          },
          control("progress", "Progress view", ["i4"], "Three quarters are done.") {
            let progress = ProgressView()
            progress.progress = 0.75
            return progress
          },
        ]),
      Table(
        "Text fields",
        summary: "120 by 34 points, with a rounded border.",
        code: """
          field.borderStyle = .roundedRect
          field.placeholder = "title"
          field.text = "ok"
          field.clearButtonMode = .always
          field.leftView = marker
          """,
        width: 4,
        examples: [
          field("empty", "Placeholder", ["i5"], "Shown while there is no text.") { field in
            field.placeholder = "title"
          },
          field("filled", "Text", ["i5"], "7 points inside.") { $0.text = "ok" },
          field("clear", "Clear button", ["i6"], "19 by 19 points, 5 from the edge.") { field in
            field.text = "ok"
            field.clearButtonMode = .always
          },
          field("left", "Left view", ["i6"], "The text begins beside it.") { field in
            let marker = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            marker.backgroundColor = .systemOrange
            field.text = "ok"
            field.leftView = marker
            field.leftViewMode = .always
          },
        ]),
    ])

  private static func control(
    _ id: String, _ title: String, _ claims: [String], _ summary: String, ground: Outcome.Ground = .light,
    make: @escaping @Sendable @MainActor () -> View
  ) -> Example {
    Example(id: "input-\(id)", title: title, claims: claims, summary: summary) {
      let control = make()
      control.sizeToFit()
      if control.bounds.width == 0 { control.frame.size.width = 120 }
      control.accessibilityLabel = "Sound"
      return shown(control, on: ground)
    }
  }

  private static func field(
    _ id: String, _ title: String, _ claims: [String], _ summary: String,
    change: @escaping @Sendable @MainActor (TextField) -> Void
  ) -> Example {
    Example(id: "input-field-\(id)", title: title, claims: claims, summary: summary) {
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
      field.borderStyle = .roundedRect
      change(field)
      return shown(field, on: .light)
    }
  }

  @MainActor private static func shown(_ control: View, on ground: Outcome.Ground) -> Outcome {
    let trace = LayoutTrace.recording(of: control) { control.layoutIfNeeded() }
    var outcome = Outcome(of: control, named: "control", [], trace: trace)
    outcome.ground = ground
    outcome.showsEdge = false
    outcome.reach = outcome.drawing.reachOfShadows
    return outcome
  }
}

extension DrawingList {
  /// The distance by which shadows extend beyond the bounds, in points.
  fileprivate var reachOfShadows: CGFloat {
    let hasShadow = commands.contains { command in
      switch command {
      case .shadow: true
      case .beginGroup(let group): group.shadow != nil
      default: false
      }
    }
    guard hasShadow, let area = paintedArea else { return 0 }
    return max(0, bounds.minX - area.minX, area.maxX - bounds.maxX, bounds.minY - area.minY, area.maxY - bounds.maxY)
  }
}
