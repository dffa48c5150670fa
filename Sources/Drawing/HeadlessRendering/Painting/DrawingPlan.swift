import Foundation
import HeadlessGraphics
import HeadlessReporting

/// The steps of a drawing in order, all collected before the first one is performed.
///
/// The walk has a stack of its own, so that the depth of a tree is not limited. As `draw(_:)` runs after it, changes
/// that `draw(_:)` makes to the tree are visible in the next drawing.
@MainActor package struct DrawingPlan {
  private enum Step {
    /// Applies the node's transform.
    case open(DrawingNode)
    case beginMask
    case endMask
    case paint(DrawingNode)
    /// The drawing of the node's foreground, in front of its children, and the restoring of the transform.
    case close(DrawingNode)
  }

  private enum Task {
    /// A node, and the visible rectangle of its parent, or nil for all of it.
    case visit(DrawingNode, visible: CGRect?)
    case step(Step)
    case closeMask(ObjectIdentifier)
  }

  private var steps: [Step] = []
  private var tasks: [Task] = []
  private var masks: Set<ObjectIdentifier> = []

  /// The largest depth of masks in masks.
  /// > Assumed: more than any real code nests; each one costs a surface.
  private static let maskLimit = 16

  /// Finds the steps of a drawing of a node and everything in it.
  package init(of root: DrawingNode) {
    tasks = [.visit(root, visible: nil)]
    while let task = tasks.popLast() {
      switch task {
      case .visit(let node, let visible): visit(node, visible: visible)
      case .step(let step): steps.append(step)
      case .closeMask(let mask):
        masks.remove(mask)
        steps.append(.endMask)
      }
    }
  }

  private mutating func visit(_ node: DrawingNode, visible: CGRect?) {
    guard node.isVisible else { return }
    let bounds = node.bounds
    var visible = visible?.applying(node.transform.inverted())
    if let visible, node.staysInBounds, !visible.overlaps(bounds) { return }
    if node.clips { visible = visible?.intersection(bounds) ?? bounds }

    steps.append(.open(node))
    tasks.append(.step(.close(node)))
    for child in node.children.reversed() { tasks.append(.visit(child, visible: visible)) }
    tasks.append(.step(.paint(node)))
    if let surface = node.surface, !surface.showsOnlySublayers, let mask = surface.drawnMask, canBegin(mask) {
      steps.append(.beginMask)
      masks.insert(ObjectIdentifier(mask))
      tasks.append(.closeMask(ObjectIdentifier(mask)))
      tasks.append(.visit(mask.drawingNode(in: node.traits), visible: nil))
    }
  }

  private func canBegin(_ mask: any DrawnSurface) -> Bool {
    if masks.count < Self.maskLimit, !masks.contains(ObjectIdentifier(mask)) { return true }
    IssueReporting.report(
      place: "\(type(of: mask)), as a mask",
      problem:
        "it masks something in itself, or is the \(Self.maskLimit + 1)th mask in one another; it was left out.",
      cure: "Remove the mask from one of the layers of the cycle.")
    return false
  }

  /// Draws all steps; `willDraw` is called before the drawing of another content, of layers in it, or of none.
  package func draw(into context: DrawingContext, willDraw: ((any DrawnContent)?) -> Void = { _ in }) {
    var contents: [(any DrawnContent)?] = []
    for step in steps {
      switch step {
      case .open(let node):
        contents.append(node.content ?? contents.last ?? nil)
        willDraw(contents.last ?? nil)
        context.saveState()
        context.concatenate(node.transform)
      case .beginMask: context.beginMask()
      case .endMask: context.endMask()
      case .paint(let node): node.paintBehindChildren(into: context)
      case .close(let node):
        node.paintBeforeChildren(into: context)
        context.restoreState()
        contents.removeLast()
        willDraw(contents.last ?? nil)
      }
    }
  }

  /// Calls `body` with each visible content outside of masks, back to front, with the context in its coordinates.
  package func visitContents(in context: DrawingContext, _ body: (any DrawnContent) -> Void) {
    var openMasks = 0
    for step in steps {
      switch step {
      case .open(let node):
        context.saveState()
        context.concatenate(node.transform)
      case .beginMask: openMasks += 1
      case .endMask: openMasks -= 1
      case .paint(let node): if openMasks == 0, let content = node.content { body(content) }
      case .close: context.restoreState()
      }
    }
  }
}

extension CGRect {
  /// Returns whether rectangles have an area in common; to touch is not enough.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
