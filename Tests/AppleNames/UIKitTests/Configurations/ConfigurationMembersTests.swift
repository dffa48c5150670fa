import Testing
import UIKit

/// Every member of a configuration under Apple's names, as app code writes them.
@MainActor @Suite("Members of configurations") struct ConfigurationMembersTests {
  @Test func `texts have a string, attributes, a transformer and a line break mode`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    #expect(configuration.attributedTitle == "Title" && configuration.attributedSubtitle == "Subtitle")
    configuration.attributedTitle?.font = .systemFont(ofSize: 15, weight: .bold)
    configuration.attributedTitle?.foregroundColor = UIColor.label
    configuration.attributedSubtitle = AttributedString("More", attributes: AttributeContainer([.kern: 2]))
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      return outgoing
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer({ _ in
      .init([.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
    })
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.subtitleLineBreakMode = NSLineBreakMode.byClipping
    configuration.titlePadding = 4
    configuration.titleAlignment = UIButton.Configuration.TitleAlignment.center
    #expect(configuration.title == "Title" && configuration.subtitle == "More")
    expectEqual(configuration.attributedTitle?.font, UIFont.systemFont(ofSize: 15, weight: .bold))
    expectEqual(configuration.titleTextAttributesTransformer?(AttributeContainer()).font?.pointSize, 17)
    expectEqual(configuration.subtitleTextAttributesTransformer?.transform(AttributeContainer()).foregroundColor, .red)
    configuration.title = nil
    expectNil(configuration.attributedTitle)
  }

  @Test func `images have a place, a distance, a reserved size, a color and a symbol configuration`() {
    var configuration: UIButton.Configuration = .tinted()
    configuration.image = .init(systemName: "star.fill")
    configuration.image = configuration.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
    configuration.imagePlacement = NSDirectionalRectEdge.trailing
    configuration.imagePadding = .zero
    configuration.imageReservation = 20
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 16, weight: .medium)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .footnote)
    configuration.showsActivityIndicator = true
    configuration.activityIndicatorColorTransformer = .preferredTint
    configuration.indicator = .popup
    configuration.indicatorColorTransformer = .monochromeTint
    #expect(configuration.image?.renderingMode == .alwaysOriginal && configuration.imagePlacement == [.trailing])
    expectEqual(configuration.imageColorTransformer?(.red), .systemBlue)
    expectEqual(configuration.activityIndicatorColorTransformer?.callAsFunction(.red), .red)
  }

  @Test func `sizes, corners, insets and colors are changed and read`() {
    var configuration = UIButton.Configuration.bordered()
    configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.contentInsets.trailing = 0
    expectEqual(configuration.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 0))
    configuration.buttonSize = UIButton.Configuration.Size.mini
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets, UIButton.Configuration.plain().contentInsets.changed(by: -2))
    configuration.cornerStyle = .capsule
    configuration.macIdiomStyle = .borderlessTinted
    configuration.baseForegroundColor = .white
    configuration.baseBackgroundColor = .tintColor
    configuration.automaticallyUpdateForSelection = false
    let wasChanged: Bool = configuration != .bordered()
    #expect(wasChanged)
  }

  @Test func `a background has a fill, a stroke, an image, a view and an effect`() {
    var background = UIButton.Configuration.plain().background
    background.backgroundColor = nil
    background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
    expectEqual(background.resolvedBackgroundColor(for: .red), .red.withAlphaComponent(0.5))
    background.strokeColor = .systemGray5
    background.strokeColorTransformer = .grayscale
    expectEqual(background.resolvedStrokeColor(for: .red).cgColor.alpha, 1)
    background.strokeWidth = 0.5
    background.strokeOutset = 2
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.top, .bottom]
    background.visualEffect = UIBlurEffect(style: .systemUltraThinMaterialDark)
    background.image = UIImage(systemName: "play")
    background.imageContentMode = .scaleAspectFill
    background.customView = UIView()
    background.customView?.backgroundColor = .red
    var configuration = UIButton.Configuration.filled()
    configuration.background = background
    #expect(configuration.background.customView?.backgroundColor == .red && configuration.background == background)
    expectEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)
  }

  @Test func `a configuration is a key, and a transformer is equal to its copies only`() {
    let transformer = UIConfigurationColorTransformer { $0 }
    #expect(transformer == transformer && transformer != UIConfigurationColorTransformer { $0 })
    expectEqual(UIConfigurationColorTransformer.grayscale, .grayscale)
    var titled = UIButton.Configuration.filled()
    titled.titleTextAttributesTransformer = .init { $0 }
    let names: [UIButton.Configuration: String] = [.plain(): "plain", .filled(): "filled", titled: "titled"]
    #expect(names[.filled()] == "filled" && names[titled] == "titled" && names.count == 3)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func changed(by distance: CGFloat) -> NSDirectionalEdgeInsets {
    .init(top: top + distance, leading: leading + distance, bottom: bottom + distance, trailing: trailing + distance)
  }
}
