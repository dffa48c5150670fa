extension Color {
  /// Fills with this color, in the current context.
  public func setFill() { CGContext.current(for: "Color.setFill()")?.setFillColor(cgColor) }

  /// Draws lines with this color, in the current context.
  public func setStroke() { CGContext.current(for: "Color.setStroke()")?.setStrokeColor(cgColor) }

  /// Fills and draws lines with this color, in the current context.
  public func set() {
    guard let context = CGContext.current(for: "Color.set()") else { return }
    context.setFillColor(cgColor)
    context.setStrokeColor(cgColor)
  }
}
