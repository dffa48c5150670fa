import Foundation

/// A claim about Apple's UIKit that examples show: a row of a page of `Docs/Fidelity`.
struct Claim: Equatable {
  /// The id, such as `D0.1` of a document or `a8` of a measurement.
  let id: String
  /// The sentence of the row, with code between backticks.
  let text: String
  var page = "README"

  /// The claims of all pages, in their order; none where the repository is missing.
  static let all: [Claim] = pages.flatMap { page in
    let file = ClaimLinks.rows.appendingPathComponent("\(page).md")
    return rows(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "", named: page)
  }

  private static let pages = [
    "Documents", "Buttons", "ViewsAndControls", "Constraints", "Configurations", "Scrolling", "Inputs",
    "Controllers", "Accessibility",
  ]

  /// Returns the claims in the rows of a page, without its links.
  static func rows(of page: String, named name: String = "README") -> [Claim] {
    page.matches(of: /\| <a id="([^"]+)"><\/a>[^|]+\| ([^|]+) \|/).map { row in
      Claim(id: String(row.1), text: String(row.2.replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.output.1 }), page: name)
    }
  }

  static func named(_ id: String) -> Claim? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

/// An article about UIButton, the source of examples.
struct Document {
  /// The number in the summaries and, as a digit, in the ids of its claims.
  let number: String
  let title: String
  let subject: String

  /// The documents, by number.
  static let all = [
    Document(number: "000", title: "UIButton解析", subject: "four ways to place image and title"),
    Document(
      number: "001", title: "理解imageEdgeInsets和titleEdgeInsets", subject: "experiments with alignments and insets"),
    Document(number: "002", title: "UIButton ✅", subject: "a reference of the class"),
    Document(number: "003", title: "UIButton的绘制", subject: "when the hooks run"),
    Document(number: "004", title: "Changing UIButton’s internal controls", subject: "when the subviews are made"),
  ]
}
