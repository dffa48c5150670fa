extension ConformanceScene {
  /// Text fields, and controls other than buttons.
  static let inputs =
    valueControls + segmentsAndPages + controlGestures + fieldRects + fieldEditing + fieldDefaults
    + drawnInputs
}
