import Foundation
import HeadlessConstraints
import HeadlessGeometry
import HeadlessLayers
import Synchronization

/// A view or a layout guide in the constraint engine: its variables, and the constraints that mention it.
///
/// The view or guide owns its item; constraints and anchors retain it, so that they may outlive the view. A position is
/// in the coordinates of the view that contains the item: a view's superview, a guide's owning view.
@MainActor package final class LayoutItem {
  nonisolated(unsafe) private var viewReference = UncountedReference<View>()  // Cleared on any thread.
  nonisolated(unsafe) private var guideReference = UncountedReference<LayoutGuide>()  // Cleared on any thread.

  /// The constraints that mention the item, in the order of their activation.
  @exclusivity(unchecked) var mentions = ConstraintList()  // C1 and C3 by 8 %.
  /// The constraints that the view has, in the order of their activation.
  @exclusivity(unchecked) var held = ConstraintList()  // C1 and C3 by 8 %.
  /// The place in the order in which active constraints mentioned items first; 0 for an item without a mention.
  var mention = 0
  /// Whether constraints mention margins or baselines of the view, which change with more than its insets.
  var hasContentMentions = false
  /// Whether the engine has to read the item's frame, content size, insets and margins again.
  var isPending = false
  /// Whether leading is right in the rows of constraints whose direction the view decides; nil before the first one.
  var isMirrored: Bool?
  /// The variables and rows of the item in the shared engine.
  @exclusivity(unchecked) var solved = SolvedItem()  // C1 and C3 by 8 %.
  /// The constraints that a view above has, and whose direction this view decides.
  var directed = ConstraintList()
  /// The constraints of the content size, horizontal and vertical; empty before anyone reads them.
  var contentConstraints: [NSContentSizeLayoutConstraint] = []
  /// The layout guides of the view, system guides excluded.
  var guides: [LayoutGuide] = []
  /// The guides of the view that follow its own rectangles.
  var systemGuides: [LayoutGuide] = []
  /// The rank among the views of a stack that share its length, which replaces ``mention`` in ties.
  var stackRank: Int?
  /// The alignment insets that the rows of the constraints contain.
  var alignmentInsets = EdgeInsets.zero

  nonisolated init(_ view: View) { viewReference = UncountedReference(view) }

  nonisolated init(_ guide: LayoutGuide) { guideReference = UncountedReference(guide) }

  var view: View? { viewReference.object }
  var guide: LayoutGuide? { guideReference.object }
  var owner: AnyObject? { view ?? guide }

  /// Returns whether the item is that of a view.
  func isOwned(by view: View) -> Bool { viewReference.refers(to: view) }

  /// Whether the view or guide still exists.
  var hasOwner: Bool { !viewReference.isEmpty || !guideReference.isEmpty }

  /// The view and its container for an observer, which may retain them; nil if one is being deallocated.
  var livingViews: (view: View, container: View)? {
    guard let view = viewReference.livingObject else { return nil }
    return view.superviewReference.livingObject.map { (view, $0) }
  }

  /// The nearest view for an observer, which may retain it; nil if it is being deallocated.
  var livingNearestView: View? {
    weak let view = nearestView
    return view
  }

  /// The view in whose coordinates the item is.
  var container: View? { superviewReference.object ?? guide?.owningView }

  /// The superview of the view, for questions that need not retain it; empty for a guide.
  var superviewReference: UncountedReference<View> {
    viewReference.borrow { $0.superviewReference } ?? UncountedReference()
  }

  /// The view that a constraint on this item alone is added to.
  var nearestView: View? { view ?? guide?.owningView }

  /// Records that constraints mention the item.
  func recordConstraints() {
    if viewReference.isEmpty { nearestView?.recordConstraints() }
    viewReference.borrow { $0.recordConstraints() }
  }

  /// Whether the frame of the item results from constraints.
  var isConstrained: Bool {
    viewReference.borrow { !$0.rare.translatesAutoresizingMaskIntoConstraints } ?? !guideReference.isEmpty
  }

  /// The rectangle of a view that the item is; nil for a view, and for a guide of an app.
  var systemKind: SystemGuide? { guideReference.borrow { $0.systemKind } ?? nil }

  /// Whether the item is the content of a scroll view.
  var isContentGuide: Bool { systemKind == .content }

  func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide { .init(item: self, attribute: attribute) }

  /// Makes the engine read again what follows the margins, the safe area or the readable width of the view.
  func guideRectsMayChange() {
    if hasContentMentions { ConstraintEngine.shared.itemDidChange(self) }
    for guide in systemGuides {
      if let item = guide.storedItem { ConstraintEngine.shared.itemDidChange(item) }
    }
  }

  // MARK: Frame

  /// The solved frame with its edges on the pixel grid, in the coordinates of the container.
  /// > Seen: fact f1: the edges are rounded, half up, so that equal widths may differ by a pixel.
  var solvedFrame: CGRect {
    let engine = ConstraintEngine.shared
    guard let view = nearestView else { return .zero }
    let grid = view.pixelGrid
    let (left, top) = (engine.value(.left, of: self), engine.value(.top, of: self))
    let (x, y) = (grid.halfUp(left), grid.halfUp(top))
    let right = grid.halfUp(left + engine.value(.width, of: self))
    let bottom = grid.halfUp(top + engine.value(.height, of: self))
    return CGRect(x: x, y: y, width: max(right - x, 0), height: max(bottom - y, 0))
  }

  /// Whether active constraints decide the frame of the view; without any, it stays where it is.
  /// > Documented: fact f38.
  var isPlaced: Bool { isConstrained && solved.isUsed && !mentions.isEmpty }

  /// Whether the solved frame of a view with constraints is not its frame.
  var isMoved: Bool {
    guard isPlaced, let frame = viewReference.borrow({ $0.frameStorage }) else { return false }
    return solvedFrame != frame
  }

  /// Sets the frame of a view with constraints to the solved one.
  /// > Reported: fact f31: bounds and center are set.
  func setSolvedFrame() {
    guard isPlaced, let view else { return }
    let rect = solvedFrame
    if rect == view.frameStorage || !rect.isFinite { return }
    if rect.size != view.bounds.size { view.bounds = CGRect(origin: view.bounds.origin, size: rect.size) }
    let center = view.position(in: rect)
    if center != view.center { view.center = center }
    view.removeRoundingError(from: rect)
  }

  // MARK: Life

  /// Ends the item because its view or guide is being deallocated; called from its `deinit`, on any thread.
  nonisolated func clearOwner() {
    Teardown.lock.lock()
    defer { Teardown.lock.unlock() }
    viewReference = UncountedReference()
    guideReference = UncountedReference()
    Self.deallocated.withLock { $0.append(self) }
    if MainThread.isCurrent { MainActor.assumeIsolated { ConstraintEngine.itemsWereDeallocated() } }
  }

  /// The items whose views no longer exist, until the engine removes their rows.
  private nonisolated static let deallocated = Mutex<[LayoutItem]>([])

  /// Returns and forgets the items whose views no longer exist.
  nonisolated static func removeDeallocated() -> [LayoutItem] {
    deallocated.withLock { items in
      defer { items = [] }
      return items
    }
  }
}

