import HeadlessKit

extension Section {
  static let alignments = Section(
    id: "alignments",
    title: "Alignments",
    summary: """
      Every pair of a vertical and a horizontal alignment, from left to right: leading is left, trailing is right. \
      Documents 000 and 001.
      """,
    showing: .frames,
    tables: [
      table(
        "Image and title", id: "both", claims: ["D1.1", "D1.2", "D1.4", "a3", "a4", "a8"],
        summary: """
          The pair is aligned horizontally as one, vertically each by itself. Under fill the width is shared 24 to 32: the image \
          is stretched at the left edge, and the title begins at the left edge of its share.
          """),
      table(
        "Image only", id: "image", claims: ["D1.2", "D1.3", "a8"],
        summary: "Under fill an image has the size of the content rectangle.", hasTitle: false),
      table(
        "Title only", id: "title", claims: ["D1.2", "D1.3", "a8"],
        summary:
          "Under fill the label has the size of the content rectangle, but its text is not stretched: it begins at the left edge.",
        hasImage: false),
    ])

  private static func table(
    _ heading: String, id: String, claims: [String], summary: String, hasImage: Bool = true, hasTitle: Bool = true
  ) -> Table {
    Table(heading, summary: summary, rows: Headings.verticals, columns: Headings.horizontals) {
      row, column in
      let (vertical, horizontal) = (row.value, column.value)
      return Example(
        id: "align-\(id)-\(row.name)-\(column.name)", title: "\(heading): \(row.name), \(column.name)", claims: claims
      ) {
        let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        if hasTitle {
          button.setTitle("title", for: .normal)
        }
        if hasImage {
          button.setImage(icon, for: .normal)
        }
        button.contentVerticalAlignment = vertical
        button.contentHorizontalAlignment = horizontal
        button.layoutIfNeeded()
        return Outcome(of: button)
      }
    }
  }
}
