import HeadlessKit

extension Section {
  static let tinted = Table(
    "A tint of one's own",
    summary: """
      A purple tint color applies to the title and automatic images of a system button, and to template images of any button; \
      an own title color precedes it.
      """,
    rows: Headings.mainTypes, columns: tints
  ) { row, column in
    let (type, mode, color) = (row.value, column.value.mode, column.value.color)
    return Example(
      id: "tint-\(row.name)-\(column.slug)", title: "Purple \(row.name) button, \(column.name)", claims: ["D2.14"]
    ) {
      let button = Button(type: type)
      button.tintColor = .purple
      button.setTitle("title", for: .normal)
      button.setBackgroundImage(plate.withRenderingMode(mode), for: .normal)
      button.setImage(icon.withRenderingMode(mode), for: .normal)
      button.setTitleColor(color, for: .normal)
      return laidOut(button)
    }
  }

  private static let tints: [Named<(mode: Image.RenderingMode, color: Color?)>] = [
    Named("automatic", (.automatic, nil)), Named("always original", (.alwaysOriginal, nil)),
    Named("always template", (.alwaysTemplate, nil)), Named("automatic, own color", (.automatic, .white)),
  ]

  @MainActor static func laidOut(_ button: Button) -> Outcome {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 48)
    button.layoutIfNeeded()
    return Outcome(of: button)
  }
}
