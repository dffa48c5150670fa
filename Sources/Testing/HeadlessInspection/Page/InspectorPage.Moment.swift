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
      let identities = Dictionary(trace.subjects.map { ($0.name, $0.view.identity) }) { $1 }
      func nodes(of name: String) -> [Int?] {
        let identity = identities[name] ?? nil
        return indices.map { indices in identity.flatMap { indices[$0] } }
      }
      var passes = 0
      let steps = trace.steps.map { step in
        if case .pass = step.event { passes += 1 }
        let lines = step.event.lines(pass: passes)
        switch step.event {
        case .pass(let pass):
          return Moment(kind: .pass, depth: step.depth, lines: lines, view: pass.root, nodes: nodes(of: pass.root))
        case .visitedAncestors(let ancestors):
          return Moment(
            kind: .visitedAncestors, depth: step.depth, lines: lines, view: ancestors.target,
            nodes: nodes(of: ancestors.target))
        case .call(let call):
          return Moment(
            kind: .call, depth: step.depth, lines: lines, method: call.method, view: call.view, argument: call.argument,
            result: call.result, nodes: nodes(of: call.view))
        case .solution(let solution):
          let view = solution.movedViews.first ?? ""
          return Moment(kind: .solution, depth: step.depth, lines: lines, view: view, nodes: nodes(of: view))
        case .remark(let remark):
          return Moment(
            kind: .remark, depth: step.depth, lines: lines, view: remark.view, nodes: nodes(of: remark.view))
        }
      }
      let leftovers = trace.leftovers.map { leftover in
        Moment(
          kind: .leftover, depth: 0, lines: ["not laid out: \(leftover.view)"] + leftover.reasons.lines,
          view: leftover.view, nodes: nodes(of: leftover.view))
      }
      return steps + leftovers
    }
  }
}
