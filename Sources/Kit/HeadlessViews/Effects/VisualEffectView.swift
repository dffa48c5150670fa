import Foundation

/// The base class of effects on the content behind a view.
@preconcurrency @MainActor open class VisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
/// > Documented: UIBlurEffect.
open class BlurEffect: VisualEffect {
  /// The intensity and the brightness of a blur.
  /// > Documented: UIBlurEffect.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// A blur that is lighter than the content behind it.
    case extraLight = 0
    /// A blur that is as light as the content behind it.
    case light = 1
    /// A blur that is darker than the content behind it.
    case dark = 2
    /// A blur that adapts to the interface style.
    case regular = 4
    /// A blur that adapts to the interface style and is more visible.
    case prominent = 5
    /// The thinnest material; adapts to the interface style.
    case systemUltraThinMaterial = 6
    /// The other materials, up to the thickest, and the material of bars; they adapt to the interface style.
    case systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9, systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// The other materials, always light.
    case systemThinMaterialLight = 12, systemMaterialLight = 13, systemThickMaterialLight = 14,
      systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// The other materials, always dark.
    case systemThinMaterialDark = 17, systemMaterialDark = 18, systemThickMaterialDark = 19,
      systemChromeMaterialDark = 20
  }

  /// The style that was passed to the initializer.
  public final let style: Style

  /// Creates a blur of a style, which a ``VisualEffectView`` stores and does not draw.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes the content behind visible.
/// > Documented: UIVibrancyEffect.
open class VibrancyEffect: VisualEffect {
  /// The kind of content in front of the blur.
  /// > Documented: UIVibrancyEffectStyle, with its raw values.
  public enum Style: Int, Sendable {
    /// The text of a primary label.
    case label = 0
    /// The text of a secondary label, fainter than ``label``.
    case secondaryLabel = 1
    /// The text of a tertiary label, fainter than ``secondaryLabel``.
    case tertiaryLabel = 2
    /// The text of a quaternary label, the faintest.
    case quaternaryLabel = 3
    /// A filled area, such as a large shape.
    case fill = 4
    /// A filled area, fainter than ``fill``.
    case secondaryFill = 5
    /// A filled area, fainter than ``secondaryFill``.
    case tertiaryFill = 6
    /// A line between contents.
    case separator = 7
  }

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: BlurEffect) { super.init() }

  /// Creates an effect for a kind of content in front of a blur.
  public convenience init(blurEffect: BlurEffect, style: Style) { self.init(blurEffect: blurEffect) }
}

/// A view with an effect on the content behind it.
/// > Documented: UIVisualEffectView. Differs: nothing of the effect is drawn, only the ``contentView``.
open class VisualEffectView: View {
  /// The view to add subviews to; as large as this one.
  public final let contentView = View()

  /// The effect on the content behind the view; nil for none, and stored only.
  open var effect: VisualEffect?

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view with an effect.
  public init(effect: VisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContentView()
  }

  /// Creates a view as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
