import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics

struct SegmentedControlLooks {
  var selectedTint: Color?
  var attributes: [Control.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Key<Control.State>: Image] = [:]
  var dividers: [Key<StatePair>: Image] = [:]
  var adjustments: [Key<SegmentedControl.Segment>: Offset] = [:]

  /// The key of an appearance value in bars of a metrics.
  struct Key<Part: Hashable>: Hashable {
    let part: Part
    let metrics: BarMetrics
  }

  /// Returns the image behind a segment, otherwise the normal state's.
  func background(for state: Control.State) -> Image? {
    backgrounds[Key(part: state, metrics: .default)] ?? backgrounds[Key(part: .normal, metrics: .default)]
  }

  /// Returns the image between two segments, else the one between normal ones.
  func divider(between left: Control.State, and right: Control.State) -> Image? {
    dividers[Key(part: StatePair(left: left, right: right), metrics: .default)]
      ?? dividers[Key(part: StatePair(left: .normal, right: .normal), metrics: .default)]
  }

  /// Returns the adjustment of a segment by its position from the left.
  func adjustment(at position: Int, of count: Int) -> Offset {
    let segment: SegmentedControl.Segment =
      count == 1 ? .alone : position == 0 ? .left : position == count - 1 ? .right : .center
    return adjustments[Key(part: segment, metrics: .default)]
      ?? adjustments[Key(part: .any, metrics: .default)] ?? .zero
  }

  /// Returns the font of the titles, by whether their segment is selected.
  /// > Seen: fact i9: 13 points, regular and medium.
  func font(isSelected: Bool) -> Font {
    let font = isSelected ? attributes[.selected]?[.font] : nil
    let normal = attributes[.normal]?[.font]
    return font as? Font ?? normal as? Font ?? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
  }

  func color(isSelected: Bool) -> Color {
    let color = isSelected ? attributes[.selected]?[.foregroundColor] : nil
    return color as? Color ?? attributes[.normal]?[.foregroundColor] as? Color ?? .label
  }
}
