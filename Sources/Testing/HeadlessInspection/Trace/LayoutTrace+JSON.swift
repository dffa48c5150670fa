import Foundation

extension LayoutTrace {
  /// Returns the trace as JSON with sorted keys, one line per step, and equal text for equal traces.
  ///
  /// A step is an object with its `depth` and its `pass`, `visitedAncestors`, `call`, `remark` or `solution`;
  /// rectangles are `[[x, y], [width, height]]`. A number that is not finite is the string `nan`, `inf` or `-inf`.
  ///
  /// - Throws: An error of the encoder.
  /// - Complexity: O(*n*) for *n* steps.
  public func json() throws -> String {
    let encoder = JSONEncoder.inspecting
    let leftovers = try encoder.text(of: leftovers)
    let list = try steps.isEmpty ? "[]" : encoder.lines(of: steps)
    return "{\"leftovers\":\(leftovers),\"passes\":\(passes),\"steps\":\(list),\"visits\":\(visits)}"
  }
}

extension LayoutTrace.Step: Encodable {
  private enum CodingKeys: CodingKey {
    case depth, pass, visitedAncestors, call, remark, solution
  }

  /// Encodes the depth and the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(depth, forKey: .depth)
    switch event {
    case .pass(let pass): try container.encode(pass, forKey: .pass)
    case .visitedAncestors(let ancestors): try container.encode(ancestors, forKey: .visitedAncestors)
    case .call(let call): try container.encode(call, forKey: .call)
    case .remark(let remark): try container.encode(remark, forKey: .remark)
    case .solution(let solution): try container.encode(solution, forKey: .solution)
    }
  }
}
