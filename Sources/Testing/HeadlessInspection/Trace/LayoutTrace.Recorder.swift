import Foundation
import HeadlessViews

extension LayoutTrace {
  final class Recorder: LayoutObserver {
    private var trace = LayoutTrace()
    private let only: View?
    private var names = ViewNames()
    private var requests = Requests()
    private var updateRequests = Requests()
    private lazy var formulas = ConstraintDescription(ConstraintNames { [unowned self] view in names.name(of: view) })

    /// The passes and calls that have not ended, the innermost last: a call has a title, a recorded one the index of its step.
    private var open: [(title: String?, step: Int?)] = []
    /// The number of steps that have not ended.
    private var depth = 0
    /// The views visited since the last one that needed layout itself.
    private var ancestors: (names: [String], count: Int) = ([], 0)

    init(only: View?) { self.only = only }

    func finish() -> LayoutTrace {
      trace.leftovers = requests.remaining.filter { isWatched($0.view) }
        .map { Leftover(view: names.name(of: $0.view), reasons: $0.reasons) }
      trace.subjects = names.subjects
      return trace
    }

    func layoutMarks(_ mark: LayoutMark) {
      let reason = Reason(cause: names.cause(of: mark), enclosingCall: open.last { $0.title != nil }?.title)
      requests.add(reason, for: mark.view)
      if mark.cause == "setNeedsUpdateConstraints()" {
        updateRequests.add(Reason(cause: mark.cause, enclosingCall: reason.enclosingCall), for: mark.owner)
      }
    }

    func layoutPassBegins(at root: View, requestedBy requester: View) {
      recordStart(of: .pass(Pass(requester: names.name(of: requester), root: names.name(of: root))), title: nil)
    }

    func layoutPassEnds(at root: View) {
      ancestors = ([], 0)
      let index = recordEnd()
      // The trace of one view contains only the passes that laid it out.
      if only != nil, let index, index == trace.steps.count - 1 { trace.steps.removeLast() }
    }

    func layoutVisits(_ view: View) {
      if isWatched(view) { trace.visits += 1 }
      countVisit()
      if !view.needsLayout {
        if ancestors.count < VisitedAncestors.limit { ancestors.names.append(names.name(of: view)) }
        ancestors.count += 1
      } else if ancestors.count > 0 {
        if isWatched(view) {
          let visited = VisitedAncestors(views: ancestors.names, count: ancestors.count, target: names.name(of: view))
          record(.visitedAncestors(visited))
        }
        ancestors = ([], 0)
      }
    }

    private func countVisit() {
      guard let index = open.last?.step, case .pass(var pass) = trace.steps[index].event else { return }
      pass.visits += 1
      trace.steps[index].event = .pass(pass)
    }

    func layoutBegins(_ call: LayoutCall) {
      let name = names.name(of: call.view)
      let reasons: Reasons? =
        switch call.method {
        case "layoutSubviews": requests.removeReasons(for: call.view)
        case "updateConstraints": updateRequests.removeReasons(for: call.view)
        default: nil
        }
      let title = "\(call.method) of \(name)"
      guard isWatched(call.view) else { return open.append((title, nil)) }
      let recorded = Call(
        method: call.method, className: "\(type(of: call.view))", view: name, argument: call.argument, reasons: reasons)
      recordStart(of: .call(recorded), title: title)
    }

    func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {
      guard let index = recordEnd(), case .call(var recorded) = trace.steps[index].event else { return }
      recorded.result = result
      trace.steps[index].event = .call(recorded)
    }

    func layoutRemarks(_ remark: LayoutRemark) {
      if isWatched(remark.view) { record(.remark(Remark(view: names.name(of: remark.view), text: remark.text))) }
    }

    func layoutSolves(_ solution: LayoutSolution) {
      if let only, !solution.movedViews.contains(where: { $0 === only }) { return }
      let causes = solution.causes.prefix(Solution.limit).map { cause in
        let constraint = cause.subject as? LayoutConstraint
        let subject = constraint.map { formulas.formula(of: $0) } ?? (cause.subject as? View).map { names.name(of: $0) }
        return subject.map { "\(cause.change) of \($0)" } ?? cause.change
      }
      let moved = solution.movedViews.prefix(Solution.limit).map { names.name(of: $0) }
      let recorded = Solution(
        causes: causes, causeCount: solution.causes.count, constraintCount: solution.constraintCount,
        movedViews: moved, movedCount: solution.movedViews.count)
      record(.solution(recorded))
    }

    private func isWatched(_ view: View) -> Bool { only == nil || only === view }

    private func record(_ event: Event) { trace.steps.append(Step(depth: depth, event: event)) }

    private func recordStart(of event: Event, title: String?) {
      open.append((title, trace.steps.count))
      record(event)
      depth += 1
    }

    /// Ends the innermost pass or call; returns the index of its step, or nil if it is not recorded.
    private func recordEnd() -> Int? {
      guard let index = open.popLast()?.step else { return nil }
      depth -= 1
      return index
    }
  }
}
