import Foundation

extension InspectorPage {
  struct Moment: Hashable, Sendable, Encodable {
    enum Kind: String, Encodable {
      case pass, visitedAncestors, call, remark, solution, leftover
    }

    let kind: Kind
    let depth: Int
    /// The event in words, and its reasons.
    let lines: [String]
    var method: String?
    var view: String?
    /// The rectangle passed to the method, in the view's own coordinates.
    var argument: CGRect?
    var result: CGRect?
    /// The index of the view in each of the states.
    var nodes: [Int?] = []

    static func all(of trace: LayoutTrace, in states: [State]) -> [Moment] {
      let indices = states.map(\.nodeIndices)
      func moment(
        _ kind: Kind, of view: String, depth: Int = 0, _ lines: [String], call: LayoutTrace.Call? = nil
      ) -> Moment {
        let identity = trace.subjects[view]?.identity
        return Moment(
          kind: kind, depth: depth, lines: lines, method: call?.method, view: view, argument: call?.argument,
          result: call?.result, nodes: indices.map { indices in identity.flatMap { indices[$0] } })
      }
      var passes = 0
      let steps = trace.steps.map { step -> Moment in
        if case .pass = step.event { passes += 1 }
        let lines = step.event.lines(pass: passes)
        return switch step.event {
        case .pass(let pass): moment(.pass, of: pass.root, depth: step.depth, lines)
        case .visitedAncestors(let visited): moment(.visitedAncestors, of: visited.target, depth: step.depth, lines)
        case .call(let call): moment(.call, of: call.view, depth: step.depth, lines, call: call)
        case .solution(let solution): moment(.solution, of: solution.movedViews.first ?? "", depth: step.depth, lines)
        case .remark(let remark): moment(.remark, of: remark.view, depth: step.depth, lines)
        }
      }
      let leftovers = trace.leftovers.map { leftover in
        moment(.leftover, of: leftover.view, ["not laid out: \(leftover.view)"] + leftover.reasons.lines)
      }
      return steps + leftovers
    }
  }
}
