import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A reusable drawing, with a context of its own.
/// > Documented: CGLayer. Differs: nothing becomes pixels before the context that it is drawn into does.
public final class CGLayer: Sendable {
  /// The size, in points.
  public let size: CGSize

  /// The context to draw into, in the coordinates of the context that the layer was created for, from zero to ``size``.
  public let context: CGContext?

  /// Creates an empty layer for a context to draw it into; nil for a size not positive and finite, which is reported.
  ///
  /// The size is in points; `auxiliaryInfo` is not read.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.isFinite, size.width > 0, size.height > 0 else {
      IssueReporting.report(
        place: "CGLayer.init(_:size:auxiliaryInfo:)",
        problem: "Expected a size above 0×0; got \(size.shortDescription); there is no layer.",
        cure: "Pass finite, positive points.")
      return nil
    }
    self.size = size
    let sheet = CGRect(origin: .zero, size: size)
    self.context = CGContext(drawing: DrawingContext(), sheet: sheet, scale: context.scale)
  }

  var list: DrawingList { context?.list ?? DrawingList(bounds: CGRect(origin: .zero, size: size)) }
}

extension CGContext {
  /// Draws a layer with its origin at a point, in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

  /// Draws a layer, stretched to a rectangle and clipped to it.
  /// > Assumed: as CoreGraphics' documentation only speaks of scaling, the layer is not turned upside down.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.isFinite else {
      return Self.report(
        "draw(_:in:)", "Expected a finite rectangle; got \(rect.shortDescription); nothing was drawn.",
        "Pass finite points.")
    }
    let list = layer.list
    paint("draw(_:in:)", covering: { $0.fill(.rect(rect), with: .color(.black)) }) { drawing, state in
      drawing.beginGroup(alpha: state.alpha)
      drawing.clip(to: .rect(rect))
      drawing.concatenate(
        CGAffineTransform(scaleX: rect.width / layer.size.width, y: rect.height / layer.size.height)
          .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
      drawing.draw(list)
      drawing.endGroup()
    }
  }
}
