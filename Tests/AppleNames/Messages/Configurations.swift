// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// Configurations of buttons as real files write them: only lists, shadows and transitions are unavailable.

private func configure(_ button: UIButton) {
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Title"
  configuration.subtitle = "Subtitle"
  configuration.baseBackgroundColor = .red
  configuration.baseForegroundColor = .white
  configuration.image = UIImage(systemName: "star")
  configuration.imagePlacement = .trailing
  configuration.imagePadding = 8
  configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  configuration.cornerStyle = .capsule
  configuration.buttonSize = .large
  configuration.showsActivityIndicator = true
  configuration.background.cornerRadius = 4
  configuration.background.strokeColor = .blue
  configuration.background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
  configuration.attributedTitle = AttributedString("Title")
  configuration.attributedTitle?.font = .boldSystemFont(ofSize: 20)
  configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
  configuration.symbolContentTransition = nil // expected-error {{'symbolContentTransition' is unavailable: Symbols change at once: assign the image.}}
  configuration.background.shadowProperties.radius = 4 // expected-error {{'shadowProperties' is unavailable: A background has no shadow: set the shadow of the button's layer.}}
  configuration.background = .listCell() // expected-error {{'listCell()' is unavailable: There are no lists: start with UIBackgroundConfiguration.clear() and set its colors.}}
  _ = UIBackgroundConfiguration.listPlainCell() // expected-error {{'listPlainCell()' is unavailable: There are no lists}}
  button.configuration = configuration
  button.configuration?.title = "New"
  button.configurationUpdateHandler = { button in
    button.alpha = button.isHighlighted ? 0.5 : 1
  }
  button.setNeedsUpdateConfiguration()
  _ = UIButton(configuration: .plain(), primaryAction: UIAction { _ in })
}

private let handler: UIButton.ConfigurationUpdateHandler = { _ in }
private let state: UICellConfigurationState? = nil // expected-error {{'UICellConfigurationState' is unavailable: There are no lists: update the configuration in UIButton.updateConfiguration().}}
private let content = UIListContentConfiguration.cell() // expected-error {{'UIListContentConfiguration' is unavailable: There are no lists: show the texts in labels or in a UIButton.Configuration.}}
