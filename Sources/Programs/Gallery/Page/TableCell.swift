import HeadlessInspection
import HeadlessKit

/// A small drawing with its numbers or words; an article also has a heading with the ids.
struct TableCell {
  let result: ExampleResult
  let facet: Section.Facet
  /// The drawing, as SVG.
  let picture: String
  let links: ClaimLinks
  /// Whether the numbers include the button's own rectangle.
  let showsButton: Bool

  /// Returns the cell of a crossed table, which links to itself.
  func crossed(in column: String) -> String {
    let title = result.example.title.escaped
    return """
      <td id="\(result.example.id.escaped)" class="cell">
      <a class="self" href="#\(result.example.id.escaped)" title="\(title)">
      <span class="column">\(column.escaped)</span>
      <figure>
      \(picture)</figure>
      </a>
      \(list)
      </td>
      """
  }

  /// The cell of a list, whose heading links to itself.
  var listed: String {
    let (id, summary) = (result.example.id, result.example.summary)
    return """
      <article id="\(id.escaped)" class="cell">
      <figure>
      \(picture)</figure>
      <header><h4>\(Page.selfLink(to: id, result.example.title.escaped))</h4>\(links.paragraph(result.example.claims))</header>
      \(summary.isEmpty ? "" : "<p class=\"summary\">\(summary.escaped)</p>\n")\(list)
      </article>
      """
  }

  private var list: String {
    """
    <dl class="\(facet == .frames ? "frames" : "looks")">
    \(lines.joined(separator: "\n"))
    </dl>
    """
  }

  private var lines: [String] {
    let outcome = result.outcome
    switch facet {
    case .looks:
      return outcome.looks.map { "<dt>\($0.part.rawValue)</dt><dd>\($0.words.escaped)</dd>" }
        + outcome.boxes.map { "<dt>\($0.name.escaped)</dt><dd>\(numbers(of: $0.frame))</dd>" }
    case .frames:
      return outcome.parts.compactMap { part in
        if part == .button && !showsButton || part == .content && outcome.contentRect == outcome.bounds { return nil }
        return outcome.rect(of: part).map { rect in
          "<dt title=\"\(part.rawValue)\">\(Page.swatch(part))</dt><dd>\(numbers(of: rect))</dd>"
        }
      }
    }
  }

  /// Returns the origin and the size, without parentheses; a line breaks only between the two.
  private func numbers(of rect: CGRect) -> String {
    let (origin, size) = ([rect.origin.x, rect.origin.y], [rect.size.width, rect.size.height])
    let texts = [origin, size].map { $0.map(\.shortDescription).joined(separator: ", ") }
    return "<span>\(texts[0]),</span> <span>\(texts[1])</span>"
  }
}
