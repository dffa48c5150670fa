import Foundation
import HeadlessInspection
import Testing

struct PageData: Decodable {
  struct Node: Decodable {
    var view: ViewDescription
    var parent: Int?
    var transform: [CGFloat]
    var clip: CGRect?
    var order: Int?
    var hitArea: CGRect?
    var rects: [String: CGRect]
    var other: Int?
    var constraints: [Constraint]?
    var guides: [Guide]?
    var ambiguity: String?
  }

  struct Constraint: Decodable {
    var formula: String
    var identifier, state: String?

    /// The parts in their order.
    var line: String { [formula, identifier, state].compactMap(\.self).joined(separator: " ") }
  }

  struct Guide: Decodable {
    var name: String
    var rect: CGRect
  }

  struct State: Decodable {
    var bounds: CGRect
    var nodes: [Node]
  }

  struct Moment: Decodable {
    var kind: String
    var lines: [String]
    var method, view: String?
    var argument, result: CGRect?
    var nodes: [Int?]
  }

  var area: CGRect
  var states: [State]
  var moments: [Moment]?

  /// Reads the data of a page, between the tags that no text in it may contain.
  init(of html: String) throws {
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    self = try JSONDecoder().decode(PageData.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
  }

  var nodes: [Node] { states[states.count - 1].nodes }
}
