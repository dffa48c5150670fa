import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// The values that the controls of this module get from appearance proxies, besides those of every view.
///
/// > Documented: the headers of UISwitch, UISlider, UIStepper, UIProgressView, UIPageControl and UISegmentedControl
/// > mark them.
/// > Reported: those of UITextField, which no header marks, are set by apps.
@MainActor
package enum InputAppearanceValues {
  /// All of them.
  package static let all = switches + sliders + steppers + progressViews + pageControls + segmentedControls + textFields

  /// Every combination of highlighted, disabled and selected.
  private static let states: [Control.State] = (0..<8).map { Control.State(rawValue: $0) }

  private static let switches = [
    AppearanceValue(get: { (toggle: Switch) in toggle.onTintColor }, set: { $0.onTintColor = $1 }),
    AppearanceValue(get: { (toggle: Switch) in toggle.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
    AppearanceValue(get: { (toggle: Switch) in toggle.onImage }, set: { $0.onImage = $1 }),
    AppearanceValue(get: { (toggle: Switch) in toggle.offImage }, set: { $0.offImage = $1 }),
  ]

  private static let sliders =
    [
      AppearanceValue(
        get: { (slider: Slider) in slider.minimumTrackTintColor }, set: { $0.minimumTrackTintColor = $1 }),
      AppearanceValue(
        get: { (slider: Slider) in slider.maximumTrackTintColor }, set: { $0.maximumTrackTintColor = $1 }),
      AppearanceValue(get: { (slider: Slider) in slider.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
      AppearanceValue(get: { (slider: Slider) in slider.minimumValueImage }, set: { $0.minimumValueImage = $1 }),
      AppearanceValue(get: { (slider: Slider) in slider.maximumValueImage }, set: { $0.maximumValueImage = $1 }),
    ]
    + states.flatMap { state in
      [
        AppearanceValue(
          get: { (slider: Slider) in slider.looks.thumbImages[state] }, set: { $0.setThumbImage($1, for: state) }),
        AppearanceValue(
          get: { (slider: Slider) in slider.looks.minimumTrackImages[state] },
          set: { $0.setMinimumTrackImage($1, for: state) }),
        AppearanceValue(
          get: { (slider: Slider) in slider.looks.maximumTrackImages[state] },
          set: { $0.setMaximumTrackImage($1, for: state) }),
      ]
    }

  private static let steppers = states.flatMap { state in
    [
      AppearanceValue(
        get: { (stepper: Stepper) in stepper.looks.increment[state] }, set: { $0.setIncrementImage($1, for: state) }),
      AppearanceValue(
        get: { (stepper: Stepper) in stepper.looks.decrement[state] }, set: { $0.setDecrementImage($1, for: state) }),
      AppearanceValue(
        get: { (stepper: Stepper) in stepper.looks.background[state] },
        set: { $0.setBackgroundImage($1, for: state) }),
    ]
  }

  private static let progressViews = [
    AppearanceValue(get: { (bar: ProgressView) in bar.progressTintColor }, set: { $0.progressTintColor = $1 }),
    AppearanceValue(get: { (bar: ProgressView) in bar.trackTintColor }, set: { $0.trackTintColor = $1 }),
    AppearanceValue(get: { (bar: ProgressView) in bar.progressImage }, set: { $0.progressImage = $1 }),
    AppearanceValue(get: { (bar: ProgressView) in bar.trackImage }, set: { $0.trackImage = $1 }),
  ]

  private static let pageControls = [
    AppearanceValue(
      get: { (dots: PageControl) in dots.pageIndicatorTintColor }, set: { $0.pageIndicatorTintColor = $1 }),
    AppearanceValue(
      get: { (dots: PageControl) in dots.currentPageIndicatorTintColor },
      set: { $0.currentPageIndicatorTintColor = $1 }),
    AppearanceValue(
      get: { (dots: PageControl) in dots.preferredIndicatorImage }, set: { $0.preferredIndicatorImage = $1 }),
  ]

  private static let segmentedControls =
    [
      AppearanceValue(
        get: { (control: SegmentedControl) in control.selectedSegmentTintColor },
        set: { $0.selectedSegmentTintColor = $1 }),
      AppearanceValue(
        get: { (control: SegmentedControl) in
          control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        },
        set: {
          $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        }),
    ]
    + states.flatMap { state in
      [
        AppearanceValue(
          get: { (control: SegmentedControl) in ComparableAttributes(control.titleTextAttributes(for: state)) },
          set: { $0.setTitleTextAttributes($1.attributes, for: state) }),
        AppearanceValue(
          get: { (control: SegmentedControl) in control.backgroundImage(for: state, barMetrics: .default) },
          set: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }),
      ]
    }

  /// Default attributes are applied before the font and the color, which may have been set on the proxy after them.
  private static let textFields = [
    AppearanceValue(
      get: { (field: TextField) in ComparableAttributes(field.style.others) },
      set: { $0.setOtherAttributes($1.attributes ?? [:]) }),
    AppearanceValue(get: { (field: TextField) in field.font }, set: { $0.font = $1 }),
    AppearanceValue(get: { (field: TextField) in field.textColor }, set: { $0.textColor = $1 }),
    AppearanceValue(get: { (field: TextField) in field.keyboardAppearance }, set: { $0.keyboardAppearance = $1 }),
    AppearanceValue(get: { (field: TextField) in field.borderStyle }, set: { $0.borderStyle = $1 }),
  ]
}

/// The attributes of text, compared by their values; objects that can't be compared are equal to themselves only.
struct ComparableAttributes: Equatable {
  let attributes: [NSAttributedString.Key: Any]?

  init(_ attributes: [NSAttributedString.Key: Any]?) { self.attributes = attributes }

  static func == (left: ComparableAttributes, right: ComparableAttributes) -> Bool {
    left.attributes?.mapValues(comparable) == right.attributes?.mapValues(comparable)
  }

  private static func comparable(_ value: Any) -> AnyHashable {
    value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
  }
}
