import Foundation
import HeadlessGraphics

/// A line of attributed text as runs of one style, from left to right.
///
/// It may be shortened: beginning and end are the text's, and an ellipsis has the style of the text before it.
package struct AttributedLine {
  /// The text that is shown.
  private let string: String
  private let text: NSAttributedString
  /// The displayed range of the text, in UTF-16 units.
  private let range: NSRange
  /// The rectangle of the line, in points.
  private let rect: CGRect
  /// The y coordinate of the baseline, in points.
  private let baseline: CGFloat
  /// The factor of the text's size.
  private let scale: CGFloat
  private let font: Font
  private let color: Color

  /// Creates a line of a text; runs without a font or a color have the given ones.
  package init(
    _ string: String, of text: NSAttributedString, in range: NSRange, rect: CGRect, baseline: CGFloat,
    scale: CGFloat = 1, font: Font, color: Color
  ) {
    self.string = string
    self.text = text
    self.range = range
    self.rect = rect
    self.baseline = baseline
    self.scale = scale
    self.font = font
    self.color = color
  }

  /// A part of the line with one set of attributes: the characters that show, and the range of the text that they stand for.
  private struct Stretch {
    var string: String
    let attributes: [NSAttributedString.Key: Any]
    let range: NSRange
    /// The characters of the text that are shown.
    var shown: NSRange
  }

  /// The runs, from left to right.
  package var runs: [DecoratedRun] {
    let runs = stretches.map(run)
    let measured = runs.reduce(0) { $0 + $1.text.width }
    // Kerning between runs, tabs and the like make the line differ from the sum of its runs.
    let factor = measured > 0 ? rect.width / measured : 1
    let isRightToLeft =
      DrawingList.TextRun(string, font: font, color: color.cgColor, origin: .zero, width: 0).isRightToLeft
    var x = rect.minX
    return (isRightToLeft ? runs.reversed() : runs).map { run in
      var run = run
      run.text.origin.x = x
      run.text.width *= factor
      run.attachment?.rect.origin.x = x
      x += run.text.width
      return run
    }
  }

  private func run(of stretch: Stretch) -> DecoratedRun {
    let style = RunStyle(stretch.attributes, font: font).scaled(by: scale)
    let width =
      TextMeasuring.current.size(of: stretch.string, in: style.font).width + style.kern * CGFloat(stretch.string.count)
    let own = (stretch.attributes[.foregroundColor] as? Color ?? color).cgColor
    var run = DecoratedRun(
      text: DrawingList.TextRun(
        stretch.string, font: style.font, color: own,
        origin: CGPoint(x: rect.minX, y: baseline - style.baselineOffset), width: max(width, 0)))
    run.range = stretch.shown
    run.background = (stretch.attributes[.backgroundColor] as? Color)?.cgColor
    run.shadow = stretch.attributes[.shadow] as? TextShadow
    if isLine(stretch.attributes[.underlineStyle]) {
      run.underline = (stretch.attributes[.underlineColor] as? Color)?.cgColor ?? own
    }
    if isLine(stretch.attributes[.strikethroughStyle]) {
      run.strikethrough = (stretch.attributes[.strikethroughColor] as? Color)?.cgColor ?? own
    }
    if let rect = style.attachment {
      run.text.width = rect.width
      let image = (stretch.attributes[.attachment] as? TextAttachment)?.image ?? Image(size: rect.size)
      run.attachment = DrawingList.ImagePlacement(
        image, in: CGRect(x: 0, y: run.text.origin.y - rect.maxY, width: rect.width, height: rect.height))
    }
    return run
  }

  private func isLine(_ style: Any?) -> Bool {
    let bits = (style as? UnderlineStyle)?.rawValue ?? style as? Int ?? (style as? NSNumber)?.intValue ?? 0
    return bits & 0xF != 0
  }

  private var stretches: [Stretch] {
    let shown = Array(string.utf16)
    let source = Array((text.string as NSString).substring(with: range).utf16)
    let head = zip(shown, source).prefix { $0 == $1 }.count
    let rest = min(shown.count, source.count) - head
    let tail = zip(shown.reversed(), source.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var stretches: [Stretch] = []
    func add(_ units: Range<Int>, from location: Int) {
      var position = units.lowerBound
      while position < units.upperBound {
        let textIndex = min(range.location + location + position - units.lowerBound, text.length - 1)
        var effective = NSRange()
        let attributes = text.attributes(at: textIndex, effectiveRange: &effective)
        let end = min(units.upperBound, position + max(NSMaxRange(effective) - textIndex, 1))
        let string = String(decoding: shown[position..<end], as: UTF16.self)
        let part = NSRange(location: textIndex, length: end - position)
        if let last = stretches.indices.last, NSEqualRanges(stretches[last].range, effective) {
          stretches[last].string += string
          stretches[last].shown = NSUnionRange(stretches[last].shown, part)
        } else {
          stretches.append(Stretch(string: string, attributes: attributes, range: effective, shown: part))
        }
        position = end
      }
    }
    add(0..<head, from: 0)
    if shown.count > head + tail {
      let ellipsis = String(decoding: shown[head..<shown.count - tail], as: UTF16.self)
      if stretches.isEmpty {
        add(head..<shown.count - tail, from: 0)
      } else {
        stretches[stretches.count - 1].string += ellipsis
      }
    }
    add(shown.count - tail..<shown.count, from: source.count - tail)
    return stretches
  }
}

extension TextLayout.Line {
  /// Returns the runs of the line in a layout at a point; without attributes they have 12 points and are black.
  func runs(of text: NSAttributedString, at origin: CGPoint) -> [DecoratedRun] {
    AttributedLine(
      string, of: text, in: range, rect: rect.offsetBy(dx: origin.x, dy: origin.y), baseline: baseline + origin.y,
      font: StyledText.defaultFont, color: .black
    ).runs
  }
}
