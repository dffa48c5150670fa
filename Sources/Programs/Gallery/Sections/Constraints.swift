import HeadlessInspection
import HeadlessKit

extension Section {
  static let constraints = Section(
    id: "constraints",
    title: "Constraints",
    summary:
      "Constraints set positions, and contents sizes: a button without width and height has its intrinsic size. Document 002.",
    examples: [
      unconstrainedButton,
      listRow(
        id: "constraints-row", title: "A list row of 320 points", width: 320,
        summary:
          "The title has the lowest hugging priority, so that it has the remaining width beside the icon and the button."
      ),
      listRow(
        id: "constraints-narrow-row", title: "The row, 120 points wide", width: 120,
        summary:
          "The title also has the lowest compression resistance: it is compressed, and the others keep their sizes."),
    ])

  private static let unconstrainedButton = Example(
    id: "constraints-button", title: "A button without width and height", claims: ["f8", "f73"],
    summary: "Two constraints set the position. The size is the intrinsic content size of the button."
  ) {
    let superview = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = Button(type: .system)
    button.setTitle("title", for: .normal)
    let trace = LayoutTrace.recording(of: superview) {
      button.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(button)
      LayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
        button.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      ])
      superview.layoutIfNeeded()
    }
    return Outcome(of: superview, named: "superview", [("button", button)], trace: trace)
  }

  private static func listRow(id: String, title: String, width: CGFloat, summary: String) -> Example {
    Example(id: id, title: title, claims: ["f1", "f8"], summary: summary) {
      let row = View(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      let (photo, title, buy) = (ImageView(image: icon), Label(), Button())
      title.text = "title"
      buy.setTitle("ok", for: .normal)
      let trace = LayoutTrace.recording(of: row) {
        for view in [photo, title, buy] {
          view.translatesAutoresizingMaskIntoConstraints = false
          row.addSubview(view)
          view.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        }
        LayoutConstraint.activate([
          photo.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
          title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
          buy.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          row.trailingAnchor.constraint(equalTo: buy.trailingAnchor, constant: 16),
        ])
        title.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
        title.setContentCompressionResistancePriority(
          LayoutPriority(749), for: .horizontal)
        row.layoutIfNeeded()
      }
      return Outcome(of: row, named: "row", [("photo", photo), ("title", title), ("buy", buy)], trace: trace)
    }
  }
}
