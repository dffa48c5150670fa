import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension InspectorPage {
  /// A view tree at one time, with its picture, as a value: create one before a change and one after it.
  public struct State: Sendable {
    let sheet: Sheet
    /// The views of the sheet's nodes.
    private let views: [WeakView]

    /// Creates the current state of a view and its subviews, without laying them out.
    ///
    /// It calls the methods that return a button's rectangles, and `point(inside:with:)` for the area that touches hit.
    ///
    /// - Complexity: O(*n*) for *n* views, and for the drawing of the visible ones.
    @MainActor public init(of view: View) {
      let drawing = view.drawing(afterScreenUpdates: false)
      // A view whose layer was also added elsewhere is shown twice.
      let shown = view.shownViews().enumerated().map { (ObjectIdentifier($1), $0) }
      let orders = Dictionary(shown) { $1 }
      var nodes: [Node] = []
      var views: [WeakView] = []
      /// The superviews of the current view.
      var geometries: [NodeGeometry] = []
      var walk = TreeWalk(of: view)
      while let (view, description) = walk.next() {
        geometries.removeLast(geometries.count - description.depth)
        let geometry = NodeGeometry(of: view, at: nodes.count, in: geometries.last)
        nodes.append(Node(of: view, description, at: geometry, order: orders[ObjectIdentifier(view)]))
        views.append(WeakView(view))
        geometries.append(geometry)
      }
      self.views = views
      sheet = Sheet(
        nodes: nodes, drawing: drawing, speech: Speech.all(of: view),
        isDark: view.traitCollection.userInterfaceStyle == .dark)
    }

    /// Returns the sheet with a name, whose nodes have their indices in another state.
    func makeSheet(named name: String, besides other: State? = nil) -> Sheet {
      var sheet = sheet
      sheet.name = name
      let others = other?.nodeIndices ?? [:]
      for (index, view) in views.enumerated() { sheet.nodes[index].other = view.identity.flatMap { others[$0] } }
      return sheet
    }

    /// The indices of the views that have not been released.
    var nodeIndices: [ObjectIdentifier: Int] {
      Dictionary(views.enumerated().compactMap { index, view in view.identity.map { ($0, index) } }) { $1 }
    }
  }

  /// The position of a view in the picture.
  struct NodeGeometry {
    let index: Int
    let parent: Int?
    /// The transform from the view's own coordinates to the picture's.
    let transform: CGAffineTransform
    /// The visible area of the view; nil for the whole view.
    let clip: CGRect?
    /// The visible area of its subviews; nil for the whole subviews.
    let innerClip: CGRect?

    @MainActor init(of view: View, at index: Int, in parent: NodeGeometry?) {
      self.index = index
      self.parent = parent?.index
      transform = parent.map { view.transformToSuperview.concatenating($0.transform) } ?? .identity
      let clip = parent?.innerClip
      let own = view.clipsToBounds ? view.bounds.applying(transform) : nil
      innerClip = own.map { clip?.intersection($0) ?? $0 } ?? clip
      self.clip = clip
    }
  }
}

extension InspectorPage {
  /// An element that VoiceOver visits in the page; several are in VoiceOver's order.
  struct Speech: Hashable, Sendable, Encodable {
    let text: String
    let line: String
    /// The rectangle in the picture's coordinates, in points.
    let rect: CGRect

    @MainActor static func all(of view: View) -> [Speech] {
      AccessibilityScan(of: view).elements.map { Speech(text: $0.spoken, line: $0.line, rect: $0.frame) }
    }
  }
}
