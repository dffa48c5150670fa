import HeadlessGraphics
import HeadlessScrolling

/// The scroll views that a controller names for the edges of its view; not retained.
struct ContentScrollViews {
  private struct Entry {
    let edge: DirectionalRectEdge
    weak var scrollView: ScrollView?
  }

  private var entries: [Entry] = []

  /// Accesses the scroll view of an edge, or of the first of several edges that has one; nil for none.
  subscript(edge: DirectionalRectEdge) -> ScrollView? {
    entries.first { edge.contains($0.edge) && $0.scrollView != nil }?.scrollView
  }

  /// Sets the scroll view of each of the edges; nil for none.
  mutating func set(_ scrollView: ScrollView?, for edges: DirectionalRectEdge) {
    entries.removeAll { edges.contains($0.edge) || $0.scrollView == nil }
    guard let scrollView else { return }
    for edge in [DirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
      entries.append(Entry(edge: edge, scrollView: scrollView))
    }
  }
}
