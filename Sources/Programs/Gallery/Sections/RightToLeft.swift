import HeadlessKit

extension Section {
  static let rightToLeft = Section(
    id: "right-to-left",
    title: "Right to left",
    summary: """
      The image is on the right of the title, leading is right and trailing is left. The direction is set on the button \
      itself; a superview’s has no effect.
      """,
    showing: .frames,
    tables: [
      Table(
        "Both directions",
        summary: "Only the order and the meaning of leading and trailing change; fill does not.",
        rows: Headings.directions, columns: Headings.horizontals
      ) { row, column in
        let (direction, horizontal) = (row.value, column.value)
        return Example(
          id: "direction-\(row.slug)-\(column.name)", title: "\(row.name), \(column.name)", claims: ["a10"]
        ) {
          let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
          button.setTitle("title", for: .normal)
          button.setImage(icon, for: .normal)
          button.semanticContentAttribute = direction
          button.contentHorizontalAlignment = horizontal
          button.layoutIfNeeded()
          return Outcome(of: button)
        }
      },
      Table(
        "Both directions, with insets",
        summary: "The left and the right inset are at the same sides in both directions.",
        rows: Headings.directions, columns: Headings.horizontals
      ) { row, column in
        let (direction, horizontal) = (row.value, column.value)
        return Example(
          id: "direction-insets-\(row.slug)-\(column.name)", title: "With insets, \(row.name), \(column.name)",
          claims: ["a10", "a11"]
        ) {
          let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
          button.setTitle("ok", for: .normal)
          button.setImage(dash, for: .normal)
          button.semanticContentAttribute = direction
          button.contentHorizontalAlignment = horizontal
          button.contentEdgeInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
          button.titleEdgeInsets = EdgeInsets(top: 2, left: 13, bottom: 4, right: 17)
          button.imageEdgeInsets = EdgeInsets(top: 1, left: 19, bottom: 5, right: 23)
          button.layoutIfNeeded()
          return Outcome(of: button)
        }
      },
    ])
}
