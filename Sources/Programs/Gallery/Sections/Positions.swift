import ButtonRecipes
import HeadlessKit

extension Section {
  static let positions = Section(
    id: "positions",
    title: "Positions and alignments",
    summary: """
      Every alignment with every position of an ImagePositionButton, with and without a subtitle, and the insets of document \
      000 on a plain button.
      """,
    showing: .frames, tables: [across, down, subtitles, layoutStyles, fixedRects])

  private static let imagePositions = Named<ImagePosition>.each(.top, .left, .bottom, .right)

  private static let across = Table(
    "Across",
    summary: """
      Side by side, image and title are aligned as one; one above the other, each is aligned by itself. Under fill an image \
      beside the title keeps its width and the title has the remaining width.
      """,
    rows: imagePositions, columns: Headings.horizontals
  ) { row, column in
    let (position, horizontal) = (row.value, column.value)
    return Example(
      id: "across-\(row.name)-\(column.name)", title: "Image \(row.name), \(column.name) across", claims: ["D0.14"]
    ) {
      let button = ImagePositionButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.imagePosition = position
      button.contentHorizontalAlignment = horizontal
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private static let down = Table(
    "Down",
    summary:
      "From top to bottom: one above the other they are aligned as one; side by side, each is aligned by itself.",
    rows: imagePositions, columns: Headings.verticals
  ) { row, column in
    let (position, vertical) = (row.value, column.value)
    return Example(
      id: "down-\(row.name)-\(column.name)", title: "Image \(row.name), \(column.name) down", claims: ["D0.14"]
    ) {
      let button = ImagePositionButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.imagePosition = position
      button.contentVerticalAlignment = vertical
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private static let subtitles = Table(
    "A subtitle",
    summary: "The subtitle is directly below the title, and both are one block, in which each is aligned by itself.",
    rows: Array(Headings.horizontals.prefix(3)), columns: imagePositions
  ) { row, column in
    let (horizontal, position) = (row.value, column.value)
    return Example(
      id: "subtitle-\(row.name)-\(column.name)", title: "Subtitle, image \(column.name), \(row.name)", claims: ["D0.14"]
    ) {
      let button = ImagePositionButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.subtitle = "subtitle"
      button.imagePosition = position
      button.contentHorizontalAlignment = horizontal
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }
}
