import Conformance
import HeadlessInputs
import HeadlessInspection
import HeadlessKit

extension Section {
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
        rows: AppMoment.all,
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
struct AppMoment: Sendable {
  static let all = [
    Named(
      "Navigation bar",
      AppMoment(
        scene: "apps/presentations", wait: 0, claims: ["q1", "q2", "q3"],
        parts: [.bar, .text("Modals"), .text("More"), .text("Sheet Medium")])),
    Named(
      "Medium sheet",
      AppMoment(scene: "apps/presentations", wait: 1, claims: ["q8"], parts: [.presented, .text("Medium sheet")])),
    Named(
      "Alert",
      AppMoment(
        scene: "apps/presentations", wait: 5, claims: ["q6"],
        parts: [.presented, .text("Save changes?"), .text("You have unsaved changes."), .text("Save")])),
    Named(
      "Action sheet",
      AppMoment(
        scene: "apps/presentations", wait: 7, claims: ["q7"], parts: [.presented, .text("Copy"), .text("Cancel")])),
    Named(
      "Tabs",
      AppMoment(
        scene: "apps/tabs", wait: 0, claims: ["q5"],
        parts: [.bar, .tabBar, .text("Library", inTabBar: true), .text("Tools", inTabBar: true), .text("3")])),
    Named(
      "Form",
      AppMoment(
        scene: "apps/form", wait: 0, claims: ["q1", "q11", "q12", "q13"],
        parts: [.bar, .text("Form"), .stepper, .segments, .slider, .toggle, .field])),
  ]

  let scene: String
  let wait: Int
  let claims: [String]
  /// The views that are listed with their rectangles.
  let parts: [AppPart]

  /// Plays the scene, and returns what a closure makes of its window at the moment.
  @MainActor func shown<Result>(in era: SystemEra, _ body: @escaping (Window) -> Result) -> Result {
    let screen = Screen(scale: 2, era: era)
    var result: Result?
    var waits = 0
    Screen.withMain(screen) {
      let scene = ConformanceScene.all.first { $0.name == self.scene }
      _ = scene?.played { seconds in
        screen.advance(by: seconds)
        let window = screen.windowScene.windows.first { !$0.isHidden }
        if waits == wait, let window { result = body(window) }
        waits += 1
      }
    }
    guard let result else { preconditionFailure("No wait \(wait) in \(scene).") }
    return result
  }

  @MainActor func outcome(in era: SystemEra) -> Outcome {
    shown(in: era) { window in
      window.backgroundColor = .white
      let trace = LayoutTrace.recording(of: window) { window.layoutIfNeeded() }
      let views = parts.compactMap { part in part.find(window).map { (part.name, $0) } }
      var outcome = Outcome(of: window, named: "window", views, trace: trace)
      outcome.ground = .light
      outcome.isApp = true
      return outcome
    }
  }
}

/// A view of an app, by what a person sees.
struct AppPart: Sendable {
  let name: String
  /// The closure that finds the view in a window.
  let find: @MainActor @Sendable (View) -> View?

  static let bar = AppPart(name: "bar") { $0.first { $0.isNamed("NavigationBar") } }
  static let tabBar = AppPart(name: "tab bar") { $0.first { $0.isNamed("TabBar") } }
  static let presented = AppPart(name: "presented") {
    $0.first { $0.isNamed("PresentationContainerView") }?.subviews.last { !$0.isHidden }
  }
  static let stepper = AppPart(name: "stepper") { $0.first { $0 is Stepper } }
  static let segments = AppPart(name: "segments") { $0.first { $0 is SegmentedControl } }
  static let slider = AppPart(name: "slider") { $0.first { $0 is Slider } }
  static let toggle = AppPart(name: "toggle") { $0.first { $0 is Switch } }
  static let field = AppPart(name: "field") { $0.first { $0 is TextField } }

  static func text(_ text: String, inTabBar isInTabBar: Bool = false) -> AppPart {
    AppPart(name: "“\(text)”") { window in
      (isInTabBar ? tabBar.find(window) : window)?.first { ($0 as? Label)?.text == text }
    }
  }
}

extension View {
  /// Returns whether the class has a name, of a module that this program doesn't import.
  fileprivate func isNamed(_ name: String) -> Bool { "\(Swift.type(of: self))" == name }

  /// Returns the first visible view in this one for which a condition holds.
  fileprivate func first(where condition: (View) -> Bool) -> View? {
    var waiting: [View] = [self]
    while let view = waiting.popLast() {
      if view.isHidden || view.alpha == 0 { continue }
      if condition(view) { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
