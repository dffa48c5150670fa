import UIKit

extension OverriddenMemberTests {
  /// A view that overrides every open member of its class, as iOS lets it.
  final class OverridingView: UIView {
    override var tag: Int { didSet {} }
    override var anchorPoint: CGPoint { didSet {} }
    override var showsLargeContentViewer: Bool { didSet {} }
    override var largeContentTitle: String? { didSet {} }
    override var largeContentImage: UIImage? { didSet {} }
    override var scalesLargeContentImage: Bool { didSet {} }
    override var largeContentImageInsets: UIEdgeInsets { didSet {} }
    override var backgroundColor: UIColor? { didSet {} }
    override var contentMode: UIView.ContentMode { didSet {} }
    override var autoresizesSubviews: Bool { didSet {} }
    override var preservesSuperviewLayoutMargins: Bool { didSet {} }
    override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
    override var mask: UIView? { didSet {} }
    override var contentScaleFactor: CGFloat { didSet {} }
    override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
    override var motionEffects: [UIMotionEffect] { didSet {} }
    override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
    override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      super.frame(forAlignmentRect: alignmentRect)
    }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func forBaselineLayout() -> UIView { self }
    override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
    override func contentHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
      super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
      super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(for axis: LayoutAxis) -> UILayoutPriority {
      super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
      super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
      super.constraintsAffectingLayout(for: axis)
    }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override func updateConstraints() { super.updateConstraints() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func display(_ layer: CALayer) { super.display(layer) }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override var accessibilityFrame: CGRect { didSet {} }
    override var accessibilityIgnoresInvertColors: Bool { didSet {} }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
    override var isFocused: Bool { super.isFocused }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
    override var focusGroupIdentifier: String? { didSet {} }
    override var restorationIdentifier: String? { didSet {} }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override var clearsContextBeforeDrawing: Bool { didSet {} }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      super.action(for: layer, forKey: event)
    }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override var center: CGPoint { didSet {} }
    override var transform: CGAffineTransform { didSet {} }
    override var autoresizingMask: AutoresizingMask { didSet {} }
    override var transform3D: CATransform3D { didSet {} }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
    override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      super.convert(point, to: coordinateSpace)
    }
    override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      super.convert(point, from: coordinateSpace)
    }
    override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      super.convert(rect, to: coordinateSpace)
    }
    override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      super.convert(rect, from: coordinateSpace)
    }
    override var superview: UIView? { super.superview }
    override var subviews: [UIView] { super.subviews }
    override var window: UIWindow? { super.window }
    override var next: UIResponder? { super.next }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
      super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override var layoutMargins: UIEdgeInsets { didSet {} }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var alpha: CGFloat { didSet {} }
    override var isOpaque: Bool { didSet {} }
    override var clipsToBounds: Bool { didSet {} }
    override var layer: CALayer { super.layer }
    override class var layerClass: AnyClass { super.layerClass }
    override var tintColor: UIColor! { didSet {} }
    override var tintAdjustmentMode: TintAdjustmentMode { didSet {} }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
    override var minimumContentSizeCategory: UIContentSizeCategory? { didSet {} }
    override var maximumContentSizeCategory: UIContentSizeCategory? { didSet {} }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
      super.drawHierarchy(in: rect, afterScreenUpdates: afterScreenUpdates)
    }
    override func snapshotView(afterScreenUpdates: Bool) -> UIView? {
      super.snapshotView(afterScreenUpdates: afterScreenUpdates)
    }
    override func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
      super.resizableSnapshotView(from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: capInsets)
    }
    override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
    override var interactions: [any UIInteraction] { didSet {} }
    override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
    override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override var isMultipleTouchEnabled: Bool { didSet {} }
    override var isExclusiveTouch: Bool { didSet {} }
    override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      super.removeGestureRecognizer(gestureRecognizer)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var isUserInteractionEnabled: Bool { didSet {} }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
    override func contains(_ environment: any UIFocusEnvironment) -> Bool { super.contains(environment) }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      super.effectiveUserInterfaceLayoutDirection
    }
  }
}
