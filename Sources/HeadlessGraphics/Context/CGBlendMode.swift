/// The composition of painted pixels with those below.
///
/// > Documented: CGBlendMode, with its raw values; R is the result, S the source, D the destination, with opacity.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// Over it.
  case normal = 0
  /// The products of the parts.
  case multiply = 1
  /// The products of what is missing.
  case screen = 2
  /// Multiply or screen, depending on what is below.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// Brightens what is below.
  case colorDodge = 6
  /// Darkens what is below.
  case colorBurn = 7
  /// Darkens or lightens softly.
  case softLight = 8
  /// Multiply or screen, depending on the source.
  case hardLight = 9
  /// The difference.
  case difference = 10
  /// A softer difference.
  case exclusion = 11
  /// Hue of the source, the rest from below.
  case hue = 12
  /// Saturation of the source, the rest from below.
  case saturation = 13
  /// Hue and saturation of the source, the rest from below.
  case color = 14
  /// Lightness of the source, the rest from below.
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
///
/// > Documented: CGInterpolationQuality, with its raw values.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The quality that the context prefers.
  case `default` = 0
  /// None.
  case none = 1
  /// Low.
  case low = 2
  /// Medium.
  case medium = 4
  /// High.
  case high = 3
}

/// The painting of text; stored only.
///
/// > Documented: CGTextDrawingMode, with its raw values.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Outlined.
  case stroke = 1
  /// Both.
  case fillStroke = 2
  /// Not at all.
  case invisible = 3
  /// Filled, and clipped to.
  case fillClip = 4
  /// Outlined, and clipped to.
  case strokeClip = 5
  /// Both, and clipped to.
  case fillStrokeClip = 6
  /// Clipped to.
  case clip = 7
}

/// The painting of a path.
///
/// > Documented: CGPathDrawingMode, with its raw values.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// A line along it.
  case stroke = 2
  /// Filled by the winding rule, then a line.
  case fillStroke = 3
  /// Filled by the even-odd rule, then a line.
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
