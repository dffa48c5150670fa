import Foundation
import HeadlessGraphics

/// Texts drawn into the current context; without a font in one of 12 points, without a color in black.
extension NSAttributedString {
  /// Draws the text from a point on, its top left corner; newlines alone break lines.
  public func draw(at point: CGPoint) {
    paint(in: CGRect(origin: point, size: .zero), "NSAttributedString.draw(at:)")
  }

  /// Draws the text in a rectangle, wrapped; lines that do not fit are omitted.
  public func draw(in rect: CGRect) { paint(in: rect, "NSAttributedString.draw(in:)") }

  /// Draws the text in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; 0 in a direction means unlimited. Its origin is on the baseline of a single
  ///     line unless the options change that.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - context: The context that receives the rectangle of the text.
  public func draw(with rect: CGRect, options: StringDrawingOptions = [], context: StringDrawingContext?) {
    paint(in: rect, options: options, context: context, "NSAttributedString.draw(with:options:context:)")
  }

  /// Draws the text into a rectangle in points, where 0 in a direction means unlimited; the context receives the
  /// rectangle of the text.
  fileprivate func paint(
    in rect: CGRect, options: StringDrawingOptions = .usesLineFragmentOrigin, context: StringDrawingContext? = nil,
    _ member: String
  ) {
    guard let graphics = CGContext.current(for: member), rect.origin.isFinite, length > 0 else { return }
    // Drawn lines have the leading of fonts between them whatever the options are.
    let layout = StyledText(self, font: StyledText.defaultFont)
      .layout(in: CGSize(width: rect.width, height: rect.height), options: options.union(.usesFontLeading))
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    // Without line fragments, the origin is on the baseline.
    let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
    for line in layout.lines {
      let runs = line.runs(of: self, at: CGPoint(x: rect.minX, y: rect.minY - rise))
      graphics.paintAsGroup(member) { drawing in runs.forEach { $0.draw(into: drawing) } }
    }
  }
}

extension String {
  /// Draws the text from a point on, its top left corner; newlines alone break lines.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).paint(in: CGRect(origin: point, size: .zero), "String.draw(at:withAttributes:)")
  }

  /// Draws the text in a rectangle, wrapped; lines that do not fit are omitted.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).paint(in: rect, "String.draw(in:withAttributes:)")
  }

  /// Draws the text in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; 0 in a direction means unlimited. Its origin is on the baseline of a single
  ///     line unless the options change that.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - attributes: The attributes of all of the text.
  ///   - context: The context that receives the rectangle of the text.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) {
    attributed(attributes).paint(
      in: rect, options: options, context: context, "String.draw(with:options:attributes:context:)")
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }
}

extension NSString {
  /// Draws the text in one line at a point, as the method of `String` does.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, as the method of `String` does.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in a rectangle with options, as the method of `String` does.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
