import UIKit

extension OpenMemberTests {
  final class OwnLayoutConstraint: NSLayoutConstraint {
    override var constant: CGFloat { didSet {} }
    override var priority: UILayoutPriority { didSet {} }
    override var identifier: String? { didSet {} }
    override var shouldBeArchived: Bool { didSet {} }
    override var isActive: Bool { didSet {} }
    override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
    override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
    override var description: String { super.description }
    override func awakeFromNib() { super.awakeFromNib() }
  }

  final class OwnLayoutGuide: UILayoutGuide {
    override var owningView: UIView? { super.owningView }
    override var identifier: String { didSet {} }
    override var layoutFrame: CGRect { super.layoutFrame }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
      super.constraintsAffectingLayout(for: axis)
    }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var description: String { super.description }
  }
}
