import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics

/// The title and the background of buttons in a bar in one of their states.
/// > Documented: UIBarButtonItemStateAppearance.
@preconcurrency @MainActor open class BarButtonItemStateAppearance: NSObject {
  /// The attributes of titles; those that aren't set are the bar's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles, in points.
  open var titlePositionAdjustment = Offset.zero
  /// The image behind a button, or nil.
  open var backgroundImage: Image?
  /// The offset of the image behind a button, in points; stored only.
  open var backgroundImagePositionAdjustment = Offset.zero

  func copyValues(from other: BarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The title and the background of buttons in a bar, by state.
/// > Documented: UIBarButtonItemAppearance.
@preconcurrency @MainActor open class BarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The normal state.
  public final let normal = BarButtonItemStateAppearance()
  /// The state while the button is touched.
  public final let highlighted = BarButtonItemStateAppearance()
  /// The state of a disabled item.
  public final let disabled = BarButtonItemStateAppearance()
  /// The state with the focus.
  public final let focused = BarButtonItemStateAppearance()

  /// Creates an appearance for plain items.
  public override init() { super.init() }

  /// Creates an appearance for items of a style.
  public init(style: BarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Creates an appearance for plain items; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  private var states: [BarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Sets the values of items of a style: none, as bars have the fonts of styles themselves.
  open func configureWithDefault(for style: BarButtonItem.Style) {
    for state in states { state.copyValues(from: BarButtonItemStateAppearance()) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  final var copied: BarButtonItemAppearance {
    let copy = BarButtonItemAppearance()
    for (state, own) in zip(copy.states, states) { state.copyValues(from: own) }
    return copy
  }

  final func values(for state: Control.State) -> BarButtonItemStateAppearance {
    state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
  }
}
