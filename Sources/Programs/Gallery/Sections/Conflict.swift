import HeadlessInspection
import HeadlessKit

extension Section {
  static let conflict = Section(
    id: "conflict",
    title: "A conflict",
    summary:
      "Required constraints that cannot all hold: one is broken, and the report names it, the others and the cure.",
    examples: [
      example(id: "conflict-broken", title: "Two widths", isResolved: false, summary: "The larger constant is broken."),
      example(
        id: "conflict-resolved", title: "The other width is deactivated", isResolved: true,
        summary:
          "A broken constraint stays active below the required ones, and holds as soon as no other constraint contradicts it."
      ),
    ])

  private static func example(id: String, title: String, isResolved: Bool, summary: String) -> Example {
    Example(id: id, title: title, claims: ["f19", "f21"], summary: summary) {
      let root = View(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      let narrow = view.widthAnchor.constraint(equalToConstant: 60)
      narrow.identifier = "narrow"
      let wide = view.widthAnchor.constraint(equalToConstant: 120)
      wide.identifier = "wide"
      var reports: [IssueReport] = []
      let trace = LayoutTrace.recording(of: root) {
        LayoutConstraint.activate([wide, narrow])
        reports = IssueReporting.collect { root.layoutIfNeeded() }
        if isResolved {
          narrow.isActive = false
          root.layoutIfNeeded()
        }
      }
      var outcome = Outcome(
        of: root, named: "root", [("view", view)], trace: trace,
        observations: [Outcome.Observation(name: "wide.isActive", value: "\(wide.isActive)")])
      outcome.issues = reports.map { "\($0)" }.joined(separator: "\n")
      return outcome
    }
  }
}
