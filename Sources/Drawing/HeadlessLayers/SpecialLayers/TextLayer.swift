import Foundation
import HeadlessGraphics
import HeadlessText

/// A layer that shows a text from its top left corner on, cut at its bounds.
/// > Documented: CATextLayer, with its defaults.
open class TextLayer: Layer {
  /// The alignment of the lines of a text.
  public struct Alignment: RawRepresentable, Hashable, Sendable {
    /// The name of the alignment in Core Animation, such as `center`.
    public let rawValue: String
    /// Creates an alignment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Lines are aligned with the edge where the text of its language begins.
    public static let natural = Alignment(rawValue: "natural")
    /// Lines are aligned with the left edge.
    public static let left = Alignment(rawValue: "left")
    /// Lines are aligned with the right edge.
    public static let right = Alignment(rawValue: "right")
    /// Lines are centered.
    public static let center = Alignment(rawValue: "center")
    /// Lines are aligned with both edges.
    public static let justified = Alignment(rawValue: "justified")
  }

  /// The part of a line that an ellipsis replaces where it is too long.
  public struct Truncation: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `end`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line is clipped, without an ellipsis.
    public static let none = Truncation(rawValue: "none")
    /// The beginning of the line is replaced.
    public static let start = Truncation(rawValue: "start")
    /// The end of the line is replaced.
    public static let end = Truncation(rawValue: "end")
    /// The middle of the line is replaced.
    public static let middle = Truncation(rawValue: "middle")
  }

  private var storedSize: CGFloat = 36
  private var storedColor: CGColor? = Color.white.cgColor

  /// The text: a `String` or an `NSAttributedString`; nil for none.
  open var string: Any?

  /// The font of a plain text: a ``Font``, a ``CGFont`` or the name of one, whose size is ignored.
  open var font: Any?

  /// The size of the font of a plain text, in points, more than 0; 36 by default.
  open var fontSize: CGFloat {
    get { storedSize }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return refuse("fontSize", value: "\(newValue)", because: "is not finite", cure: "Pass finite numbers.")
      }
      change("fontSize") { storedSize = newValue }
    }
  }

  /// The color of a plain text; opaque white by default.
  open var foregroundColor: CGColor? {
    get { storedColor }
    set { change("foregroundColor") { storedColor = newValue } }
  }

  /// Whether lines that are too long wrap; false by default.
  open var isWrapped = false

  /// The alignment of the lines; natural by default.
  open var alignmentMode = Alignment.natural

  /// The part of a line that is truncated where it is too long.
  open var truncationMode = Truncation.none

  /// Whether letters may be between pixels; false by default, and stored only.
  open var allowsFontSubpixelQuantization = false

  /// Draws the text into the bounds, from the top left corner on.
  open override func draw(in ctx: CGContext) {
    guard let shown = attributedText else { return }
    let options: StringDrawingOptions =
      truncationMode == .none ? [.usesLineFragmentOrigin] : [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    shown.draw(with: bounds, options: options, context: nil)
  }

  /// The text with all that a plain one gets from the layer.
  final var attributedText: NSAttributedString? {
    if let attributed = string as? NSAttributedString { return attributed }
    guard let plain = string as? String else { return nil }
    let paragraph = MutableParagraphStyle()
    paragraph.alignment = Self.alignments[alignmentMode] ?? .natural
    paragraph.lineBreakMode = isWrapped ? .byWordWrapping : Self.breaks[truncationMode] ?? .byClipping
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: shownFont, .paragraphStyle: paragraph,
        .foregroundColor: foregroundColor.map(Color.init(cgColor:)) ?? Color.white,
      ])
  }

  private var shownFont: Font {
    if let font = font as? Font { return font.withSize(fontSize) }
    if let font = font as? CGFont { return font.font(ofSize: fontSize) }
    return (font as? String).flatMap { Font(name: $0, size: fontSize) } ?? Font.systemFont(ofSize: fontSize)
  }

  private static let alignments: [Alignment: TextAlignment] = [
    .left: .left, .right: .right, .center: .center, .justified: .justified,
  ]

  private static let breaks: [Truncation: LineBreakMode] = [
    .start: .byTruncatingHead, .end: .byTruncatingTail, .middle: .byTruncatingMiddle,
  ]

  override class func makeBlank() -> Layer { TextLayer() }

  override var drawsContent: Bool { true }

  override class var valueKeys: [String: LayerKey] { textKeys }

  private static let textKeys: [String: LayerKey] = ownValueKeys.merging([
    "fontSize": .number(\TextLayer.fontSize), "foregroundColor": .optional(\TextLayer.foregroundColor),
    "string": .optional(\TextLayer.string).still,
  ]) { $1 }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    guard let other = other as? TextLayer else { return }
    storedSize = other.storedSize
    storedColor = other.storedColor
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }
}
