import HeadlessInspection
import HeadlessKit

extension Outcome {
  /// Creates the result from a view alone, whose content rectangle is that of its bounds.
  @MainActor init(around view: View, trace: LayoutTrace?, observations: [Observation]) {
    frame = view.frame
    bounds = view.bounds
    contentRect = view.bounds
    self.observations = observations
    self.trace = trace?.description ?? ""
    drawing = view.drawing(afterScreenUpdates: false)
    page = InspectorPage(InspectorPage.State(of: view), trace: trace)
  }

  /// Creates the result from a view with others inside, none of which belongs to a button, each with its name in the
  /// code of the example.
  @MainActor init(
    of root: View, named name: String, _ views: [(name: String, view: View)], trace: LayoutTrace,
    observations: [Observation] = []
  ) {
    // Before the drawing, as a button creates the label that it is asked for.
    let boxes = views.map { name, view in
      let label = view as? Label ?? (view as? Button)?.titleLabel
      var text = view.isHidden ? nil : label.flatMap { Text(of: $0) }
      text?.alignment = view is Label ? .natural : .center
      return Box(name: name, frame: view.convert(view.bounds, to: root), text: text)
    }
    self.init(around: root, trace: trace, observations: observations)
    rootName = name
    self.boxes = boxes
  }
}
