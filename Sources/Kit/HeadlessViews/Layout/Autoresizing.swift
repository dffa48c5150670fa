import Foundation

/// The frame of a subview after a new size of its superview, as a pure value.
///
/// Along an axis a subview has three components: the margin before it, its length and the margin after it. The flexible
/// ones share the change of the superview in proportion to their old lengths. A component of zero or less has no share
/// unless all flexible ones have, then they share equally. A length never becomes negative; the flexible margins absorb
/// the rest, and without any the view extends beyond the superview. Nothing is rounded to pixels.
/// > Documented: UIView.autoresizingMask: "distribute the size difference proportionally among the flexible portions".
/// > Assumed: the equal shares, the floor of zero, and that the superview's bounds origin is ignored. Frames of a
/// > device after a superview went to zero and back would settle it.
struct Autoresizing {
  let mask: View.AutoresizingMask
  /// The superview's size before, in points.
  let oldSize: CGSize
  /// The superview's size now, in points.
  let newSize: CGSize

  /// Returns the frame in the resized superview for a frame in the old one; without a flexible component the same.
  func frame(from old: CGRect) -> CGRect {
    let x = horizontalAxis(of: old).resized(to: newSize.width)
    let y = verticalAxis(of: old).resized(to: newSize.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Returns the fractions of a small change of the superview's size that a frame's origin and size get.
  func shares(from old: CGRect) -> (origin: CGPoint, size: CGSize) {
    let (x, y) = (horizontalAxis(of: old).shares, verticalAxis(of: old).shares)
    return (CGPoint(x: x.start, y: y.start), CGSize(width: x.length, height: y.length))
  }

  private func horizontalAxis(of rect: CGRect) -> Stretch {
    Stretch(
      start: rect.minX, length: rect.width, room: oldSize.width, flexibleBefore: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth), flexibleAfter: mask.contains(.flexibleRightMargin))
  }

  private func verticalAxis(of rect: CGRect) -> Stretch {
    Stretch(
      start: rect.minY, length: rect.height, room: oldSize.height, flexibleBefore: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight), flexibleAfter: mask.contains(.flexibleBottomMargin))
  }

  private struct Stretch {
    let start: CGFloat
    let length: CGFloat
    let room: CGFloat
    let flexibleBefore: Bool
    let flexibleLength: Bool
    let flexibleAfter: Bool

    func resized(to newRoom: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let change = newRoom - room
      let before = share(of: start, if: flexibleBefore)
      let after = share(of: room - start - length, if: flexibleAfter)
      let own = share(of: length, if: flexibleLength)
      let newLength = max(length + change * own.fraction(of: [before, own, after]), 0)
      let rest = change - (newLength - length)
      return (start + rest * before.fraction(of: [before, after]), newLength)
    }

    /// The fractions of a small change that apply to the start and to the length.
    var shares: (start: CGFloat, length: CGFloat) {
      let before = share(of: start, if: flexibleBefore)
      let own = share(of: length, if: flexibleLength)
      let all = [before, own, share(of: room - start - length, if: flexibleAfter)]
      return (before.fraction(of: all), own.fraction(of: all))
    }

    private func share(of part: CGFloat, if isFlexible: Bool) -> Share {
      Share(weight: isFlexible ? max(part, 0) : 0, isFlexible: isFlexible)
    }
  }

  private struct Share {
    let weight: CGFloat
    let isFlexible: Bool

    /// Returns this share divided by all `shares`; equal fractions without weights, zero for a fixed component.
    func fraction(of shares: [Share]) -> CGFloat {
      if !isFlexible { return 0 }
      let sum = shares.reduce(0) { $0 + $1.weight }
      return sum > 0 ? weight / sum : 1 / CGFloat(shares.count { $0.isFlexible })
    }
  }
}
