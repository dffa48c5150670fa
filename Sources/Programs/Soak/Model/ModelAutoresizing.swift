import Foundation
import HeadlessViews

/// The effect of a superview's new size on a frame, written component by component from the rule in the documentation:
/// "distribute the size difference proportionally among the flexible portions".
enum ModelAutoresizing {
  static func frame(_ frame: CGRect, mask: View.AutoresizingMask, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = axis(
      start: frame.minX, length: frame.width, room: old.width, newRoom: new.width,
      isFlexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
      ])
    let (y, height) = axis(
      start: frame.minY, length: frame.height, room: old.height, newRoom: new.height,
      isFlexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin),
      ])
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func axis(
    start: CGFloat, length: CGFloat, room: CGFloat, newRoom: CGFloat, isFlexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let parts = [start, length, room - start - length]
    let change = newRoom - room
    let grown = Swift.max(length + change * share(1, of: parts, isFlexible), 0)
    // The change that the length absorbed or could not absorb is not shared by the margins.
    let rest = change - (grown - length)
    return (start + rest * share(0, of: parts, [isFlexible[0], false, isFlexible[2]]), grown)
  }

  /// Returns the fraction of a component among the flexible ones; components of zero or less weigh 0, unless all do.
  private static func share(_ index: Int, of parts: [CGFloat], _ isFlexible: [Bool]) -> CGFloat {
    if !isFlexible[index] { return 0 }
    let flexible = parts.indices.filter { isFlexible[$0] }
    let sum = flexible.reduce(0) { $0 + Swift.max(parts[$1], 0) }
    return sum > 0 ? Swift.max(parts[index], 0) / sum : 1 / CGFloat(flexible.count)
  }
}
