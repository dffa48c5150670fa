import Conformance
import HeadlessInspection
import HeadlessKit

extension Section {
  /// Scenes of whole apps, as two systems show them.
  static let apps = Section(
    id: "apps",
    title: "Whole apps",
    summary: "The same apps on an iPhone SE without a status bar, as iOS 18 and iOS 26 show them.",
    showing: .looks,
    tables: [
      Table(
        "Bars, presentations and controls",
        summary: "Backgrounds of glass are not drawn; positions and sizes on iOS 26 are recorded ones.",
        code: """
          let screen = Screen(scale: 2, era: era)
          """,
        rows: [
          Named("Navigation bar", AppMoment(scene: "apps/presentations", wait: 0, claims: ["q1", "q2", "q3"])),
          Named("Medium sheet", AppMoment(scene: "apps/presentations", wait: 1, claims: ["q8"])),
          Named("Alert", AppMoment(scene: "apps/presentations", wait: 5, claims: ["q6"])),
          Named("Action sheet", AppMoment(scene: "apps/presentations", wait: 7, claims: ["q7"])),
          Named("Tabs", AppMoment(scene: "apps/tabs", wait: 0, claims: ["q5"])),
          Named("Form", AppMoment(scene: "apps/form", wait: 0, claims: ["q11", "q12", "q13"])),
        ],
        columns: [Named("iOS 18", SystemEra.iOS18), Named("iOS 26", .iOS26)],
        cellHeight: 420
      ) { row, column in
        Example(id: "app-\(row.slug)-\(column.slug)", title: "\(row.name), \(column.name)", claims: row.value.claims) {
          row.value.outcome(in: column.value)
        }
      }
    ])
}

/// A moment of an app: the end of a wait of its scene.
private struct AppMoment: Sendable {
  let scene: String
  let wait: Int
  let claims: [String]

  /// Plays the scene up to the moment, and draws its window.
  @MainActor
  func outcome(in era: SystemEra) -> Outcome {
    let screen = Screen(scale: 2, era: era)
    var outcome: Outcome?
    var waits = 0
    Screen.withMain(screen) {
      let scene = ConformanceScene.all.first { $0.name == self.scene }
      _ = scene?.played { seconds in
        screen.advance(by: seconds)
        let window = screen.windowScene.windows.first { !$0.isHidden }
        if waits == wait, let window {
          window.backgroundColor = .white
          let trace = LayoutTrace.recording(of: window) { window.layoutIfNeeded() }
          outcome = Outcome(of: window, named: "window", [], trace: trace)
        }
        waits += 1
      }
    }
    guard var outcome else { preconditionFailure("No wait \(wait) in \(scene).") }
    outcome.ground = .light
    return outcome
  }
}
