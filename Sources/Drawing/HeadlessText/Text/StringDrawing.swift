import Foundation
import HeadlessGraphics

/// The options for measuring a text; `NSStringDrawingOptions` in the module `UIKit`.
/// > Documented: NSStringDrawingOptions, with its raw values.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the options, with UIKit's values.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap, and the origin is the top left corner; without it there is one line, and the origin is its baseline.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 &<< 0)
  /// An option that adds the leading of fonts between lines.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 &<< 1)
  /// An option that measures the shapes of the glyphs.
  /// > Differs: it has no effect, as there are no glyphs.
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 &<< 3)
  /// An option that ends the last line that fits with an ellipsis if more text follows.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 &<< 5)
}

/// The input and output of measuring a text beyond its size; `NSStringDrawingContext` in the module `UIKit`.
open class StringDrawingContext {
  /// The smallest scale of the text; 0 means it stays.
  /// > Differs: stored only; a text on its own is not scaled.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the measured text: 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was measured last.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context in which nothing was measured.
  public init() {}
}

extension StyledText {
  /// The font of text without one.
  /// > Differs: Helvetica of the same size in UIKit, whose lines are lower.
  package static let defaultFont = Font.systemFont(ofSize: 12)

  /// Returns the rectangle of the text on its own, in points, not rounded.
  /// > Assumed: without line fragments, the rectangle extends upward from the descender.
  package func boundingRect(
    with size: CGSize, options: StringDrawingOptions, context: StringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options: options)
    var rect = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin), let line = layout.lines.first {
      rect.origin.y = line.baseline - line.rect.maxY
    }
    context?.totalBounds = rect
    return rect
  }

  /// Returns the lines of the text on its own in a size, where 0 in a direction means unlimited.
  func layout(in size: CGSize, options: StringDrawingOptions) -> TextLayout {
    var room = TextRoom(maximumLines: 1, wrapsBeforeTruncating: false)
    var text = self
    if options.contains(.usesLineFragmentOrigin) {
      text.truncatesTail = options.contains(.truncatesLastVisibleLine)
      room = TextRoom(width: size.width, height: size.height, wrapsBeforeTruncating: text.truncatesTail)
    }
    room.usesFontLeading = options.contains(.usesFontLeading)
    return TextLayout(text, in: room)
  }
}
