import UIKit

extension OverriddenMemberTests {
  /// A button that overrides the open members with types of UIKit that no other test overrides.
  final class OverridingButton: UIButton {
    override var buttonType: ButtonType { super.buttonType }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet {} }
    override var preferredMenuElementOrder: MenuElementOrder { didSet {} }
    override var preferredBehavioralStyle: UIBehavioralStyle { didSet {} }
    override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: State) { super.setTitleColor(color, for: state) }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) {
      super.setTitleShadowColor(color, for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
      super.setBackgroundImage(image, for: state)
    }
    override func attributedTitle(for state: State) -> NSAttributedString? { super.attributedTitle(for: state) }
    override func backgroundImage(for state: State) -> UIImage? { super.backgroundImage(for: state) }
    override var currentTitleShadowColor: UIColor? { super.currentTitleShadowColor }
    override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
    override func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
      super.preferredSymbolConfigurationForImage(in: state)
    }
    override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      super.currentPreferredSymbolConfiguration
    }
    override var largeContentImage: UIImage? { didSet {} }
  }
}