/// The variables and rows of an item in one engine.
struct SolvedItem {
  /// A coordinate or length of an item's frame.
  enum Component: Int, CaseIterable {
    case left, top, width, height

    var axis: LayoutAxis { self == .left || self == .width ? .horizontal : .vertical }
    var isLength: Bool { self == .width || self == .height }

    static func position(_ axis: LayoutAxis) -> Component { axis == .horizontal ? .left : .top }
    static func length(_ axis: LayoutAxis) -> Component { axis == .horizontal ? .width : .height }
  }

  /// The unknowns; nil where no constraint mentions them.
  var variables = ComponentValues<Variable>()
  /// The rows that fix the frame of a frame-based view or a system guide.
  var frameRows = ComponentValues<Solver.ConstraintID>()
  /// The rows of the content size, under its axis's length.
  var contentRows = ComponentValues<Solver.ConstraintID>()
  /// The rows that require a length of at least 0.
  var nonnegativeRows = ComponentValues<Solver.ConstraintID>()
  /// The rows that choose among the frames that the constraints allow.
  var exerciseRows = ComponentValues<Solver.ConstraintID>()

  /// Whether a row of the frame contains the superview's size.
  var followsSuperview = false
  /// Whether the content wraps at the width of the item.
  var wraps = false
  /// Whether the rows of the content were made again after the first solution, as for wrapping content.
  var isContentRepeated = false
  /// The size of the content in the rows.
  var contentSize: CGSize?
  /// The width at which the lines of the content are broken; nil for one line.
  var wrappingWidth: CGFloat?

  var isUsed: Bool { Component.allCases.contains { variables[$0] != nil } }

  /// A variable or row for each component of a frame, in half the space of optional ones.
  struct ComponentValues<Value: NumberedSymbol> {
    private static var none: Int32 { -1 }

    private var symbols = InlineArray<4, Int32>(repeating: none)

    subscript(component: Component) -> Value? {
      get {
        let symbol = symbols[component.rawValue]
        return symbol == Self.none ? nil : Value(symbol: symbol)
      }
      set { symbols[component.rawValue] = newValue?.symbol ?? Self.none }
    }
  }
}

/// A variable or a row of a solver, as its number.
protocol NumberedSymbol {
  var symbol: Int32 { get }
  init(symbol: Int32)
}

extension Variable: NumberedSymbol {}
extension Solver.ConstraintID: NumberedSymbol {}
