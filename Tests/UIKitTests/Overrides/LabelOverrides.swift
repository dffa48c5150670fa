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

  final class OwnVisualEffectView: UIVisualEffectView {
    override var effect: UIVisualEffect? { didSet {} }
  }
}
