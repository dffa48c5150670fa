import HeadlessGeometry

/// The texts of constraints, anchors and guides.
@MainActor
enum ConstraintDescription {
  static func text(of constraint: LayoutConstraint) -> String {
    "<\(type(of: constraint))>"
  }

  static func text<AnchorType>(of anchor: LayoutAnchor<AnchorType>) -> String {
    "<\(type(of: anchor))>"
  }

  static func text(of guide: LayoutGuide) -> String {
    "<\(type(of: guide))>"
  }
}
