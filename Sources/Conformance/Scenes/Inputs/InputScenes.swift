extension ConformanceScene {
  /// Text fields and controls that are no buttons.
  static let inputs =
    valueControls + segmentsAndPages + controlGestures + fieldRects + fieldEditing + fieldDefaults
    + drawnInputs
}
