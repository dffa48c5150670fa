import HeadlessReporting

extension GestureRecognizer {
  /// What the recognizers that have to fail first say.
  enum Verdict {
    case go
    case wait
    case fail
  }

  /// Waits for those that watch fingers still, fails if one has recognized; one without fingers counts as failed.
  final func verdict() -> Verdict {
    var verdict = Verdict.go
    for other in required() where other.isInPlay && other.isEnabled && other.view != nil {
      switch other.storedState {
      case .began, .changed, .ended: return .fail
      case .cancelled, .failed: break
      case .possible: if other.isWatching, !other.isWaiting(for: self) { verdict = .wait }
      }
    }
    return verdict
  }

  /// Those named by ``require(toFail:)``, and those that the questions name.
  private func required() -> [GestureRecognizer] {
    var found = requirements.compactMap(\.recognizer)
    for other in rivals where !found.contains(where: { $0 === other }) && needs(other) { found.append(other) }
    return found
  }

  private func needs(_ other: GestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether it has seen its gesture and waits for another by the other's own answer: one of two must go first.
  private func isWaiting(for other: GestureRecognizer) -> Bool {
    heldState != nil && needs(other)
  }

  final func addRequirement(_ other: GestureRecognizer) {
    if other.requires(self) {
      let which = other === self ? "itself" : "a \(type(of: other)) that waits for this one"
      IssueReporting.report(
        IssueReport(
          place: "\(type(of: self)).require(toFail:)", problem: "it would wait for \(which); nothing was changed.",
          cure: "Let only one of two recognizers wait for the other."))
      return
    }
    if requirements.contains(where: { $0.recognizer === other }) { return }
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakGesture(recognizer: other))
  }

  /// Whether it is the given recognizer, or waits for it through any number of others.
  private func requires(_ goal: GestureRecognizer) -> Bool {
    var seen: [GestureRecognizer] = [self]
    var next = 0
    while next < seen.count {
      let current = seen[next]
      if current === goal { return true }
      next += 1
      for other in current.requirements.compactMap(\.recognizer) where !seen.contains(where: { $0 === other }) {
        seen.append(other)
      }
    }
    return false
  }
}
