import HeadlessInspection
import HeadlessKit

/// A small drawing with its numbers or words; as an article it has a heading too.
struct TableCell {
  let played: PlayedExample
  let facet: Section.Facet
  let sheet: Sheet
  let projection: Projection
  /// Whether the button's own rectangle is worth a line.
  let showsButton: Bool

  /// The cell as an HTML element with a name.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - column: The heading of its column, which a narrow page shows in the cell; nil if there is none.
  /// - Returns: The element.
  func html(as element: String, in column: String? = nil) -> String {
    """
    <\(element) id="\(played.example.id.escaped)" class="cell"\(column.map { " data-column=\"\($0.escaped)\"" } ?? "")>
    <figure>
    \(picture)</figure>
    \(element == "article" ? heading : "")<dl class="\(facet == .frames ? "frames" : "looks")">
    \(lines.joined(separator: "\n"))
    </dl>
    </\(element)>
    """
  }

  private var picture: String {
    switch facet {
    case .frames: Picture(of: played.outcome, id: played.example.id, on: sheet, by: projection).svg
    case .looks: LookPicture(of: played.outcome, id: played.example.id, on: sheet, by: projection).svg
    }
  }

  private var heading: String {
    let summary = played.example.summary
    return """
      <header><h4>\(played.example.title.escaped)</h4>\(Page.chips(played.example.claims))</header>
      \(summary.isEmpty ? "" : "<p class=\"summary\">\(summary.escaped)</p>\n")
      """
  }

  private var lines: [String] {
    let outcome = played.outcome
    switch facet {
    case .looks:
      return outcome.looks.map { "<dt>\($0.part.rawValue)</dt><dd>\($0.words.escaped)</dd>" }
    case .frames:
      return outcome.parts.compactMap { part in
        if part == .button && !showsButton || part == .content && outcome.contentRect == outcome.bounds { return nil }
        return outcome.rect(of: part).map { rect in
          "<dt title=\"\(part.rawValue)\">\(Page.swatch(part))</dt><dd>\(numbers(of: rect))</dd>"
        }
      }
    }
  }

  /// Origin and size without brackets: a cell is narrow.
  private func numbers(of rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(\.shortDescription).joined(separator: ", ")
  }
}
