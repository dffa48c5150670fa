import Foundation

extension NSAttributedString {
  /// The size of the text where nothing limits its width, in points, not rounded: newlines alone break lines.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle of the text in a room, in points, not rounded: round its size up for a view.
  ///
  /// - Parameters:
  ///   - size: The room; 0 in a direction means unlimited. The height leaves out lines without room, but never all.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - context: Gets the result.
  /// - Returns: The rectangle that the lines take.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> CGRect {
    StyledText(self, font: StyledText.defaultFont).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text where nothing limits its width, in points, not rounded: newlines alone break lines.
  ///
  /// - Parameter attributes: The attributes of all of the text; without a font it has one of 12 points.
  /// - Returns: The width of the widest line and the height of all lines.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).size
  }

  /// The rectangle of the text in a room, in points, not rounded: round its size up for a view.
  ///
  /// - Parameters:
  ///   - size: The room; 0 in a direction means unlimited. The height leaves out lines without room, but never all.
  ///   - options: Whether lines wrap, and whether the last one gets an ellipsis.
  ///   - attributes: The attributes of all of the text; without a font it has one of 12 points.
  ///   - context: Gets the result.
  /// - Returns: The rectangle that the lines take.
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
  /// The same as the method of `String`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The same as the method of `String`.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
