import Foundation

/// A rectangle in constraints that is not a view.
///
/// Its position is in the coordinates of its owning view.
/// > Documented: UILayoutGuide.
@preconcurrency @MainActor open class LayoutGuide: NSObject {
  final weak var owningItem: LayoutItem?
  /// The guide's item in the constraint engine; nil before anyone reads ``layoutItem``.
  private(set) final var storedItem: LayoutItem?
  /// The rectangle of the owning view that the guide follows; nil for a guide of an app.
  final var systemKind: SystemGuide?

  /// Whether what constraints leave open is not to be reported: an app cannot add the constraints that are missing.
  package final var isAmbiguityIgnored = false

  /// Creates a guide without an owning view.
  public nonisolated override init() { super.init() }

  /// Creates a guide without an owning view; nothing is decoded.
  public required nonisolated init?(coder: NSCoder) { super.init() }

  deinit { storedItem?.clearOwner() }

  /// The guide's item in the constraint engine; created on first access.
  final var layoutItem: LayoutItem {
    if let storedItem { return storedItem }
    let item = LayoutItem(self)
    storedItem = item
    return item
  }

  /// The view that owns the guide, or nil; not retained.
  open var owningView: View? { owningItem?.view }

  /// The name of the guide; empty by default.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, in points, rounded to pixels; zero until constraints were solved.
  ///
  /// The view's own guides follow the view in a window without constraints too.
  /// > Seen: facts f50 and f79.
  open var layoutFrame: CGRect {
    let isSolved = storedItem?.solved.isUsed ?? false
    guard let owningView, let systemKind, systemKind != .content else {
      return isSolved ? storedItem?.solvedFrame ?? .zero : .zero
    }
    let origin = systemKind == .frame ? .zero : owningView.boundsOrigin
    // The frame of a view may be other than the solution: without constraints on it, it has no size there.
    if isSolved, let storedItem, systemKind != .frame, !owningView.rare.translatesAutoresizingMaskIntoConstraints {
      return storedItem.solvedFrame.offsetBy(dx: origin.x, dy: origin.y)
    }
    if !isSolved, owningView.windowLink == nil || systemKind == .frame { return .zero }
    return owningView.systemRect(systemKind).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Whether constraints leave the guide more than one frame.
  open var hasAmbiguousLayout: Bool { storedItem?.isAmbiguous ?? false }

  /// Returns the constraints that affect the guide along an axis.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of these constraints and of the definitions between them,
  ///   after pending changes are solved.
  open func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    storedItem?.constraintsAffectingLayout(along: axis) ?? []
  }

  /// An anchor for the edge where text begins: the left one, or the right one in a right-to-left layout.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.leading)) }
  /// An anchor for the edge where text ends: the right one, or the left one in a right-to-left layout.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.trailing)) }
  /// An anchor for the left edge of the guide's frame, in both layout directions.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.left)) }
  /// An anchor for the right edge of the guide's frame, in both layout directions.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.right)) }
  /// An anchor for the top edge of the guide's frame.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.top)) }
  /// An anchor for the bottom edge of the guide's frame.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.bottom)) }
  /// An anchor for the width of the guide's frame, in points.
  open var widthAnchor: LayoutDimension { LayoutDimension(layoutItem.side(.width)) }
  /// An anchor for the height of the guide's frame, in points.
  open var heightAnchor: LayoutDimension { LayoutDimension(layoutItem.side(.height)) }
  /// An anchor for the horizontal center of the guide's frame.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.centerX)) }
  /// An anchor for the vertical center of the guide's frame.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.centerY)) }

  open override var description: String { ConstraintDescription.text(of: self) { ConstraintDescription.text(of: $0) } }
}

/// The rectangles of a view that its own guides follow.
enum SystemGuide {
  case safeArea, layoutMargins, readableContent
  /// The part that a keyboard covers, or the bottom of the safe area.
  case keyboard
  /// The content of a scroll view: it begins at zero, and constraints determine its size.
  case content
  /// The bounds of a scroll view, whose origin is the content offset.
  case frame

  /// > Seen: fact f52; the content's in constraint logs of apps. Assumed: the frame's. The keyboard's is not known.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: ""
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }
}
