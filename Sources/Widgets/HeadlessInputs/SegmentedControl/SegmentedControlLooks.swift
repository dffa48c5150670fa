import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

struct SegmentedControlLooks {
  var selectedTint: Color?
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Background: Image] = [:]
  var dividers: [Divider: Image] = [:]
  var adjustments: [AdjustmentKey: Offset] = [:]

  /// The key of an image behind segments.
  struct Background: Hashable {
    let state: Control.State
    let metrics: BarMetrics
  }

  /// The key of an image between segments.
  struct Divider: Hashable {
    let states: StatePair
    let metrics: BarMetrics
  }

  struct AdjustmentKey: Hashable {
    let segment: SegmentedControl.Segment
    let metrics: BarMetrics
  }

  /// Returns the image behind a segment, otherwise the normal state's.
  func background(for state: Control.State) -> Image? {
    backgrounds[Background(state: state, metrics: .default)]
      ?? backgrounds[Background(state: .normal, metrics: .default)]
  }

  /// Returns the image between two segments, else the one between normal ones.
  func divider(between left: Control.State, and right: Control.State) -> Image? {
    dividers[Divider(states: StatePair(left: left, right: right), metrics: .default)]
      ?? dividers[Divider(states: StatePair(left: .normal, right: .normal), metrics: .default)]
  }

  /// Returns the adjustment of a segment by its position from the left.
  func adjustment(at position: Int, of count: Int) -> Offset {
    let segment: SegmentedControl.Segment =
      count == 1 ? .alone : position == 0 ? .left : position == count - 1 ? .right : .center
    return adjustments[AdjustmentKey(segment: segment, metrics: .default)]
      ?? adjustments[AdjustmentKey(segment: .any, metrics: .default)] ?? .zero
  }

  /// Returns the font of the titles, by whether their segment is selected.
  /// > Seen: fact i9: 13 points, regular and medium.
  func font(isSelected: Bool) -> Font {
    let font = isSelected ? attributes[Control.State.selected.rawValue]?[.font] : nil
    let normal = attributes[Control.State.normal.rawValue]?[.font]
    return font as? Font ?? normal as? Font ?? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
  }

  /// Returns the color of the titles, by whether their segment is selected.
  func color(isSelected: Bool) -> Color {
    let color = isSelected ? attributes[Control.State.selected.rawValue]?[.foregroundColor] : nil
    return color as? Color ?? attributes[Control.State.normal.rawValue]?[.foregroundColor] as? Color ?? .label
  }
}
