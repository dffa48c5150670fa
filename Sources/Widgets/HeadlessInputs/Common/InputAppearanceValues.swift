import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// The values that the controls of this module get from appearance proxies, besides every view's.
/// > Documented: the headers of UISwitch, UISlider, UIStepper, UIProgressView, UIPageControl and UISegmentedControl
/// > mark them. Reported: apps set UITextField's, which no header marks.
@MainActor package enum InputAppearanceValues {
  package static let all = switches + sliders + steppers + progressViews + pageControls + segmentedControls + textFields

  /// Every combination of highlighted, disabled and selected.
  private static let states: [Control.State] = (0..<8).map { Control.State(rawValue: $0) }

  private static let switches = AppearanceValue.all(
    of: Switch.self, \.onTintColor, \.thumbTintColor, \.onImage, \.offImage)

  private static let sliders =
    AppearanceValue.all(
      of: Slider.self, \.minimumTrackTintColor, \.maximumTrackTintColor, \.thumbTintColor, \.minimumValueImage,
      \.maximumValueImage)
    + images(of: Slider.self, \.thumbImages) { $0.setThumbImage($1, for: $2) }
    + images(of: Slider.self, \.minimumTrackImages) { $0.setMinimumTrackImage($1, for: $2) }
    + images(of: Slider.self, \.maximumTrackImages) { $0.setMaximumTrackImage($1, for: $2) }

  private static let steppers =
    images(of: Stepper.self, \.incrementImages) { $0.setIncrementImage($1, for: $2) }
    + images(of: Stepper.self, \.decrementImages) { $0.setDecrementImage($1, for: $2) }
    + images(of: Stepper.self, \.backgroundImages) { $0.setBackgroundImage($1, for: $2) }

  private static func images<Kind: Control>(
    of type: Kind.Type, _ images: KeyPath<Kind, StateImages>,
    set: @escaping @MainActor (Kind, Image?, Control.State) -> Void
  ) -> [AppearanceValue] {
    AppearanceValue.all(for: states, get: { $0[keyPath: images][$1] }, set: set)
  }

  private static let progressViews = AppearanceValue.all(
    of: ProgressView.self, \.progressTintColor, \.trackTintColor, \.progressImage, \.trackImage)

  private static let pageControls = AppearanceValue.all(
    of: PageControl.self, \.pageIndicatorTintColor, \.currentPageIndicatorTintColor, \.preferredIndicatorImage)

  private static let segmentedControls =
    AppearanceValue.all(of: SegmentedControl.self, \.selectedSegmentTintColor)
    + [
      AppearanceValue(
        get: { (control: SegmentedControl) in
          control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        },
        set: {
          $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        })
    ]
    + AppearanceValue.all(
      for: states,
      get: { (control: SegmentedControl, state) in ComparableAttributes(control.titleTextAttributes(for: state)) },
      set: { $0.setTitleTextAttributes($1.attributes, for: $2) })
    + AppearanceValue.all(
      for: states,
      get: { (control: SegmentedControl, state) in control.backgroundImage(for: state, barMetrics: .default) },
      set: { $0.setBackgroundImage($1, for: $2, barMetrics: .default) })

  /// Default attributes are applied before the font and the color, which may have been set on the proxy after them.
  private static let textFields =
    [
      AppearanceValue(
        get: { (field: TextField) in ComparableAttributes(field.style.others) },
        set: { $0.setOtherAttributes($1.attributes ?? [:]) })
    ] + AppearanceValue.all(of: TextField.self, \.font, \.textColor, \.keyboardAppearance, \.borderStyle)
}

/// The attributes of text, compared by their values; objects that can't be compared are equal to themselves only.
package struct ComparableAttributes: Equatable {
  package let attributes: [NSAttributedString.Key: Any]?

  package init(_ attributes: [NSAttributedString.Key: Any]?) { self.attributes = attributes }

  package static func == (left: ComparableAttributes, right: ComparableAttributes) -> Bool {
    left.attributes?.mapValues(comparable) == right.attributes?.mapValues(comparable)
  }

  private static func comparable(_ value: Any) -> AnyHashable {
    value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
  }
}
