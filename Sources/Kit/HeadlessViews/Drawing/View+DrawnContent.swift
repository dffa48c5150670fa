import HeadlessGraphics
import HeadlessRendering

extension View: DrawnContent {
  package final var staysInBounds: Bool { subviewStorage.isEmpty && !(self is any ContentDrawing) }

  package final func childNodes(in traits: TraitCollection) -> [DrawingNode] {
    let own = rare.layer?.ownSublayers ?? []
    if own.isEmpty { return subviewStorage.map { $0.drawingNode(in: traits) } }
    let above = Dictionary(grouping: own) { $0.subviewBelow.map(ObjectIdentifier.init) }
    var nodes = (above[nil] ?? []).map { $0.drawingNode(in: traits) }
    for view in subviewStorage {
      nodes.append(view.drawingNode(in: traits))
      nodes += (above[ObjectIdentifier(view)] ?? []).map { $0.drawingNode(in: traits) }
    }
    return nodes
  }

  package final func backgroundColor(in traits: TraitCollection) -> CGColor? {
    backgroundColor?.cgColor(with: traits)
  }

  package final func paintContent(into context: DrawingContext, in traits: TraitCollection) {
    if type(of: self) == View.self { return }
    guard DrawingNesting.start(self) else { return }
    defer { DrawingNesting.end(self) }
    traits.performAsCurrent {
      CGContext(drawing: context, sheet: bounds).performAsCurrent {
        context.guardingState {
          if let view = self as? any ContentDrawing { return view.drawContent(in: context) }
          drawInBounds(into: context)
        }
      }
    }
  }

  package final func paintForeground(into context: DrawingContext) {
    if type(of: self) != View.self, let view = self as? any ContentDrawing { view.drawForeground(in: context) }
  }
}

/// The views whose own content is being drawn, so that none is drawn while it draws itself.
@MainActor private enum DrawingNesting {
  private static var views: Set<ObjectIdentifier> = []

  static func start(_ view: View) -> Bool {
    if views.insert(ObjectIdentifier(view)).inserted { return true }
    view.report(
      "draw(_:)", "it asks for a drawing of the view itself; its content was left out.",
      cure: "Draw into DrawingContext.current, and ask for drawings of other views only.")
    return false
  }

  static func end(_ view: View) { views.remove(ObjectIdentifier(view)) }
}
