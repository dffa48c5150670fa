import Foundation
import HeadlessGeometry
import HeadlessViews

extension InspectorPage {
  /// A view in the page; rectangles are in its own coordinates unless noted.
  struct Node: Hashable, Sendable, Encodable {
    let view: ViewDescription
    /// The index of its superview among the nodes.
    let parent: Int?
    /// The transform to the picture's coordinates: two numbers for a translation, six for any other transform.
    let transform: [CGFloat]
    /// The visible area, in the picture's coordinates; nil for the whole view.
    let clip: CGRect?
    /// The index in the drawing order, from back to front; nil for a view that is not visible.
    let order: Int?
    /// The area that touches hit; nil without user interaction.
    let hitArea: CGRect?
    let rects: [String: CGRect]
    /// The constraints that mention it or its guides; nil for none.
    let constraints: [ConstraintLine]?
    /// The view's layout guides, by name; nil for none.
    let guides: [GuideLine]?
    /// The values of its frame that the constraints do not determine, such as `width`; nil for none.
    let ambiguity: String?
    /// The index in the other state; nil if it is missing there.
    var other: Int?

    @MainActor init(of view: View, _ description: ViewDescription, at geometry: NodeGeometry, order: Int?) {
      self.view = description
      self.order = order
      parent = geometry.parent
      transform = geometry.transform.shortest
      clip = geometry.clip.map { $0.isNull ? .zero : $0 }
      hitArea = view.isUserInteractionEnabled ? view.hitArea : nil
      let guideRects = (view as? any GuideGiving)?.guideRects ?? []
      rects = Dictionary(guideRects.map { guide, rect in (guide.pageName, rect) }) { $1 }
      constraints = ConstraintLine.all(of: view)
      guides = GuideLine.all(of: view)
      ambiguity = view.ambiguousComponentNames
    }

    /// The bounding box of its visible area in the picture.
    var extent: CGRect {
      let box = view.bounds.applying(CGAffineTransform(shortest: transform))
      return clip.map { box.intersection($0) } ?? box
    }
  }
}

extension DrawingGuides {
  fileprivate var pageName: String {
    switch self {
    case .contentRect: "content"
    case .imageRect: "image"
    case .titleRect: "title"
    default: "bounds"
    }
  }
}

extension CGAffineTransform {
  fileprivate var shortest: [CGFloat] { (a, b, c, d) == (1, 0, 0, 1) ? [tx, ty] : [a, b, c, d, tx, ty] }

  fileprivate init(shortest transform: [CGFloat]) {
    let isShift = transform.count == 2
    self =
      isShift
      ? CGAffineTransform(translationX: transform[0], y: transform[1])
      : CGAffineTransform(
        a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
  }
}
