extension LayoutConstraint {
  /// A line, a length or the like of the alignment rectangle of a view, or of a guide's frame.
  /// > Documented: NSLayoutConstraint.Attribute, with its raw values.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle, in both layout directions.
    case left = 1
    /// The right edge of the alignment rectangle, in both layout directions.
    case right
    /// The top edge of the alignment rectangle.
    case top
    /// The bottom edge of the alignment rectangle.
    case bottom
    /// The edge where text begins: the left one, or the right one in a right-to-left layout.
    case leading
    /// The edge where text ends: the right one, or the left one in a right-to-left layout.
    case trailing
    /// The width of the alignment rectangle, in points.
    case width
    /// The height of the alignment rectangle, in points.
    case height
    /// The center along the horizontal axis.
    case centerX
    /// The center along the vertical axis.
    case centerY
    /// The baseline of the last line of text; the bottom edge of views without text.
    case lastBaseline
    /// The baseline of the first line of text; the bottom edge of views without text.
    case firstBaseline
    /// An edge of the margins.
    case leftMargin = 13, rightMargin = 14, topMargin = 15, bottomMargin = 16, leadingMargin = 17, trailingMargin = 18
    /// A center between the margins.
    case centerXWithinMargins = 19, centerYWithinMargins = 20
    /// No attribute, for the right side of a constraint that is a constant.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }
}

extension LayoutConstraint.Attribute {
  /// The kind of quantity of an attribute; only attributes of one kind can be related.
  enum Kind {
    case none, length, horizontalPosition, verticalPosition
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPosition
    }
  }

  var axis: LayoutAxis { kind == .horizontalPosition || self == .width ? .horizontal : .vertical }

  var isPosition: Bool { kind == .horizontalPosition || kind == .verticalPosition }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge in both layout directions.
  var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isEdgeOrMargin: Bool {
    switch self {
    case .top, .bottom, .topMargin, .bottomMargin: true
    default: isDirectional || isAbsoluteEdge
    }
  }

  /// Whether the attribute is a baseline, or an edge or center of the margins: they have the greatest raw values.
  var isBaselineOrMargin: Bool { rawValue >= Self.lastBaseline.rawValue }

  /// Returns the attribute without regard to the layout direction.
  func resolved(mirrored isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}
