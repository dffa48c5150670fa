import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The base class of the items of bars: ``BarButtonItem`` and ``TabBarItem``.
/// > Documented: UIBarItem.
@preconcurrency @MainActor open class BarItem: AccessibleObject {
  final var titleAttributes = TitleAttributes() { didSet { contentDidChange() } }
  /// The bar that shows the item; nil for none.
  final weak var host: (any BarItemHost)?
  /// Whether the item has the appearance of its class in the ``host``.
  final var hasAppearance = false

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item without a title and an image; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Stores nothing in the coder.
  open func encode(with coder: NSCoder) {}

  /// The title, which may be set before the item is shown, or at any time; nil by default.
  open var title: String? { didSet { contentDidChange() } }

  /// The image; nil by default.
  open var image: Image? { didSet { contentDidChange() } }

  /// The image in a low bar; nil by default, and stored only.
  open var landscapeImagePhone: Image?

  /// The image for a large text size; nil by default, and stored only.
  open var largeContentSizeImage: Image?

  /// The insets of the image, in points; zero by default.
  open var imageInsets = EdgeInsets.zero { didSet { contentDidChange() } }

  /// The insets of the image in a low bar, in points; zero by default, and stored only.
  open var landscapeImagePhoneInsets = EdgeInsets.zero

  /// The insets of the image for a large text size, in points; zero by default, and stored only.
  open var largeContentSizeImageInsets = EdgeInsets.zero

  /// Whether the item reacts to taps; true by default.
  open var isEnabled = true { didSet { contentDidChange() } }

  /// The number that identifies the item; 0 by default.
  open var tag = 0

  /// Sets the attributes of the title in a state; nil removes them.
  ///
  /// Only the font and the color have an effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title that were set for a state; nil for none.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The title, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set {
      super.accessibilityLabel = newValue
      contentDidChange()
    }
  }

  /// Marks the bar that shows the item, so that its next layout shows the new content.
  final func contentDidChange() { host?.contentDidChange() }
}

@MainActor protocol BarItemHost: SystemContent {
  /// Called after the content of an item has changed.
  func contentDidChange()
  /// The responder at which the search for the target of an action begins.
  var actionResponder: Responder { get }
}

/// The attributes of titles by state.
typealias TitleAttributes = [Control.State: [NSAttributedString.Key: Any]]

extension TitleAttributes {
  /// Returns the font for a state, else for the normal one.
  func font(for state: Control.State) -> Font? { (self[state]?[.font] ?? self[.normal]?[.font]) as? Font }

  func color(for state: Control.State) -> Color? { self[state]?[.foregroundColor] as? Color }
}
