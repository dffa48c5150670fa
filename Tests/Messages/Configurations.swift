// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// Configurations of buttons as real files write them.

private func configure(_ button: UIButton) {
  var configuration = UIButton.Configuration.filled() // expected-error {{'Configuration' is unavailable: Configurations are not there yet: set titles, images and insets of the button.}}
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
  configuration.attributedTitle = AttributedString("Title")
  configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 } // expected-error {{'UIConfigurationTextAttributesTransformer' is unavailable: Configurations are not there yet}}
  button.configuration = configuration // expected-error {{'configuration' is unavailable: Configurations are not there yet}}
  button.configuration?.title = "New" // expected-error {{'configuration' is unavailable: Configurations are not there yet}}
  button.configurationUpdateHandler = { button in // expected-error {{'configurationUpdateHandler' is unavailable: Configurations are not there yet}}
    button.alpha = button.isHighlighted ? 0.5 : 1
  }
  button.setNeedsUpdateConfiguration() // expected-error {{'setNeedsUpdateConfiguration()' is unavailable: Configurations are not there yet}}
  _ = UIButton(configuration: .plain(), primaryAction: UIAction { _ in }) // expected-error {{'init(configuration:primaryAction:)' is unavailable: Configurations are not there yet}}
}

private let handler: UIButton.ConfigurationUpdateHandler = { _ in } // expected-error {{'ConfigurationUpdateHandler' is unavailable: Configurations are not there yet}}
