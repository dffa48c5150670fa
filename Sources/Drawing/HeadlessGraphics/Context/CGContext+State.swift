import Foundation
import HeadlessGeometry

extension CGContext {
  /// Sets the fill color; black by default.
  public func setFillColor(_ color: CGColor) { change("setFillColor(_:)") { $0.fill = color } }

  /// Sets the stroke color; black by default.
  public func setStrokeColor(_ color: CGColor) { change("setStrokeColor(_:)") { $0.stroke = color } }

  /// Sets the fill color, in the sRGB space.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color, in the sRGB space.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a gray fill color.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets a gray stroke color.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the width of lines, in points; 1 by default.
  public func setLineWidth(_ width: CGFloat) { change("setLineWidth(_:)", width) { $0.line.width = width } }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { change("setLineCap(_:)") { $0.line.cap = cap } }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { change("setLineJoin(_:)") { $0.line.join = join } }

  /// Sets the limit of a mitered corner, in line widths; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { change("setMiterLimit(_:)", limit) { $0.line.miterLimit = limit } }

  /// Sets the lengths of dashes and gaps by turns, in points; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    if let wrong = lengths.first(where: { !$0.isFinite || $0 < 0 }) {
      return Self.report(
        "setLineDash(phase:lengths:)", "Expected finite lengths from 0 on; got \(wrong); keeping the old value.",
        "Give finite lengths that are not negative.")
    }
    change("setLineDash(phase:lengths:)", phase) { state in
      state.line.dashes = lengths
      state.line.dashPhase = phase
    }
  }

  /// Has no effect here: curves have the precision of the pixels.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the factor of all opacities, 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { change("setAlpha(_:)", alpha) { $0.alpha = min(max(alpha, 0), 1) } }

  /// Sets the composition of painted pixels with those below.
  ///
  /// In an image's context every mode is available. In the drawing of a view, which is a list, only
  /// `normal` is available; another one is reported when something is painted, which is then painted by `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { change("setBlendMode(_:)") { $0.blendMode = mode } }

  package func performWith(_ blendMode: CGBlendMode, _ body: () -> Void) {
    let old = state.blendMode
    setBlendMode(blendMode)
    body()
    setBlendMode(old)
  }

  /// Sets the shadow of painted shapes, or removes it with a color of nil.
  ///
  /// - Parameters:
  ///   - offset: The distance from the painted shape, in points of the coordinates that the context began with.
  ///   - blur: The blur, in points: twice the standard deviation.
  ///   - color: The color, or nil for no shadow.
  ///
  /// > Documented: CGContext.setShadow(offset:blur:color:): transforms do not change it. Reported: the Gaussian's
  /// > deviation is half the blur, as in the HTML canvas.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    change("setShadow(offset:blur:color:)", offset.width, offset.height, blur) { state in
      state.shadow = color.map { DrawingList.Shadow(color: $0, offset: offset, radius: max(blur, 0) / 2) }
    }
  }

  /// Sets a black shadow of a third of full opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// The quality of scaled images; stored only.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { change("interpolationQuality") { $0.interpolationQuality = newValue } }
  }

  /// The transform applied to text that Core Text draws; the identity by default.
  /// > Documented: CGContext.textMatrix: it is not in the graphics state, so saving and restoring leave it unchanged.
  public var textMatrix: CGAffineTransform {
    get { storage.withLock(\.textMatrix) }
    set { storage.withLock { $0.textMatrix = newValue } }
  }

  /// Has no effect: text is always filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

  /// Sets antialiasing; has no effect here, as edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Allows antialiasing; has no effect here, as edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Has no effect: text is never smoothed by colors.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Has no effect: glyphs can always be placed between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
}
