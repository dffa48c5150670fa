import UIKit

// Subclasses that override every open member, as iOS lets them. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnLabel: UILabel {
    override var text: String? { didSet {} }
    override var attributedText: NSAttributedString? { didSet {} }
    override var font: UIFont! { didSet {} }
    override var textColor: UIColor! { didSet {} }
    override var highlightedTextColor: UIColor? { didSet {} }
    override var isHighlighted: Bool { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var shadowColor: UIColor? { didSet {} }
    override var shadowOffset: CGSize { didSet {} }
    override var textAlignment: NSTextAlignment { didSet {} }
    override var lineBreakMode: NSLineBreakMode { didSet {} }
    override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { didSet {} }
    override var numberOfLines: Int { didSet {} }
    override var preferredMaxLayoutWidth: CGFloat { didSet {} }
    override var adjustsFontSizeToFitWidth: Bool { didSet {} }
    override var minimumScaleFactor: CGFloat { didSet {} }
    override var baselineAdjustment: UIBaselineAdjustment { didSet {} }
    override var allowsDefaultTighteningForTruncation: Bool { didSet {} }
    override var adjustsFontForContentSizeCategory: Bool { didSet {} }
    override var showsExpansionTextWhenTruncated: Bool { didSet {} }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override var accessibilityLabel: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnImageView: UIImageView {
    override var image: UIImage? { didSet {} }
    override var highlightedImage: UIImage? { didSet {} }
    override var isHighlighted: Bool { didSet {} }
    override var animationImages: [UIImage]? { didSet {} }
    override var highlightedAnimationImages: [UIImage]? { didSet {} }
    override var animationDuration: TimeInterval { didSet {} }
    override var animationRepeatCount: Int { didSet {} }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
    override var isAnimating: Bool { super.isAnimating }
    override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet {} }
    override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  }

  final class OwnActivityIndicatorView: UIActivityIndicatorView {
    override var isAnimating: Bool { super.isAnimating }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
    override var hidesWhenStopped: Bool { didSet {} }
    override var style: Style { didSet {} }
    override var color: UIColor! { didSet {} }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnStackView: UIStackView {
    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      super.insertArrangedSubview(view, at: stackIndex)
    }
    override var axis: NSLayoutConstraint.Axis { didSet {} }
    override var distribution: UIStackView.Distribution { didSet {} }
    override var alignment: UIStackView.Alignment { didSet {} }
    override var spacing: CGFloat { didSet {} }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      super.setCustomSpacing(spacing, after: arrangedSubview)
    }
    override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      super.customSpacing(after: arrangedSubview)
    }
    override var isBaselineRelativeArrangement: Bool { didSet {} }
    override var isLayoutMarginsRelativeArrangement: Bool { didSet {} }
    override func updateConstraints() { super.updateConstraints() }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnVisualEffectView: UIVisualEffectView {
    override var effect: UIVisualEffect? { didSet {} }
  }
}
