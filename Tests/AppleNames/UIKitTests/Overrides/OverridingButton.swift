import UIKit

extension OverriddenMemberTests {
  /// A button that overrides every open member of its class, as iOS lets it.
  final class OverridingButton: UIButton {
    override var buttonType: ButtonType { super.buttonType }
    override func layoutSubviews() { super.layoutSubviews() }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      super.imageRect(forContentRect: contentRect)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect)
    }
    override var titleLabel: UILabel? { super.titleLabel }
    override var imageView: UIImageView? { super.imageView }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet {} }
    override var automaticallyUpdatesConfiguration: Bool { didSet {} }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration() { super.updateConfiguration() }
    override var preferredMenuElementOrder: MenuElementOrder { didSet {} }
    override var preferredBehavioralStyle: UIBehavioralStyle { didSet {} }
    override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
    override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { didSet {} }
    override var contentEdgeInsets: UIEdgeInsets { didSet {} }
    override var titleEdgeInsets: UIEdgeInsets { didSet {} }
    override var imageEdgeInsets: UIEdgeInsets { didSet {} }
    override func setTitle(_ title: String?, for state: State) { super.setTitle(title, for: state) }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: State) { super.setTitleColor(color, for: state) }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) {
      super.setTitleShadowColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: State) { super.setImage(image, for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
      super.setBackgroundImage(image, for: state)
    }
    override func title(for state: State) -> String? { super.title(for: state) }
    override func attributedTitle(for state: State) -> NSAttributedString? { super.attributedTitle(for: state) }
    override func titleColor(for state: State) -> UIColor? { super.titleColor(for: state) }
    override func titleShadowColor(for state: State) -> UIColor? { super.titleShadowColor(for: state) }
    override func image(for state: State) -> UIImage? { super.image(for: state) }
    override func backgroundImage(for state: State) -> UIImage? { super.backgroundImage(for: state) }
    override var currentTitle: String? { super.currentTitle }
    override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
    override var currentTitleColor: UIColor { super.currentTitleColor }
    override var currentTitleShadowColor: UIColor? { super.currentTitleShadowColor }
    override var currentImage: UIImage? { super.currentImage }
    override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
    override var adjustsImageWhenHighlighted: Bool { didSet {} }
    override var adjustsImageWhenDisabled: Bool { didSet {} }
    override var showsTouchWhenHighlighted: Bool { didSet {} }
    override var reversesTitleShadowWhenHighlighted: Bool { didSet {} }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var tintColor: UIColor! { didSet {} }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var menu: UIMenu? { didSet {} }
    override var showsMenuAsPrimaryAction: Bool { didSet {} }
    override var role: Role { didSet {} }
    override var changesSelectionAsPrimaryAction: Bool { didSet {} }
    override var isPointerInteractionEnabled: Bool { didSet {} }
    override var isHovered: Bool { super.isHovered }
    override var isHeld: Bool { super.isHeld }
    override func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { super.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
    override func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
      super.preferredSymbolConfigurationForImage(in: state)
    }
    override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      super.currentPreferredSymbolConfiguration
    }
    override var accessibilityLabel: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override var largeContentTitle: String? { didSet {} }
    override var largeContentImage: UIImage? { didSet {} }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeToFit() { super.sizeToFit() }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }
}
