import Foundation
import HeadlessGraphics

extension ShapeLayer {
  /// Paints the path's inside and the line along it.
  @MainActor final func paintPath(into context: DrawingContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.fill(.path(path, fillRule == .evenOdd ? .evenOdd : .winding), with: .color(fillColor))
    }
    guard let strokeColor, strokeColor.alpha > 0 else { return }
    let line = path.trimmed(from: strokeStart, to: strokeEnd)
    if !line.isEmpty { context.stroke(.path(line, .winding), with: .color(strokeColor), style: lineStyle) }
  }

  /// > Documented: a name that is not known is treated as the first.
  private var lineStyle: DrawingList.StrokeStyle {
    DrawingList.StrokeStyle(
      width: lineWidth, cap: .init(rawValue: lineCap.rawValue) ?? .butt,
      join: .init(rawValue: lineJoin.rawValue) ?? .miter,
      miterLimit: miterLimit, dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}
