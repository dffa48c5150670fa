import UIKit

extension OverriddenMemberTests {
  /// A view that overrides the open members with types of UIKit that no other test overrides, and those that no other
  /// test names.
  final class OverridingView: UIView {
    override var anchorPoint: CGPoint { didSet {} }
    override var largeContentImage: UIImage? { didSet {} }
    override var largeContentImageInsets: UIEdgeInsets { didSet {} }
    override var contentMode: UIView.ContentMode { didSet {} }
    override var mask: UIView? { didSet {} }
    override var motionEffects: [UIMotionEffect] { didSet {} }
    override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
    override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      super.frame(forAlignmentRect: alignmentRect)
    }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override func contentCompressionResistancePriority(for axis: LayoutAxis) -> UILayoutPriority {
      super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
      super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
      super.constraintsAffectingLayout(for: axis)
    }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func display(_ layer: CALayer) { super.display(layer) }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override var focusGroupIdentifier: String? { didSet {} }
    override var restorationIdentifier: String? { didSet {} }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      super.action(for: layer, forKey: event)
    }
    override var transform: CGAffineTransform { didSet {} }
    override var autoresizingMask: AutoresizingMask { didSet {} }
    override var subviews: [UIView] { super.subviews }
    override var window: UIWindow? { super.window }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
      super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
    override var layer: CALayer { super.layer }
    override var tintAdjustmentMode: TintAdjustmentMode { didSet {} }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
    override var minimumContentSizeCategory: UIContentSizeCategory? { didSet {} }
    override var maximumContentSizeCategory: UIContentSizeCategory? { didSet {} }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
      super.drawHierarchy(in: rect, afterScreenUpdates: afterScreenUpdates)
    }
    override func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
      super.resizableSnapshotView(from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: capInsets)
    }
    override var interactions: [any UIInteraction] { didSet {} }
    override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
    override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
    override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      super.removeGestureRecognizer(gestureRecognizer)
    }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  }
}
