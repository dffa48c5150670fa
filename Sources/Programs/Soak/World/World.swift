import HeadlessGraphics
import HeadlessReporting
import HeadlessViews
import Synchronization

/// The live objects of a running program with their model, which runs and checks each step.
///
/// A step is *tame* while nothing of the program runs inside a callback: the model predicts its effects, marks, calls
/// and reports. After another step the model is read from the views, and only the invariants of every tree are checked.
@MainActor final class World {
  /// The largest number of live views in a program; with small trees more steps run in a second.
  static let viewLimit = 40

  /// The live views, in the order they were made.
  var nodes: [Node] = []
  var nodesByView: [ObjectIdentifier: Node] = [:]
  private var made = 0

  /// The program's steps that a callback will run.
  var armed: [ArmedHook] = []
  var depth = 0
  var isTame = true
  /// Whether the model of inherited values is current; it is read again before the next step that it predicts.
  var knowsInheritance = true
  /// The first fault.
  var fault: String?

  // MARK: Effects of a step, and expectations of the model

  let reports = Mutex<[IssueReport]>([])
  var calls: [Call<String>] = []
  /// The number of views that layout passes have visited.
  var visits = 0
  var hookCalls: [Call<Hook>] = []
  var expected = Expectation()
  var stepCount = 0
  /// The buttons whose subviews the program has changed, in this step.
  var tampered: Set<Int> = []
  /// Whether the step has changed inputs of layouts without a mark: the scale, the direction, the measurer.
  var hasNewCircumstances = false
  var fingers: [SoakFinger] = []
  var recognizers: [GestureRecognizer] = []
  var measurer: any TextMeasurer = SystemTextMeasurer()

  /// Whether every view is checked after every step by the slow checks; otherwise one view a step.
  let isStrict: Bool

  let makePlainView: () -> SoakView

  init(isStrict: Bool, makePlainView: @escaping () -> SoakView) {
    self.isStrict = isStrict
    self.makePlainView = makePlainView
  }

  /// The predicted effects of a step beyond its own change.
  struct Expectation {
    var reports = 0
    /// Whether numbers too large for exact arithmetic are in use, which the toolkit may refuse if they overflow.
    var mayReport = false
    var hookCalls: [Call<Hook>] = []
    var calls: [Call<String>] = []
  }

  /// Runs a step and checks its effects; returns a description of the failure, or nil.
  func perform(_ step: Step) -> String? {
    stepCount += 1
    armed.removeAll { $0.lastStep < stepCount }
    expected = Expectation()
    hookCalls.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    reports.withLock { $0.removeAll(keepingCapacity: true) }
    tampered.removeAll()
    hasNewCircumstances = false
    isTame = armed.isEmpty && fingers.isEmpty && partsAreInPlace && !step.action.isWild
    if isTame, !knowsInheritance { rememberInheritance() }
    return TextMeasuring.withCurrent(measurer) {
      run(step)
      recordLayouts()
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

  func node(_ operand: Int) -> Node? {
    guard !nodes.isEmpty else { return nil }
    let start = Samples.index(operand, nodes.count)
    return nodes[start...].first { $0.view != nil } ?? nodes[..<start].first { $0.view != nil }
  }

  func button(_ operand: Int) -> (node: Node, view: SoakButton)? {
    let buttons = nodes.filter { $0.isButton && $0.view != nil }
    guard !buttons.isEmpty else { return nil }
    let node = Samples.pick(buttons, operand)
    return (node.view as? SoakButton).map { (node, $0) }
  }

  /// Removes nodes whose views the program does not retain and no remaining view owns.
  ///
  /// A view whose superview is deallocated inherits other values, without a notification.
  func sweep() {
    while let node = nodes.first(where: { $0.held == nil && $0.parent == nil && $0.owner == nil }) { forget(node) }
    if gone.isEmpty { return }
    if isTame { rememberInheritance() }
    forgetLayouts()
    for node in nodes where node.window == nil { node.isFirstResponder = false }
  }

  /// Removes a view that was or must be deallocated from the model.
  func forget(_ node: Node) {
    for child in node.children { child.parent = nil }
    for part in node.parts { part.owner = nil }
    node.owner?.parts.removeAll { $0 === node }
    node.removeLinks()
    nodes.removeAll { $0 === node }
    if nodesByView[node.identity] === node { nodesByView[node.identity] = nil }
    armed.removeAll { $0.id == node.id }
    gone.append(node)
  }

  /// The views that must be deallocated at the end of the step.
  var gone: [Node] = []

  // MARK: Callbacks

  func record(_ hook: Hook, of id: Int) {
    if hook.isCounted { hookCalls.append(Call(id: id, name: hook)) }
    if armed.isEmpty || depth > 3 { return }
    guard let index = armed.firstIndex(where: { $0.id == id && $0.hook == hook }) else { return }
    let steps = armed.remove(at: index).steps
    depth += 1
    defer { depth -= 1 }
    for step in steps { run(step) }
  }

  /// Makes a callback run steps once, soon.
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
