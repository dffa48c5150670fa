import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// The values that the controls of this room get from appearance proxies, besides those of every view.
///
/// > Documented: the headers of UISwitch, UISlider, UIProgressView, UIPageControl and UISegmentedControl mark them.
@MainActor
package enum InputAppearanceValues {
  /// All of them.
  package static let all = [
    AppearanceValue(get: { (toggle: Switch) in toggle.onTintColor }, set: { $0.onTintColor = $1 }),
    AppearanceValue(get: { (toggle: Switch) in toggle.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
    AppearanceValue(get: { (slider: Slider) in slider.minimumTrackTintColor }, set: { $0.minimumTrackTintColor = $1 }),
    AppearanceValue(get: { (slider: Slider) in slider.maximumTrackTintColor }, set: { $0.maximumTrackTintColor = $1 }),
    AppearanceValue(get: { (slider: Slider) in slider.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
    AppearanceValue(get: { (bar: ProgressView) in bar.progressTintColor }, set: { $0.progressTintColor = $1 }),
    AppearanceValue(get: { (bar: ProgressView) in bar.trackTintColor }, set: { $0.trackTintColor = $1 }),
    AppearanceValue(
      get: { (dots: PageControl) in dots.pageIndicatorTintColor }, set: { $0.pageIndicatorTintColor = $1 }),
    AppearanceValue(
      get: { (dots: PageControl) in dots.currentPageIndicatorTintColor },
      set: { $0.currentPageIndicatorTintColor = $1 }),
    AppearanceValue(
      get: { (control: SegmentedControl) in control.selectedSegmentTintColor },
      set: { $0.selectedSegmentTintColor = $1 }),
  ]
}
