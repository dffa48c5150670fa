import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// The drawing: a border, a line of text and the insertion point.
/// > Assumed: the colors of a line, of a bezel and of a dark rounded rectangle; pixels of a device would settle them.
extension TextField {
  final func drawContent() {
    let bounds = bounds
    drawBorder(in: ask(.border, in: bounds))
    if hasText {
      drawText(in: shownTextRect(in: bounds))
    } else if storedPlaceholder != nil {
      drawPlaceholder(in: ask(.placeholder, in: bounds))
    }
    if isEditing { drawInsertionPoint() }
  }

  /// Draws the border in its style.
  /// > Seen: fact i5: a rounded rectangle has a radius of 5, a white or black fill, a line of 0.5 in (219, 219, 220).
  private func drawBorder(in rect: CGRect) {
    guard let context = DrawingContext.current, rect.isFinite, rect.width >= 2, rect.height >= 2 else { return }
    switch borderStyle {
    case .none: break
    case .line: context.stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), with: .black)
    case .bezel: context.stroke(.rect(rect.insetBy(dx: 1, dy: 1)), with: .gray, width: 2)
    case .roundedRect:
      context.fill(.rounded(rect, radius: 5), with: .systemBackground)
      context.stroke(.rounded(rect.insetBy(dx: 0.25, dy: 0.25), radius: 5), with: Self.borderColor, width: 0.5)
      return
    }
    let image = isEnabled ? background : background.map { disabledBackground ?? $0 }
    image?.draw(in: rect)
  }

  private static let borderColor = Color(
    light: Color(red: 219.0 / 255, green: 219.0 / 255, blue: 220.0 / 255, alpha: 1), dark: Color(white: 1, alpha: 0.2))

  final func drawShownText(in rect: CGRect) {
    if let attributed = shownAttributedText {
      renderer.attributedText = attributed
    } else {
      (renderer.text, renderer.font, renderer.textColor) = (shownText, style.font, style.color)
    }
    guard isEditing, let context = DrawingContext.current else { return draw(renderer, in: rect) }
    let width = max(rect.width, shownTextWidth + Self.caretWidth)
    context.saveState()
    context.clip(to: .rect(rect))
    let start = rect.minX - scrollOffset(in: rect)
    draw(renderer, in: CGRect(x: start, y: rect.minY, width: width, height: rect.height))
    context.restoreState()
  }

  final func drawShownPlaceholder(in rect: CGRect) {
    renderer.attributedText = currentAttributedPlaceholder
    draw(renderer, in: rect)
  }

  /// Draws a line of text at the height of ``contentVerticalAlignment``.
  private func draw(_ label: Label, in rect: CGRect) {
    label.textAlignment = textAlignment
    label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    label.isEnabled = isEnabled
    label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && !isEditing
    label.minimumScaleFactor = min(1, minimumFontSize / max(1, style.font.pointSize))
    var rect = rect
    let space = rect.height - lineHeight
    if space > 0, contentVerticalAlignment == .top || contentVerticalAlignment == .bottom {
      if contentVerticalAlignment == .bottom { rect.origin.y += space }
      rect.size.height = lineHeight
    }
    label.drawText(in: rect)
  }

  /// Draws the insertion point, if no characters are selected.
  /// > Reported: the insertion point is a bar in the tint color. Differs: it does not blink.
  private func drawInsertionPoint() {
    guard let tintColor, content.selection.length == 0 else { return }
    let rect = caretRect(at: content.selection.location)
    DrawingContext.current?.fill(.rounded(rect, radius: 1), with: tintColor)
  }
}

/// The button that removes the text of a field.
/// > Assumed: its picture, a gray disc with a cross; pixels of a device would settle it.
final class TextFieldClearButton: Button {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Clear text"
    let clear = Action { action in ((action.sender as? View)?.superview as? TextField)?.clearByButton() }
    addAction(clear, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    let disc = bounds.insetBy(dx: 2, dy: 2)
    if disc.isEmpty { return }
    context.fillCapsule(disc, with: .tertiaryLabel, opacity: isHighlighted ? 0.5 : 1)
    let cross = disc.insetBy(dx: disc.width / 3, dy: disc.height / 3)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    context.stroke(.path(path, .winding), with: .systemBackground, width: 1.5)
  }
}
