import Foundation

extension NSAttributedString {
  /// Returns the size of the text where nothing limits its width, in points, not rounded: newlines alone break lines.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

  /// Returns the rectangle that the text needs in a size, in points, not rounded: round its size up for a view.
  ///
  /// - Parameters:
  ///   - size: The available size; 0 means unlimited. The first line is included even if it does not fit.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - context: The context that receives the result.
  /// - Returns: The rectangle of the lines.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> CGRect {
    StyledText(self, font: StyledText.defaultFont).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text where nothing limits its width, in points, not rounded: newlines alone break lines.
  ///
  /// - Parameter attributes: The attributes of all of the text; without a font it has one of 12 points.
  /// - Returns: The width of the widest line and the height of all lines.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).size
  }

  /// Returns the rectangle that the text needs in a size, in points, not rounded: round its size up for a view.
  ///
  /// - Parameters:
  ///   - size: The available size; 0 means unlimited. The first line is included even if it does not fit.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - attributes: The attributes of all of the text; without a font it has one of 12 points.
  ///   - context: The context that receives the result.
  /// - Returns: The rectangle of the lines.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    let attributes = attributes ?? [:]
    let text = StyledText(
      self, style: RunStyle(attributes, font: StyledText.defaultFont),
      paragraph: (attributes[.paragraphStyle] as? ParagraphStyle)?.values ?? ParagraphValues())
    return text.boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text in one line, as the method of `String` does.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the rectangle of the text, as the method of `String` does.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
