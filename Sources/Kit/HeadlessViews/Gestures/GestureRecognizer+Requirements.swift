extension GestureRecognizer {
  /// The consequence of the states of the recognizers that have to fail first.
  enum Verdict {
    case recognize
    case wait
    case fail
  }

  /// Waits for required recognizers that watch fingers, fails if one has recognized; one without fingers has failed.
  ///
  /// If `isComplete`, all are checked, as one may have recognized; else first the last check's blockers.
  final func verdict(isComplete: Bool) -> Verdict {
    if !isComplete {
      // Each of them is removed from the list once, whatever their number.
      while let blocker = blockers.last {
        if let other = blocker.object, blocks(other) { return .wait }
        blockers.removeLast()
      }
    }
    blockers = []
    // Those named by `require(toFail:)`, and those that overrides and delegates name.
    let required = requirements.objects + rivals.filter { !requirements.contains($0) && needs($0) }
    for other in required where other.isInPlay && other.isEnabled && other.view != nil {
      switch other.storedState {
      case .began, .changed, .ended:
        blockers = []
        return .fail
      case .cancelled, .failed: break
      case .possible: if blocks(other) { blockers.append(Weak(other)) }
      }
    }
    return blockers.isEmpty ? .recognize : .wait
  }

  /// Returns whether a recognizer that has to fail first may still recognize.
  private func blocks(_ other: GestureRecognizer) -> Bool {
    other.isInPlay && other.isEnabled && other.view != nil && other.storedState == .possible && other.isWatching
      && !other.isWaiting(for: self)
  }

  private func needs(_ other: GestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Returns whether this recognizer has seen its gesture and waits for another, which asks: one of two must be first.
  private func isWaiting(for other: GestureRecognizer) -> Bool { heldState != nil && needs(other) }

  final func addRequirement(_ other: GestureRecognizer) {
    if other.requires(self) {
      let which = other === self ? "itself" : "a \(type(of: other)) that waits for this one"
      return report(
        "require(toFail:)", "it would wait for \(which); nothing was changed.",
        cure: "Let only one of two recognizers wait for the other.")
    }
    requirements.add(other)
    other.dependents.add(self)
  }

  /// Returns whether it is the given recognizer, or waits for it through any number of others.
  ///
  /// The search alternates between this recognizer's requirements and the goal's dependents and ends with the shorter
  /// way: a chain that grows at either end is not walked through.
  private func requires(_ target: GestureRecognizer) -> Bool {
    if self === target { return true }
    var down = RequirementWalk(from: self, along: \.requirements)
    var up = RequirementWalk(from: target, along: \.dependents)
    while let required = down.next(), let dependent = up.next() {
      if required === target || dependent === self { return true }
    }
    return false
  }
}

/// The recognizers that requirements lead to, each once, one in each step.
@MainActor package struct RequirementWalk {
  /// The number of recognizers that all walks together have visited, for tests.
  package private(set) static var stepCount = 0

  private let edges: KeyPath<GestureRecognizer, WeakList<GestureRecognizer>>
  private var seen: Set<ObjectIdentifier>
  private var found: [GestureRecognizer]
  private var current = 0
  private var index = 0

  init(from start: GestureRecognizer, along edges: KeyPath<GestureRecognizer, WeakList<GestureRecognizer>>) {
    self.edges = edges
    seen = [ObjectIdentifier(start)]
    found = [start]
  }

  mutating func next() -> GestureRecognizer? {
    Self.stepCount += 1
    while current < found.count {
      let others = found[current][keyPath: edges]
      while index < others.slotCount {
        let other = others.object(at: index)
        index += 1
        guard let other, seen.insert(ObjectIdentifier(other)).inserted else { continue }
        found.append(other)
        return other
      }
      current += 1
      index = 0
    }
    return nil
  }
}
