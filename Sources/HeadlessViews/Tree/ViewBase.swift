import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers

/// What a view only keeps, and what it is only told: the part of ``View`` behind which there is no arithmetic.
///
/// It is a class because Swift lets people override only what stands in a class body, and one body of all would be too
/// long to read. Only ``View`` is meant to inherit from it.
@preconcurrency @MainActor
open class ViewBase: Responder {
  /// The view that this is the base of; nothing else inherits from it.
  final var asView: View { self as! View }

  // MARK: Kept

  /// A number to find the view by.
  open var tag: Int {
    get { extra(\.tag, default: 0) }
    set { makeExtras().tag = newValue }
  }

  /// The colour behind the content, or nil for none.
  open var backgroundColor: Color? {
    get { extra(\.backgroundColor, default: nil) }
    set { setBackgroundColor(newValue) }
  }

  /// How the content takes a size that is not its own.
  open var contentMode: View.ContentMode {
    get { extra(\.contentMode, default: .scaleToFill) }
    set { makeExtras().contentMode = newValue }
  }

  /// Whether subviews with an ``View/autoresizingMask`` follow a new size of this view; true unless set.
  open var autoresizesSubviews: Bool {
    get { extra(\.autoresizesSubviews, default: true) }
    set { makeExtras().autoresizesSubviews = newValue }
  }

  /// Whether the superview's margins count as well; kept for its reader, the margins do not change by it.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extra(\.preservesSuperviewLayoutMargins, default: false) }
    set { makeExtras().preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether constraints are made of the view's frame and autoresizing mask; true unless set.
  ///
  /// Kept for its reader: there is no constraint layout, which alone would ask.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extra(\.translatesAutoresizingMaskIntoConstraints, default: true) }
    set { makeExtras().translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// A view whose opacity masks this one: nothing shows where it is transparent; nil unless set.
  ///
  /// Its ``View/frame`` is in this view's coordinates. A view that is a subview somewhere is reported and not taken.
  ///
  /// > Documented: UIView.mask. Reported: a mask in a hierarchy does not work. Differs: a mask is not laid out by passes.
  open var mask: View? {
    get { asView.maskingView }
    set { asView.setMaskingView(newValue) }
  }

  /// The scale of what ``draw(_:)`` draws, as the layer's ``Layer/contentsScale``: kept, drawings are without pixels.
  ///
  /// > Documented: UIView.contentScaleFactor: the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { asView.shownContentScale }
    set {
      guard newValue.isFinite else {
        asView.refuse(
          "contentScaleFactor", value: "\(newValue)", because: "is not finite",
          cure: "Give the pixels a point has: 1, 2 or 3.")
        return
      }
      asView.layer.contentsScale = newValue
    }
  }

  /// Whether the margins keep clear of the ``safeAreaInsets``; true unless set, and kept only, as those are none.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { kept(\.insetsLayoutMarginsFromSafeArea, default: true) }
    set { makeKept().insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// What moves the view when the device is tilted: kept, as it lies still.
  open var motionEffects: [MotionEffect] {
    get { kept(\.motionEffects, default: []) }
    set { makeKept().motionEffects = newValue }
  }

  /// Adds to ``motionEffects`` what is not there yet.
  open func addMotionEffect(_ effect: MotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Takes an effect out of ``motionEffects``.
  open func removeMotionEffect(_ effect: MotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Constraint layout, which there is none of

  /// How far the view reaches beyond what a constraint layout would align; no distance unless overridden.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// What a constraint layout would align: the frame without the ``alignmentRectInsets``.
  ///
  /// - Parameter frame: A frame, in the superview's coordinates.
  /// - Returns: The rectangle, neither rounded nor standardized.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose ``alignmentRect(forFrame:)`` is the given rectangle.
  ///
  /// - Parameter alignmentRect: A rectangle, in the superview's coordinates.
  /// - Returns: The frame, neither rounded nor standardized.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.outward)
  }

  /// The view whose first line a constraint layout would align: this one unless overridden.
  open var forFirstBaselineLayout: View { asView }

  /// The view whose last line a constraint layout would align: this one unless overridden.
  open var forLastBaselineLayout: View { asView }

  /// Whether ``updateConstraints()`` would be called: no.
  open func needsUpdateConstraints() -> Bool { false }

  /// How much the view minds being larger than its content: `defaultLow` unless set.
  ///
  /// > Documented: UIView.contentHuggingPriority(for:). It counts for ``systemLayoutSizeFitting(_:)`` alone.
  open func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    kept(\.contentHugging, default: .standardHugging)[axis]
  }

  /// Sets how much the view minds being larger than its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    makeKept().contentHugging[axis] = priority
  }

  /// How much the view minds being smaller than its content: `defaultHigh` unless set.
  ///
  /// > Documented: UIView.contentCompressionResistancePriority(for:). It counts for ``systemLayoutSizeFitting(_:)`` alone.
  open func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    kept(\.compressionResistance, default: .standardResistance)[axis]
  }

