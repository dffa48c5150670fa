import HeadlessViews

/// A web page to inspect a view tree: the tree, its picture, the properties of each view, and the steps of a layout.
///
/// The page is one file that loads no other, and equal pages have equal text, byte by byte. It retains no view.
///
/// ```swift
/// let page = InspectorPage(of: button) { button.setTitle("Back", for: .normal) }
/// try page.html.write(toFile: "button.html", atomically: true, encoding: .utf8)
/// ```
public struct InspectorPage: Hashable, Sendable {
  /// The title of the page.
  public var title: String
  /// The states, the earlier one first.
  let sheets: [Sheet]
  /// The steps of the layout; nil without a trace.
  let moments: [Moment]?

  /// Creates a page of one state, or of two to switch between.
  ///
  /// A view is identified in the earlier state, and in the trace, unless it was released.
  ///
  /// - Parameters:
  ///   - state: The state that is shown first.
  ///   - before: An earlier state.
  ///   - trace: The trace of the layout between both, whose steps the page shows.
  ///   - title: The title of the page; nil for the class of the topmost view.
  /// - Complexity: O(*n*) for *n* views and steps of the trace.
  public init(_ state: State, before: State? = nil, trace: LayoutTrace? = nil, title: String? = nil) {
    if let before {
      sheets = [before.makeSheet(named: "Before", besides: state), state.makeSheet(named: "After", besides: before)]
    } else {
      sheets = [state.makeSheet(named: "Now")]
    }
    moments = trace.map { Moment.all(of: $0, in: before.map { [$0, state] } ?? [state]) }
    self.title = title ?? state.sheet.nodes[0].view.className
  }

  /// Creates a page of a view before and after a change, with the steps of the layout.
  ///
  /// - Parameters:
  ///   - view: The topmost view to show. It is not laid out before the change.
  ///   - title: The title of the page; nil for the class of the view.
  ///   - change: The code to record; the view is laid out after it, which is recorded as well.
  /// - Throws: The error of `change`.
  /// - Complexity: O(*n*) for *n* views and steps of the layout, besides the layout itself.
  @MainActor public init(of view: View, title: String? = nil, changing change: () throws -> Void) rethrows {
    let before = State(of: view)
    let trace = try LayoutTrace.recording {
      try change()
      view.layoutIfNeeded()
    }
    self.init(State(of: view), before: before, trace: trace, title: title)
  }
}
