import Foundation
import HeadlessRecognizers
import HeadlessViews

/// Fingers, recognizers and first responders; the effects of touches are not modeled, but invariants are checked.
extension World {
  /// The largest numbers of fingers and recognizers at a time.
  private static let (fingerLimit, recognizerLimit) = (3, 8)

  func touch(_ step: Step) {
    switch step.action {
    case .touchDown: touchDown(step)
    case .advance: Screen.main.clock.advance(by: step.number(0))
    default:
      guard !fingers.isEmpty else { return }
      let index = Samples.index(step.operand(0), fingers.count)
      let finger = fingers[index]
      if step.action == .touchMove { return finger.move(by: CGFloat(step.number(0)), CGFloat(step.number(1))) }
      fingers.remove(at: index)
      finger.end(step.action == .touchUp ? .ended : .cancelled)
    }
  }

  private func touchDown(_ step: Step) {
    let target = step.operand(1) == 1 ? button(step.operand(0))?.node : node(step.operand(0))
    guard fingers.count < Self.fingerLimit, let view = target?.view, let window = view.window else { return }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard point.isFinite else { return }
    let finger = SoakFinger(on: window, at: point)
    fingers.append(finger)
    finger.send()
  }

  func recognize(_ step: Step) {
    if step.action == .recognizer { return attach(step) }
    guard !recognizers.isEmpty else { return }
    let one = Samples.pick(recognizers, step.operand(0))
    switch step.action {
    case .detach: one.view?.removeGestureRecognizer(one)
    case .recognizerEnabled: one.isEnabled = Samples.index(step.operand(1), 2) == 0
    default: one.require(toFail: Samples.pick(recognizers, step.operand(1)))
    }
  }

  private func attach(_ step: Step) {
    guard let node = node(step.operand(0)), let view = node.view else { return }
    if recognizers.count == Self.recognizerLimit {
      return view.addGestureRecognizer(Samples.pick(recognizers, step.operand(1)))
    }
    let recognizer = Self.makeRecognizer(Samples.index(step.operand(1), 6))
    let id = node.id
    recognizer.addHandler { [weak self] _ in self?.record(.gesture, of: id) }
    recognizers.append(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  private static func makeRecognizer(_ kind: Int) -> GestureRecognizer {
    switch kind {
    case 0: return TapGestureRecognizer()
    case 1:
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 2: return PanGestureRecognizer()
    case 3: return SwipeGestureRecognizer()
    case 4:
      let press = LongPressGestureRecognizer()
      press.delaysTouchesBegan = true
      return press
    default: return LongPressGestureRecognizer()
    }
  }

  func respond(_ step: Step) {
    guard let node = node(step.operand(0)), let view = node.view else { return }
    if step.action == .becomeFirst {
      let isFirst = view.becomeFirstResponder()
      guard isTame else { return }
      let may = node.window != nil && node.kind == .view
      if isFirst != may { fault = "#\(node.id) returns \(isFirst) from becomeFirstResponder()" }
      if !may { return }
      for other in nodes where other.window === node.window { other.isFirstResponder = false }
      node.isFirstResponder = true
    } else {
      view.resignFirstResponder()
      node.isFirstResponder = false
    }
  }

  /// Checks that without a finger, after some time, no recognizer waits.
  func faultOfTouches() -> String? {
    for node in nodes {
      guard let view = node.view else { continue }
      if let watch = watch(view), !watch.fingers.isEmpty { return "#\(node.id) \(node.kind) still has a finger" }
      // A touch of a view that was removed from the control ends elsewhere.
      if let button = view as? SoakButton, button.isTracking, button.watch.begunTouches.isEmpty {
        return "#\(node.id) \(node.kind) still tracks a finger"
      }
    }
    for recognizer in recognizers where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      return "a \(type(of: recognizer)) is still \(recognizer.state) with \(recognizer.numberOfTouches) fingers"
    }
    return nil
  }
}

extension Step.Action {
  /// Whether the effect of the step is not modeled.
  var isWild: Bool {
    [
      .touchDown, .touchMove, .touchUp, .touchCancel, .advance, .recognizer, .detach, .recognizerEnabled,
      .requireToFail,
    ].contains(self)
  }
}
