import Foundation
import HeadlessViews

/// A web page to look into a tree of views: the tree, its picture, what each view says about itself, and how the layout
/// went.
///
/// The page is one file that asks for no other, and the same page is the same text, byte by byte. It keeps no view alive.
///
/// ```swift
/// let page = InspectorPage(of: button) { button.setTitle("Back", for: .normal) }
/// try page.html.write(toFile: "button.html", atomically: true, encoding: .utf8)
/// ```
public struct InspectorPage: Hashable, Sendable {
  /// What the page is called.
  public var title: String
  /// The states to switch between, the earlier one first.
  let sheets: [Sheet]
  /// What the layout did, if it was recorded.
  let moments: [Moment]?

  /// Makes a page of one state, or of two that it switches between.
  ///
  /// A view is found again in the earlier state, and in the trace, if it still lives.
  ///
  /// - Parameters:
  ///   - state: The state that is shown first.
  ///   - before: An earlier one.
  ///   - trace: What the layout did: the page steps through it.
  ///   - title: What the page is called; nil for the class of the topmost view.
  public init(_ state: State, before: State? = nil, trace: LayoutTrace? = nil, title: String? = nil) {
    if let before {
      sheets = [Sheet("Before", before, besides: state), Sheet("After", state, besides: before)]
    } else {
      sheets = [Sheet("Now", state)]
    }
    moments = trace.map { Moment.all(of: $0, in: before.map { [$0, state] } ?? [state]) }
    self.title = title ?? state.nodes[0].view.className
  }

  /// Makes a page of a view before and after a change, with all that the layout did.
  ///
  /// - Parameters:
  ///   - view: The topmost view to show. Before the change it is shown as it stands, laid out or not.
  ///   - title: What the page is called; nil for the view's class.
  ///   - change: What is watched; after it, the layout is brought up to date, which is watched as well.
  /// - Throws: What `change` throws.
  @MainActor
  public init(of view: View, title: String? = nil, changing change: () throws -> Void) rethrows {
    let before = State(of: view)
    let trace = try LayoutTrace.recording {
      try change()
      view.layoutIfNeeded()
    }
    self.init(State(of: view), before: before, trace: trace, title: title)
  }
}
