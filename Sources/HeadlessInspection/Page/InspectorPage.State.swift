import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension InspectorPage {
  /// A tree of views at one time, with its picture, as a value: take one before a change and one after it.
  public struct State: Sendable {
    let nodes: [Node]
    /// The views of the nodes.
    let views: [WeakView]
    let drawing: DrawingList
    /// Whether the topmost view shows its dark colours.
    let isDark: Bool

    /// Takes a view and everything in it as it stands, without laying it out.
    ///
    /// It asks the hooks that give a button's rectangles, and `point(inside:with:)` for where touches hit.
    ///
    /// - Parameter view: The topmost view.
    @MainActor
    public init(of view: View) {
      let drawing = view.drawing(afterScreenUpdates: false)
      // A view whose layer somebody added elsewhere too is shown twice.
      let shown = view.shownViews().enumerated().map { (ObjectIdentifier($1), $0) }
      let orders = Dictionary(shown) { $1 }
      var nodes: [Node] = []
      var views: [WeakView] = []
      /// The present view's ancestors.
      var places: [Place] = []
      var walk = TreeWalk(of: view)
      while let (view, description) = walk.nextView() {
        places.removeLast(places.count - description.depth)
        let place = Place(of: view, at: nodes.count, in: places.last)
        nodes.append(Node(of: view, description, at: place, order: orders[ObjectIdentifier(view)]))
        views.append(WeakView(view))
        places.append(place)
      }
      self.nodes = nodes
      self.views = views
      self.drawing = drawing
      isDark = view.traitCollection.userInterfaceStyle == .dark
    }

    /// The places of the views that still live.
    var nodeIndices: [ObjectIdentifier: Int] {
      var indices: [ObjectIdentifier: Int] = [:]
      for (index, view) in views.enumerated() {
        if let identity = view.identity { indices[identity] = index }
      }
      return indices
    }
  }

  /// Where a view stands in the picture.
  struct Place {
    let index: Int
    let parent: Int?
    /// What leads from the view's own coordinates to those of the picture.
    let map: CGAffineTransform
    /// What can be seen of the view; nil for all.
    let clip: CGRect?
    /// What can be seen of its subviews; nil for all.
    let innerClip: CGRect?

    @MainActor
    init(of view: View, at index: Int, in parent: Place?) {
      self.index = index
      self.parent = parent?.index
      map = parent.map { view.mapToSuperview.concatenating($0.map) } ?? .identity
      let clip = parent?.innerClip
      let own = view.clipsToBounds ? view.bounds.applying(map) : nil
      innerClip = own.map { clip?.intersection($0) ?? $0 } ?? clip
      self.clip = clip
    }
  }
}