  /// Sets how much the view minds being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    makeKept().compressionResistance[axis] = priority
  }

  /// The size nearest to a wished one that the content allows, where the wish hardly counts.
  ///
  /// - Parameter targetSize: The wish, such as ``View/layoutFittingCompressedSize``.
  /// - Returns: See ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a wished one that the content allows.
  ///
  /// > Documented: priorities compete, the higher one wins. Assumed: of equal ones the content wins. Differs: subviews do
  /// > not count, as there are no constraints; a view without a content of its own takes the wish.
  ///
  /// - Parameters:
  ///   - targetSize: The wish.
  ///   - horizontalFittingPriority: How much the width of the wish counts.
  ///   - verticalFittingPriority: How much the height of the wish counts.
  /// - Returns: In each axis the wish or the ``View/intrinsicContentSize``, in points.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let content = asView.intrinsicContentSize
    return CGSize(
      width: fit(content.width, to: targetSize.width, horizontalFittingPriority, .horizontal),
      height: fit(content.height, to: targetSize.height, verticalFittingPriority, .vertical))
  }

  /// What stands around a constraint layout, which there is none of: called by nobody here.
  open func updateConstraints() {}

  /// Does nothing, as there is no constraint layout.
  open func setNeedsUpdateConstraints() {}

  /// Does nothing, as there is no constraint layout.
  open func updateConstraintsIfNeeded() {}

  /// Whether the view cannot do without constraint layout; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The room that bars and rounded screens take at the edges: none here.
  open var safeAreaInsets: EdgeInsets { .zero }

  /// Called by nobody here, as ``safeAreaInsets`` never change.
  open func safeAreaInsetsDidChange() {}

  /// Called by nobody here; writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: Delegate of the layer

  /// Sets the layer's contents, when it displays; nothing unless overridden.
  open func display(_ layer: Layer) {}

  /// Draws the content of a layer that has this view as its delegate; nothing unless overridden.
  open func draw(_ layer: Layer, in ctx: CGContext) {}

  // MARK: Accessibility

  /// The view's ``View/bounds`` on the screen, in points, unless another rectangle was set.
  ///
  /// > Documented: UIAccessibility.accessibilityFrame.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? asView.rectOnScreen }
    set { super.accessibilityFrame = newValue }
  }

  /// Whether the view keeps its colours when the user inverts those of the screen; false unless set.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertedColors ?? false }
    set { setAccessibility(\.ignoresInvertedColors, to: newValue) }
  }

  // MARK: Focus

  /// Called after the focus has moved from or to the view or one in it.
  ///
  /// ``Window/moveFocus(to:)`` calls it; a test may call it itself.
  open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

  /// Whether the focus may move from or to the view, or one in it, as the context says; true unless overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Whether the view could have the focus; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus of its window.
  open var isFocused: Bool { asView.hasFocus }

  /// Where the focus should go when it comes here: nowhere in particular unless overridden.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// Asks for ``updateFocusIfNeeded()``, if the focus is in the view or nowhere; nobody does it later by itself.
  open func setNeedsFocusUpdate() { asView.askForFocusUpdate() }

  /// Moves the focus to where ``preferredFocusEnvironments`` lead from here, if ``setNeedsFocusUpdate()`` asked for it.
  open func updateFocusIfNeeded() { asView.updateFocusWhereAsked() }

  /// The views that the arrow keys go through together; nil unless set, and kept only.
  open var focusGroupIdentifier: String? {
    get { kept(\.focusGroupIdentifier, default: nil) }
    set { makeKept().focusGroupIdentifier = newValue }
  }

  /// A name to restore the view's state by; nil unless set, and kept only.
  open var restorationIdentifier: String? {
    get { kept(\.restorationIdentifier, default: nil) }
    set { makeKept().restorationIdentifier = newValue }
  }

  // MARK: Drawing

  /// Draws the view's own content, in front of its background and behind its subviews; nothing unless overridden.
  ///
  /// ``View/drawing(afterScreenUpdates:)`` calls it, never call it yourself. Draw into `CGContext.current` or
  /// `DrawingContext.current`; what is outside of the bounds is cut. What it changes in the tree shows in the next drawing.
  ///
  /// - Parameter rect: The part to draw: always all of the bounds.
  ///
  /// > Documented: UIView.draw(_:). Differs: every drawing calls it, as nothing that was drawn is kept.
  open func draw(_ rect: CGRect) {}

  /// Tells that what ``draw(_:)`` draws has changed; nothing has to be done, override it to be told.
  open func setNeedsDisplay() {}

  /// Tells that a part of what ``draw(_:)`` draws has changed; nothing has to be done, override it to be told.
  ///
  /// - Parameter rect: The part, in the view's own coordinates.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Whether ``draw(_:)`` begins with nothing; true unless set, and kept only: it always does.
  open var clearsContextBeforeDrawing: Bool {
    get { extra(\.clearsContextBeforeDrawing, default: true) }
    set { makeExtras().clearsContextBeforeDrawing = newValue }
  }

  // MARK: Told

  /// Called after ``View/layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  /// Called after ``View/tintColor`` has changed: by the view's own setting, by one it inherits or by moving.
  open func tintColorDidChange() {}

  /// Called after ``View/traitCollection`` has changed, parents first, with the traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Layers

  /// Places what is in the view's layer: calls ``View/layoutSubviews()``.
  ///
  /// The layout pass calls it, by way of the layer, for a view whose ``View/layer`` has been asked for; for others it calls
  /// `layoutSubviews()` directly. An override calls `super` first.
  ///
  /// > Documented: UIView is its layer's delegate. Differs: a view that never touched its layer is not asked.
  open func layoutSublayers(of layer: Layer) {
    let view = asView
    if layer === extras?.layer { view.layoutSubviews() }
  }

  /// What happens when a value of the view's layer changes: an animation inside of a block, nothing outside of one.
  ///
  /// > Documented: UIView.action(for:forKey:). Differs: blocks animate by themselves and do not ask it.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
    ChangeRecording.isOn ? BasicAnimation(keyPath: event) : NSNull()
  }

  // MARK: Asked by inspectors

  /// What the view says about its content and looks to whoever inspects it; nothing unless overridden.
  ///
  /// Frame, flags and tag are known of every view. An override adds to what `super` says, and changes nothing.
  open var inspectedProperties: [InspectedProperty] { [] }
}
