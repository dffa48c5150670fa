import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// The arithmetic of the hooks, and the layout of the side views.
extension TextField {
  /// The hooks that return a rectangle for the bounds.
  enum Hook: String {
    case border = "borderRect(forBounds:)"
    case text = "textRect(forBounds:)"
    case placeholder = "placeholderRect(forBounds:)"
    case editing = "editingRect(forBounds:)"
    case clearButton = "clearButtonRect(forBounds:)"
    case leftView = "leftViewRect(forBounds:)"
    case rightView = "rightViewRect(forBounds:)"
  }

  /// Calls a hook and notifies the observers; all that the toolkit asks of a hook is asked here.
  final func ask(_ hook: Hook, in bounds: CGRect) -> CGRect {
    LayoutObservation.ask(hook.rawValue, of: self, bounds) { bounds in
      switch hook {
      case .border: borderRect(forBounds: bounds)
      case .text: textRect(forBounds: bounds)
      case .placeholder: placeholderRect(forBounds: bounds)
      case .editing: editingRect(forBounds: bounds)
      case .clearButton: clearButtonRect(forBounds: bounds)
      case .leftView: leftViewRect(forBounds: bounds)
      case .rightView: rightViewRect(forBounds: bounds)
      }
    }
  }

  /// The padding between border and text, in points.
  /// > Seen: fact i5: 7 at the sides, 2 above and below, of a rounded rectangle. Assumed: the same for a line and a
  /// > bezel; a rectangle printed by an override would settle it.
  private var padding: CGSize { borderStyle == .none ? .zero : CGSize(width: 7, height: 2) }

  // MARK: Rectangles

  final func standardTextRect(in bounds: CGRect) -> CGRect {
    let inset = padding
    var (left, right) = (bounds.minX + inset.width, bounds.maxX - inset.width)
    if showsLeftView { left = ask(.leftView, in: bounds).maxX + inset.width }
    if showsRightView {
      right = ask(.rightView, in: bounds).minX
    } else if showsClearButton {
      right = ask(.clearButton, in: bounds).minX - Self.clearButtonDistance
    }
    let height = max(0, bounds.height - 2 * inset.height)
    let rect = CGRect(x: left, y: bounds.minY + inset.height, width: max(0, right - left), height: height)
    return isRightToLeft ? mirrored(rect, in: bounds) : rect
  }

  /// The distance between text and clear button, in points.
  /// > Seen: fact i6: 9.67 on iOS 26.1, where the button is wider by two thirds of a point.
  private static let clearButtonDistance: CGFloat = 10

  final func shownTextRect(in bounds: CGRect) -> CGRect { ask(isEditing ? .editing : .text, in: bounds) }

