import Testing
import UIKit

// Styles that apps declare of their own, in each form.

extension UIButton.Configuration {
  fileprivate static func primary() -> Self {
    var configuration = Self.filled()
    configuration.baseBackgroundColor = .systemOrange
    configuration.titleTextAttributesTransformer = mediumWeight()
    return configuration
  }

  fileprivate static var reload: UIButton.Configuration {
    var configuration = borderless()
    configuration.image = UIImage(systemName: "arrow.clockwise")
    return configuration
  }

  /// Returns a type of the system's version, without `return`.
  fileprivate static func adaptiveGlass() -> UIButton.Configuration {
    if #available(iOS 26, *) {
      .glass()
    } else {
      .tinted()
    }
  }

  private static func mediumWeight() -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 11, weight: .medium)
      return outgoing
    }
  }

  fileprivate mutating func setTitle(_ title: String, font: UIFont) {
    var container = AttributeContainer()
    container.font = font
    attributedTitle = AttributedString(title, attributes: container)
  }

  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Outside of the main actor.
private enum Style: CaseIterable {
  static let shared: UIButton.Configuration = {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "shared"
    return configuration
  }()

  case small, large

  var size: UIButton.Configuration.Size { self == .small ? .small : .large }
  var alignment: UIButton.Configuration.TitleAlignment { self == .small ? .leading : .trailing }
  var cornerStyle: UIButton.Configuration.CornerStyle { self == .small ? .fixed : .dynamic }
  var configuration: UIButton.Configuration {
    UIButton.Configuration.tinted().with {
      $0.buttonSize = size
      $0.titleAlignment = alignment
      $0.cornerStyle = cornerStyle
    }
  }
}

@MainActor @Suite("Styles of apps") struct ConfigurationStylesTests {
  @Test func `a static method, property and constant are passed by their names`() {
    let buttons = [UIButton(configuration: .primary()), UIButton(configuration: .reload, primaryAction: nil)]
    expectEqual(buttons[0].configuration?.titleTextAttributesTransformer?(.init()).font?.pointSize, 11)
    expectEqual(buttons[1].configuration?.with { $0.image = nil }, .borderless())
    expectEqual(UIButton(configuration: Style.shared).configuration?.title, "shared")
    expectEqual(Style.allCases.map(\.configuration.buttonSize), [.small, .large])
    expectEqual(UIButton.Configuration.adaptiveGlass(), .glass())
  }

  @Test func `a style is found by its pattern`() {
    func number(of button: UIButton) -> Int {
      switch button.configuration {
      case .glass(): 0
      case .clearGlass(): 1
      case .filled(): 2
      default: 3
      }
    }
    let buttons = [UIButton(configuration: .filled()), UIButton(configuration: .glass()), UIButton(type: .system)]
    expectEqual(buttons.map(number), [2, 0, 3])
  }

  @Test func `a method changes the value in place`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.setTitle("Save", font: .boldSystemFont(ofSize: 9))
    expectEqual(button.configuration?.attributedTitle?.font, .boldSystemFont(ofSize: 9))
    expectEqual(button.configuration?.title, "Save")
  }
}
