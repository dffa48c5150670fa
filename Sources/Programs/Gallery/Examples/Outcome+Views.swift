import HeadlessInspection
import HeadlessKit

extension Outcome {
  /// Creates the result from a view with others inside, none of which belongs to a button, each with its name in the
  /// code of the example.
  @MainActor init(
    of root: View, named name: String, _ views: [(name: String, view: View)], trace: LayoutTrace,
    observations: [Observation] = []
  ) {
    rootName = name
    frame = root.frame
    bounds = root.bounds
    contentRect = root.bounds
    boxes = views.map { name, view in
      let label = view as? Label ?? (view as? Button)?.titleLabel
      var text = view.isHidden ? nil : label.flatMap { Text(of: $0) }
      text?.alignment = view is Label ? .natural : .center
      return Box(name: name, frame: view.convert(view.bounds, to: root), text: text)
    }
    self.observations = observations
    self.trace = trace.description
    drawing = root.drawing(afterScreenUpdates: false)
    page = InspectorPage(InspectorPage.State(of: root), trace: trace)
  }
}
