/// The composition of painted pixels with those below.
/// > Documented: CGBlendMode, with its raw values; R is the result, S the source, D the destination, with opacity.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// Paints the source over the destination.
  case normal = 0
  /// Multiplies the components of source and destination.
  case multiply = 1
  /// Multiplies the complements of the components, which brightens.
  case screen = 2
  /// Applies `multiply` or `screen`, depending on the destination.
  case overlay = 3
  /// Selects the smaller of both components.
  case darken = 4
  /// Selects the larger of both components.
  case lighten = 5
  /// Brightens the destination by the source.
  case colorDodge = 6
  /// Darkens the destination by the source.
  case colorBurn = 7
  /// Darkens or lightens the destination softly, depending on the source.
  case softLight = 8
  /// Applies `multiply` or `screen`, depending on the source.
  case hardLight = 9
  /// Subtracts the smaller component from the larger one.
  case difference = 10
  /// Subtracts components like `difference`, with less contrast.
  case exclusion = 11
  /// Combines the source's hue with the destination's saturation and luminosity.
  case hue = 12
  /// Combines the source's saturation with the destination's hue and luminosity.
  case saturation = 13
  /// Combines the source's hue and saturation with the destination's luminosity.
  case color = 14
  /// Combines the source's luminosity with the destination's hue and saturation.
  case luminosity = 15
  /// R = 0.
  case clear = 16
  /// R = S.
  case copy = 17
  /// R = S·Da.
  case sourceIn = 18
  /// R = S·(1 - Da).
  case sourceOut = 19
  /// R = S·Da + D·(1 - Sa).
  case sourceAtop = 20
  /// R = S·(1 - Da) + D.
  case destinationOver = 21
  /// R = D·Sa.
  case destinationIn = 22
  /// R = D·(1 - Sa).
  case destinationOut = 23
  /// R = S·(1 - Da) + D·Sa.
  case destinationAtop = 24
  /// R = S·(1 - Da) + D·(1 - Sa).
  case xor = 25
  /// R = max(0, 1 - ((1 - D) + (1 - S))).
  case plusDarker = 26
  /// R = min(1, S + D).
  case plusLighter = 27
}

/// The quality of scaled images; stored only.
/// > Documented: CGInterpolationQuality, with its raw values.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The quality that the context prefers.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// The lowest quality, which is the fastest.
  case low = 2
  /// The quality between low and high.
  case medium = 4
  /// The highest quality, which is the slowest.
  case high = 3
}

/// The painting of text, which is always filled here.
/// > Documented: CGTextDrawingMode, with its raw values.
public enum CGTextDrawingMode: Int32, Sendable {
  /// The glyphs are filled.
  case fill = 0
  /// The outlines of the glyphs are stroked.
  case stroke = 1
  /// The glyphs are filled and stroked.
  case fillStroke = 2
  /// The glyphs are not drawn.
  case invisible = 3
  /// The glyphs are filled, and added to the clip.
  case fillClip = 4
  /// The glyphs are stroked, and added to the clip.
  case strokeClip = 5
  /// The glyphs are filled and stroked, and added to the clip.
  case fillStrokeClip = 6
  /// The glyphs are added to the clip, and not drawn.
  case clip = 7
}

/// The painting of a path.
/// > Documented: CGPathDrawingMode, with its raw values.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The path is filled by the winding rule.
  case fill = 0
  /// The path is filled by the even-odd rule.
  case eoFill = 1
  /// The path is stroked.
  case stroke = 2
  /// The path is filled by the winding rule, then stroked.
  case fillStroke = 3
  /// The path is filled by the even-odd rule, then stroked.
  case eoFillStroke = 4

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
