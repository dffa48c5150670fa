import Foundation
import HeadlessInspection

/// The links from the ids of claims and facts to their rows in the pages of `Docs/Fidelity`.
struct ClaimLinks: Equatable, Sendable {
  /// The address of the folder `Docs/Fidelity`, absolute or relative to the page that contains the links.
  let address: String

  init(to address: String) { self.address = address }

  /// Creates links from a page at a path to the folder in the repository that this program was built from.
  ///
  /// The address is relative to the folder of the page, so that both can be moved together.
  init(from path: String, to rows: URL = ClaimLinks.rows) {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().resolvingSymlinksInPath()
    address = Self.address(of: rows.resolvingSymlinksInPath(), from: folder)
  }

  /// The folder `Docs/Fidelity` of the repository that this program was built from.
  static let rows = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Docs/Fidelity")

  private static func address(of rows: URL, from folder: URL) -> String {
    let (steps, start) = (rows.pathComponents, folder.pathComponents)
    let common = zip(steps, start).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: start.count - common) + steps.dropFirst(common)
    // A colon in the first component would end the scheme of a URL.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? $0 }.joined(separator: "/")
  }

  func paragraph(_ ids: [String]) -> String { "<p class=\"claims\">\(ids.map(link).joined())</p>" }

  /// Returns an id as a link to its row, with the text of the claim as its tooltip.
  func link(to id: String) -> String {
    let claim = Claim.byID[id]
    let title = claim.map { " title=\"\($0.text.replacing("`", with: "").escaped)\"" } ?? ""
    let row = "\(address)/\(claim?.page ?? "README").md#\(id)"
    return "<a href=\"\(row.escaped)\"\(title)>\(id.escaped)</a>"
  }
}
