import Foundation
import HeadlessGraphics

/// Texts drawn into the current context; without a font in one of 12 points, without a color in black.
extension NSAttributedString {
  /// Draws the text from a point on, its top left corner; newlines alone break lines.
  public func draw(at point: CGPoint) {
    TextDrawing(self, options: .usesLineFragmentOrigin)
      .draw(in: CGRect(origin: point, size: .zero), context: nil, "NSAttributedString.draw(at:)")
  }

  /// Draws the text in a rectangle, wrapped; lines that do not fit are omitted.
  public func draw(in rect: CGRect) {
    TextDrawing(self, options: .usesLineFragmentOrigin).draw(in: rect, context: nil, "NSAttributedString.draw(in:)")
  }

  /// Draws the text in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; 0 in a direction means unlimited. Its origin is on the baseline of a single
  ///     line unless the options change that.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - context: The context that receives the rectangle of the text.
  public func draw(with rect: CGRect, options: StringDrawingOptions = [], context: StringDrawingContext?) {
    TextDrawing(self, options: options).draw(
      in: rect, context: context, "NSAttributedString.draw(with:options:context:)")
  }
}

extension String {
  /// Draws the text from a point on, its top left corner; newlines alone break lines.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(attributed(attributes), options: .usesLineFragmentOrigin)
      .draw(in: CGRect(origin: point, size: .zero), context: nil, "String.draw(at:withAttributes:)")
  }

  /// Draws the text in a rectangle, wrapped; lines that do not fit are omitted.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(attributed(attributes), options: .usesLineFragmentOrigin)
      .draw(in: rect, context: nil, "String.draw(in:withAttributes:)")
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
    TextDrawing(attributed(attributes), options: options)
      .draw(in: rect, context: context, "String.draw(with:options:attributes:context:)")
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
