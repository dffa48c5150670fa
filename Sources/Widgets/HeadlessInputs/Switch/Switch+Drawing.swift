import Foundation
import HeadlessGraphics
import HeadlessViews

extension Switch: ShadowDrawing {
  package final var drawnArea: CGRect { bounds.union(Self.thumbShadow.extent(of: thumbRect(isOn: drag?.isOn ?? isOn))) }

  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let isOn = drag?.isOn ?? isOn
    context.fillCapsule(bounds, with: isOn ? onTintColor ?? .systemGreen : Self.offColor, opacity: drawnOpacity)
    let thumb = thumbRect(isOn: isOn)
    context.drawShadow(Self.thumbShadow, of: .rounded(thumb, radius: thumb.height / 2))
    context.fillCapsule(thumb, with: thumbTintColor ?? .white)
  }

  /// The color of a switch that is off.
  /// > Seen: fact i1: (120, 120, 128) at 0.16 up to iOS 18. Reported: the standard color of a switch while on is green.
  private static let offColor = Color.secondarySystemFill

  /// The shadow below the thumb.
  /// > Assumed: the shadow of the thumb; pixels of a device would settle it.
  private static let thumbShadow = DrawingList.Shadow(
    color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), radius: 4)

  /// Returns the rectangle of the thumb, 2 points from the edges.
  /// > Seen: fact i1: 37×24 on iOS 26.1. Assumed: a circle on older systems.
  final func thumbRect(isOn: Bool) -> CGRect {
    let track = bounds.insetBy(dx: 2, dy: 2)
    let width = era.hasGlassControls ? 37 : track.height
    let isRight = isOn != isRightToLeft
    return CGRect(x: isRight ? track.maxX - width : track.minX, y: track.minY, width: width, height: track.height)
  }
}
