import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

/// The live objects of a running program with their model, and the one place where a step is run and checked.
///
/// A step is *tame* while nothing of the program runs inside a callback: then the model says what it must do, mark, call
/// and report. After any other step the model is read anew from the views, and only what must hold in every tree is
/// checked.
@MainActor
final class World {
  /// How many views a program may have alive; small trees make many steps a second.
  static let viewLimit = 40

  /// The live views, in the order they were made.
  var nodes: [Node] = []
  var nodesByView: [ObjectIdentifier: Node] = [:]
  private var made = 0

  /// The program's steps that a callback will run.
  var armed: [ArmedHook] = []
  /// How many steps run inside one another.
  var depth = 0
  var isTame = true
  /// Whether the model knows who inherits what; it looks before the next step that it says something of.
  var knowsInheritance = true
  /// The first thing that was found wrong.
  var fault: String?

  // MARK: What a step has done, and what the model expects

  let reports = ReportLog()
  let calls = CallLog()
  var heard: [Heard] = []
  var expected = Expectation()
  var stepCount = 0
  /// The buttons that somebody else has changed parts of, in this step.
  var tampered: Set<Int> = []
  /// Whether the step has changed what layouts come from without a mark: the scale, the direction, the measurer.
  var hasNewCircumstances = false
  var fingers: [SoakFinger] = []
  var recognizers: [GestureRecognizer] = []
  var measurer: any TextMeasurer = SystemTextMeasurer()

  /// Whether every view is checked after every step for what is costly to check; else one view a step.
  let isStrict: Bool

  let makePlainView: () -> SoakView

  init(isStrict: Bool, makePlainView: @escaping () -> SoakView) {
    self.isStrict = isStrict
    self.makePlainView = makePlainView
  }

  /// What the model says that a step does beside what it changes.
  struct Expectation {
    var reports = 0
    /// Numbers too large for exact arithmetic are in play: the toolkit may refuse them where they come out of its range.
    var mayReport = false
    var heard: [Heard] = []
    var calls: [CallLog.Call] = []
  }

  /// Runs a step and checks what it has done.
  ///
  /// - Returns: What is wrong, or nil.
  func perform(_ step: Step) -> String? {
    stepCount += 1
    armed.removeAll { $0.lastStep < stepCount }
    expected = Expectation()
    heard.removeAll(keepingCapacity: true)
    calls.calls.removeAll(keepingCapacity: true)
    reports.removeAll()
    tampered.removeAll()
    hasNewCircumstances = false
    isTame = armed.isEmpty && fingers.isEmpty && partsAreInPlace && !step.action.isWild
    if isTame, !knowsInheritance { rememberInheritance() }
    return TextMeasuring.withCurrent(measurer) {
      run(step)
      noteLayouts()
      return settle()
    }
  }

  // MARK: Live objects

  func insert(_ view: View, kind: Node.Kind, owner: Node? = nil) -> Node {
    let node = Node(id: made, kind: kind, view: view)
    made += 1
    node.owner = owner
    owner?.parts.append(node)
    nodes.append(node)
    nodesByView[node.identity] = node
    return node
  }

  /// The live view that an operand stands for.
  func node(_ operand: Int) -> Node? { pick(operand, from: nodes) }

  func button(_ operand: Int) -> (node: Node, view: SoakButton)? {
    let buttons = nodes.filter { $0.isButton && $0.view != nil }
    guard !buttons.isEmpty else { return nil }
    let node = Samples.pick(buttons, operand)
    return (node.view as? SoakButton).map { (node, $0) }
  }

  private func pick(_ operand: Int, from nodes: [Node]) -> Node? {
    guard !nodes.isEmpty else { return nil }
    let start = Samples.index(operand, nodes.count)
    for offset in nodes.indices {
      let node = nodes[(start + offset) % nodes.count]
      if node.view != nil { return node }
    }
    return nil
  }

  /// Takes what has gone by the model out of it: what the program does not hold and nothing that is left owns.
  ///
  /// Who loses a superview that goes away inherits something else, and nobody tells it.
  func sweep() {
    var changed = true
    defer {
      if !gone.isEmpty {
        if isTame { rememberInheritance() }
        forgetLayouts()
        for node in nodes where node.window == nil { node.isFirstResponder = false }
      }
    }
    while changed {
      changed = false
      for node in nodes where node.held == nil && node.parent == nil && node.owner == nil {
        forget(node)
        changed = true
      }
    }
  }

  /// Takes a view that has gone, or must, out of the model.
  func forget(_ node: Node) {
    for child in node.children { child.parent = nil }
    for part in node.parts { part.owner = nil }
    node.owner?.parts.removeAll { $0 === node }
    node.cutLinks()
    nodes.removeAll { $0 === node }
    if nodesByView[node.identity] === node { nodesByView[node.identity] = nil }
    armed.removeAll { $0.id == node.id }
    gone.append(node)
  }

  /// Views that must be gone when the step is over.
  var gone: [Node] = []

  // MARK: Callbacks

  func record(_ hook: Hook, of id: Int) {
    if hook.isCounted { heard.append(Heard(id: id, hook: hook)) }
    if armed.isEmpty || depth > 3 { return }
    guard let index = armed.firstIndex(where: { $0.id == id && $0.hook == hook }) else { return }
    let steps = armed.remove(at: index).steps
    depth += 1
    defer { depth -= 1 }
    for step in steps { run(step) }
  }

  /// Lets a callback run steps once, soon.
  func arm(_ step: Step) {
    let hook = Samples.pick(Hook.allCases, step.operand(1))
    guard let node = hook.isOfButton ? button(step.operand(0))?.node : node(step.operand(0)) else { return }
    armed.append(ArmedHook(id: node.id, hook: hook, steps: step.inner, lastStep: stepCount + 5))
  }
}

/// Steps that a callback of a view runs, once.
struct ArmedHook {
  let id: Int
  let hook: Hook
  let steps: [Step]
  /// The last step in which it may run.
  let lastStep: Int
}
