extension LayoutTrace {
  /// The whole trace as nested text: each pass with its caller, the views that it only visited, each call with its
  /// arguments, its result and the remarks on it, and the reasons for each `layoutSubviews`.
  ///
  /// ```
  /// pass 1: layoutIfNeeded() of Window, visits: 3
  ///   on the way to Button: Window, View
  ///   layoutSubviews Button
  ///     because of setTitle(_:for:), outside a pass
  ///     contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)
  /// ```
  ///
  /// The indentation of calls ends at ``indentationLimit`` levels.
  public var report: String {
    var lines: [String] = []
    var passCount = 0
    for step in steps {
      if case .pass = step.event { passCount += 1 }
      let indentation = String(repeating: "  ", count: min(step.depth, Self.indentationLimit))
      for line in step.event.lines(pass: passCount) { lines.append(indentation + line) }
    }
    for leftover in leftovers {
      lines.append("not laid out: \(leftover.view)")
      lines += leftover.reasons.lines.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The largest number of indented levels, so that the text of deeply nested calls is proportional to their number.
  public static let indentationLimit = 100
}

extension LayoutTrace.Solution {
  /// The solution as a line, followed by one for each change.
  var lines: [String] {
    let moreViews = movedCount > movedViews.count ? " and \(movedCount - movedViews.count) more" : ""
    let moved = movedViews.isEmpty ? "nothing moved" : "moved \(movedViews.joined(separator: ", "))\(moreViews)"
    let more = causeCount - causes.count
    let read = constraintCount == 1 ? "1 constraint read" : "\(constraintCount) constraints read"
    return ["solve: \(read), \(moved)"] + causes.map { "  because of \($0)" } + (more > 0 ? ["  and \(more) more"] : [])
  }
}

extension LayoutTrace.Event {
  func lines(pass number: Int) -> [String] {
    switch self {
    case .pass(let pass):
      let climb = pass.root == pass.requester ? "" : ", from \(pass.root) on"
      return ["pass \(number): layoutIfNeeded() of \(pass.requester)\(climb), visits: \(pass.visits)"]
    case .visitedAncestors(let ancestors):
      let more = ancestors.count > ancestors.views.count ? " and \(ancestors.count - ancestors.views.count) more" : ""
      return ["on the way to \(ancestors.target): \(ancestors.views.joined(separator: ", "))\(more)"]
    case .call(let call):
      return [call.line(naming: call.view)] + (call.reasons?.lines.map { "  \($0)" } ?? [])
    case .remark(let remark): return ["remark on \(remark.view): \(remark.text)"]
    case .solution(let solution): return solution.lines
    }
  }
}
