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

  static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The articles about UIButton, a source of examples; the number is in the summaries and, as a digit, in the ids.
  static let documents: [(number: String, title: String, subject: String)] = [
    ("000", "UIButton解析", "four ways to place image and title"),
    ("001", "理解imageEdgeInsets和titleEdgeInsets", "experiments with alignments and insets"),
    ("002", "UIButton ✅", "a reference of the class"),
    ("003", "UIButton的绘制", "when the hooks run"),
    ("004", "Changing UIButton’s internal controls", "when the subviews are made"),
  ]
}
