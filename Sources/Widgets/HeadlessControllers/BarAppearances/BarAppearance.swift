import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The background and the shadow of a bar, as a value that bars copy.
/// > Documented: UIBarAppearance. Differs: bars draw the background color and image; effects are stored only.
@preconcurrency @MainActor open class BarAppearance: NSObject, @preconcurrency NSCopying {
  /// The device that the appearance is for.
  public final let idiom: UserInterfaceIdiom

  /// The blur behind the bar; stored only.
  open var backgroundEffect: BlurEffect?
  /// The color of the background; nil for none.
  open var backgroundColor: Color?
  /// The image of the background; nil for none.
  open var backgroundImage: Image?
  /// The way in which the image fills the background; stretched by default, and stored only.
  open var backgroundImageContentMode = View.ContentMode.scaleToFill
  /// The color of the line at the edge; nil for none, and stored only.
  open var shadowColor: Color?
  /// The image of the line at the edge; nil for none, and stored only.
  open var shadowImage: Image?

  /// Creates an appearance with the default background.
  public override init() {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance for a device, with the default background.
  public init(idiom: UserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background and the shadow of another one.
  public required init(barAppearance: BarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    copyValues(of: barAppearance)
  }

  /// Copies the values of a subclass from an appearance of the same class.
  func copyValues(of other: BarAppearance) {}

  /// Creates an appearance with the default background; nothing is decoded.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Stores nothing in the coder.
  open func encode(with coder: NSCoder) {}

  /// Sets a background that blurs the content behind it, and a shadow.
  /// > Documented: UIBarAppearance.configureWithDefaultBackground(). Assumed: chrome material, the separator's color.
  open func configureWithDefaultBackground() { configure(BlurEffect(style: .systemChromeMaterial), nil, .separator) }

  /// Sets an opaque background and a shadow.
  /// > Documented: UIBarAppearance.configureWithOpaqueBackground(). Assumed: the system's background color.
  open func configureWithOpaqueBackground() { configure(nil, .systemBackground, .separator) }

  /// Sets no background and no shadow.
  /// > Documented: UIBarAppearance.configureWithTransparentBackground().
  open func configureWithTransparentBackground() { configure(nil, nil, nil) }

  private func configure(_ effect: BlurEffect?, _ color: Color?, _ shadow: Color?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }
}