  /// Returns the standard rectangle of the clear button, in points.
  /// > Seen: fact i6: 176, 8 in 200×34 points: the upper edge is rounded up to whole points.
  final func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let top = (bounds.minY + (bounds.height - side) / 2).rounded(.up)
    return CGRect(x: bounds.maxX - side - 5, y: top, width: side, height: side)
  }

  /// Returns the rectangle of a side view at its edge, vertically centered; zero without one.
  /// > Seen: fact i6: a view of an odd height is rounded up to the next pixel.
  final func sideRect(of view: View?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = view.map(fittingSize) else { return .zero }
    let top = pixelGrid.up(bounds.minY + (bounds.height - size.height) / 2)
    return CGRect(origin: CGPoint(x: isLeft ? bounds.minX : bounds.maxX - size.width, y: top), size: size)
  }

  /// Returns the size of a side view by its constraints or its content, otherwise its current size.
  /// > Documented: release notes of iOS 13: `systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)` returns the
  /// > sizes of `leftView` and `rightView`. Reported: a plain view retains its size.
  private func fittingSize(of view: View) -> CGSize {
    let (size, fitted) = (view.bounds.size, view.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
    return CGSize(
      width: fitted.width > 0 ? fitted.width : size.width, height: fitted.height > 0 ? fitted.height : size.height)
  }

  // MARK: Visibility

  private func isOn(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var showsLeftView: Bool { leftView != nil && isOn(leftViewMode) }
  final var showsRightView: Bool { rightView != nil && isOn(rightViewMode) }
  final var showsClearButton: Bool { hasText && isOn(clearButtonMode) && !showsRightView }

  // MARK: Layout

  final func layOutSides() {
    update(leftView, isShown: showsLeftView, in: .leftView)
    update(rightView, isShown: showsRightView, in: .rightView)
    if showsClearButton, sides.clearButton == nil { sides.clearButton = TextFieldClearButton(frame: .zero) }
    update(sides.clearButton, isShown: showsClearButton, in: .clearButton)
  }

  /// Adds a view with the rectangle of its hook, or removes it without changing its frame.
  private func update(_ view: View?, isShown: Bool, in hook: Hook) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    let rect = ask(hook, in: bounds)
    view.frame = isRightToLeft ? mirrored(rect, in: bounds) : rect
  }

  // MARK: Size

  /// The least width of the content, in points.
  /// > Seen: fact i5, of a field without text.
  private static let minimumWidth: CGFloat = 5

  /// The preferred size, in points.
  /// > Seen: fact i5: with a border, 28 points wider than the text, and 34 high; without, a line and 1.5 points, at 17
  /// > points 22 high. Assumed: a larger font than fits into 34 points makes the field higher; side views add widths.
  final var contentSize: CGSize {
    var width = max(Self.minimumWidth, measuredWidth)
    if showsLeftView { width += ask(.leftView, in: bounds).width }
    if showsRightView { width += ask(.rightView, in: bounds).width }
    let height = (lineHeight + 1.5).rounded(.up)
    return borderStyle == .none
      ? CGSize(width: width, height: height) : CGSize(width: width + 28, height: max(34, height + 12))
  }

  /// The width of the text or the placeholder, in points.
  /// > Seen: fact i5: the width of text is rounded up to whole points, the width of a placeholder to pixels.
  private var measuredWidth: CGFloat {
    if hasText { return shownTextWidth.rounded(.up) }
    guard let placeholder = attributedPlaceholder, placeholder.length > 0 else { return 0 }
    return pixelGrid.up(TextLayout(placeholder, font: style.font, in: TextRoom(maximumLines: 1)).size.width)
  }

  final var lineHeight: CGFloat { TextMeasuring.current.checkedSize(of: "", in: style.font).height }

  // MARK: Positions between characters

  /// The width of the insertion point, in points.
  /// > Reported: 2 on a phone. Seen: fact i6: 1 on Mac Catalyst.
  static let caretWidth: CGFloat = 2

  final func caretRect(at offset: Int) -> CGRect {
    let rect = shownTextRect(in: bounds)
    let height = lineHeight + 1.5
    let top = pixelGrid.halfUp(rect.midY - height / 2)
    return CGRect(x: textStart(in: rect) + width(before: offset), y: top, width: Self.caretWidth, height: height)
  }

  /// Returns the distance of a position from the beginning of the text, in points.
  final func width(before offset: Int) -> CGFloat {
    let units = content.text.utf16
    let end = units.index(units.startIndex, offsetBy: min(max(0, offset), content.length))
    let head = content.text[..<end]
    if isSecureTextEntry { return width(of: Self.bullets(for: head), style.others) }
    guard let attributed = content.attributed else { return width(of: String(head), style.others) }
    var width: CGFloat = 0
    attributed.forEachRun { text, attributes, range in
      let units = text.utf16.prefix(max(0, offset - range.location))
      let head = units.count == range.length ? text : String(decoding: Array(units), as: UTF16.self)
      if !head.isEmpty { width += self.width(of: head, attributes) }
    }
    return width
  }

  final var shownTextWidth: CGFloat { width(before: content.length) }

  /// Returns the width of a stretch of text with its attributes, in points.
  private func width(of text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    let style = RunStyle(attributes, font: style.font)
    if let attachment = style.attachment { return attachment.width }
    let size = TextMeasuring.current.checkedSize(of: text, in: style.font)
    return max(0, size.width + style.kern * CGFloat(text.count))
  }

  /// Returns the beginning of the text in its rectangle, before it is scrolled.
  private func textStart(in rect: CGRect) -> CGFloat {
    let space = rect.width - shownTextWidth
    if space <= 0 { return isEditing ? rect.minX - scrollOffset(in: rect) : rect.minX }
    switch textAlignment {
    case .left, .justified: return rect.minX
    case .center: return rect.minX + space / 2
    case .right: return rect.minX + space
    case .natural: return isRightToLeft ? rect.minX + space : rect.minX
    }
  }

  /// Returns the distance by which too wide text moves to the left, so that the insertion point is in the rectangle.
  final func scrollOffset(in rect: CGRect) -> CGFloat {
    max(0, width(before: NSMaxRange(content.selection)) + Self.caretWidth - rect.width)
  }

  /// Returns the position between characters that is nearest to a point, in UTF-16 units.
  final func offset(nearest point: CGPoint) -> Int {
    let x = point.x - textStart(in: shownTextRect(in: bounds))
    let ends = characterEnds
    let index = firstIndex(in: ends) { $0 >= x }
    if index == 0 { return ends[0] }
    let (before, behind) = (width(before: ends[index - 1]), width(before: ends[index]))
    return x - before < behind - x ? ends[index - 1] : ends[index]
  }

  /// Returns the range of the character at a point; nil beside the text.
  final func characterRange(containing point: CGPoint) -> NSRange? {
    let x = point.x - textStart(in: shownTextRect(in: bounds))
    guard x >= 0, x < shownTextWidth else { return nil }
    let ends = characterEnds
    let index = firstIndex(in: ends) { $0 > x }
    return index == 0 ? nil : NSRange(location: ends[index - 1], length: ends[index] - ends[index - 1])
  }

  /// Returns the index of the first position whose distance from the beginning of the text, in points, meets a
  /// condition; the last index if none does.
  ///
  /// A binary search, as each distance measures the text before: once one meets the condition, all later ones do.
  private func firstIndex(in ends: [Int], where meetsCondition: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if meetsCondition(width(before: ends[middle])) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The positions between the characters and at both ends of the text, in UTF-16 units; the first one is 0.
  private var characterEnds: [Int] {
    var ends = [0]
    for character in content.text { ends.append((ends.last ?? 0) + character.utf16.count) }
    return ends
  }
}

extension TextField: BaselineContent {
  package final var firstBaseline: ContentBaseline {
    ContentBaseline(heightShare: 0.5, offset: pixelGrid.halfUp(style.font.ascender) - lineHeight / 2)
  }

  package final var lastBaseline: ContentBaseline { firstBaseline }
}
