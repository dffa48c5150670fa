import Foundation
import HeadlessViews

/// A view that arranges subviews in a row or a column.
///
/// It arranges by constraints between itself, the ``arrangedSubviews`` and layout guides, which its `constraints`
/// contain under the names of UIKit's logs. A change marks the view for an update of its constraints; the update
/// replaces those that differ. Its size is the result of these constraints alone: it has no intrinsic content size.
/// > Documented: UIStackView. Seen: facts f56 to f68; A. Grebenyuk's constraints ("Let's Build UIStackView", 2017).
open class StackView: View {
  // MARK: Storage

  final var arranged: [View] = []
  /// The spacings after single views.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final let constraintSet = StackConstraints()
  final let guides = StackGuides()
  private var storedSpacing: CGFloat = 0

  // MARK: Life

  /// Creates a stack view without arranged subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishInit()
  }

  /// Creates a stack view with a frame of zero; nothing is decoded.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    finishInit()
  }

  /// Creates a stack view with a frame of zero that arranges views, which become its subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Sets the margins of a new stack view to zero.
  /// > Seen: fact f45.
  private func finishInit() { setInitialMargins(.zero) }

  // MARK: Arranged subviews

  /// The views that the stack view arranges, in the order of the arrangement; each of them is a subview.
  ///
  /// The order of the ``View/subviews`` does not matter.
  open var arrangedSubviews: [View] { arranged }

  /// Adds a view at the end of the arrangement, as a subview unless it is one.
  ///
  /// A view that is arranged already moves to the end. The view's `translatesAutoresizingMaskIntoConstraints` becomes
  /// false. The stack view itself or one of its ancestors is refused and reported.
  ///
  /// - Complexity: As ``View/addSubview(_:)``, and O(*n*) for *n* arranged subviews at the next update of constraints.
  ///
  /// > Seen: facts f37, f65.
  open func addArrangedSubview(_ view: View) { arrange(view, at: arranged.count, "addArrangedSubview(_:)") }

  /// Ends the arrangement of a view, which remains a subview with its frame; its custom spacing is removed.
  ///
  /// Has no effect on views that are not arranged. `removeFromSuperview()` ends the arrangement as well.
  ///
  /// - Complexity: O(*n*) for *n* arranged subviews.
  ///
  /// > Seen: fact f65.
  open func removeArrangedSubview(_ view: View) {
    guard let index = index(of: view) else { return }
    view.endArrangement()
    remove(at: index)
  }

  /// Inserts a view at an index of the arrangement, and adds it as a subview unless it is one.
  ///
  /// A view that is arranged already moves to the index. An index out of range is reported and clamped.
  ///
  /// - Complexity: As ``View/addSubview(_:)``, and O(*n*) for *n* arranged subviews.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    arrange(view, at: stackIndex, "insertArrangedSubview(_:at:)")
  }

  // MARK: Arrangement

  /// The axis along which the views are arranged; horizontal by default.
  open var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The way in which the views share the length of the stack view along the axis; ``Distribution/fill`` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The placement of the views across the axis; ``Alignment/fill`` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between neighboring views, in points; 0 by default.
  ///
  /// It is a minimum for ``Distribution/equalSpacing`` and ``Distribution/equalCentering``. A negative spacing lets
  /// views overlap. A number that is not finite is reported and changes nothing.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      if !isValid(newValue, "spacing") || newValue == storedSpacing { return }
      storedSpacing = newValue
      setNeedsUpdateConstraints()
    }
  }

  /// Sets the distance after an arranged view, in points, in place of the ``spacing``.
  ///
  /// It is stored while the view is hidden or moved, and removed when the view is no longer arranged, or by
  /// ``spacingUseDefault``. A view that is not arranged and a number that is not finite are reported and refused.
  /// > Documented: UIStackView.setCustomSpacing(_:after:) (fact f64).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    let member = "setCustomSpacing(_:after:)"
    guard isValid(spacing, member) else { return }
    guard index(of: arrangedSubview) != nil else {
      return refuse(
        member, value: "\(type(of: arrangedSubview))", because: "is not an arranged subview",
        cure: "Arrange the view first.")
    }
    if customSpacing(after: arrangedSubview) == spacing { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == StackView.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the distance that was set after an arranged view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// Whether vertical distances are from the last baseline of a view to the first one of the next; false by default.
  ///
  /// It has an effect on vertical stack views.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views are arranged within the layout margins, which are zero by default; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  // MARK: Constraints

  /// Makes the constraints of the arrangement, in place of those that differ from it.
  ///
  /// - Complexity: O(*n*) for *n* arranged subviews.
  open override func updateConstraints() {
    updateRanks()
    reportManyCenters()
    guides.beginUpdate()
    constraintSet.replace(by: StackArrangement(self).rules)
    guides.removeUnused(of: self)
    baselinesMayChange()
    super.updateConstraints()
  }

  /// The view that supplies the first baseline: the tallest view of a row, the first one of a column.
  ///
  /// Hidden views are skipped; without a view it is the stack view itself.
  /// > Documented: UIStackView (fact f43).
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) ?? self }

  /// The view that supplies the last baseline: the tallest view of a row, the last one of a column.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) ?? self }

  /// The axis, the distribution and the alignment, as UIKit prints them.
  /// > Seen: fact f66: `axis=vert distribution=fill alignment=fill`.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [
      InspectedProperty("axis", .word(axis == .horizontal ? "horiz" : "vert")),
      InspectedProperty("distribution", .word("\(distribution)")),
      InspectedProperty("alignment", .word("\(alignment)")),
    ]
  }
}
