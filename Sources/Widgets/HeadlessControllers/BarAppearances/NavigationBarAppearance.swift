import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The appearance of a navigation bar, as a value that bars copy.
/// > Documented: UINavigationBarAppearance.
open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title; those that aren't set are the standard ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = Offset.zero
  /// The attributes of the large title; those that aren't set are the standard ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the text below the title; stored only.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain items.
  open var buttonAppearance = BarButtonItemAppearance()
  /// The appearance of items of the style ``BarButtonItem/Style/done``.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = BarButtonItemAppearance()
  /// The image beside the title of the back button; nil for the standard one.
  public private(set) final var backIndicatorImage: Image?
  /// The mask of that image during transitions; stored only.
  public private(set) final var backIndicatorTransitionMaskImage: Image?

  /// The appearance of prominent items; the new name of ``doneButtonAppearance``.
  public final var prominentButtonAppearance: BarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  override func copyValues(of other: BarAppearance) {
    guard let other = other as? NavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// Sets the image beside the title of the back button, and its mask; both or neither.
  open func setBackIndicatorImage(_ backIndicatorImage: Image?, transitionMaskImage: Image?) {
    let hasBoth = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = hasBoth ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = hasBoth ? transitionMaskImage : nil
  }
}

/// The appearance of a toolbar, as a value that bars copy.
/// > Documented: UIToolbarAppearance.
open class ToolbarAppearance: BarAppearance {
  /// The appearance of plain items.
  open var buttonAppearance = BarButtonItemAppearance()
  /// The appearance of items of the style ``BarButtonItem/Style/done``.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done)

  /// The appearance of prominent items; the new name of ``doneButtonAppearance``.
  public final var prominentButtonAppearance: BarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  override func copyValues(of other: BarAppearance) {
    guard let other = other as? ToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}
