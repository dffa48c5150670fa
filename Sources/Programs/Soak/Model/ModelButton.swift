import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText

/// A button's content as a program has set it, looked up by the documents' rules.
@MainActor struct ModelButton {
  let type: Button.ButtonType

  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: Int] = [:]
  var titleColors: [UInt: Color] = [:]
  var shadowColors: [UInt: Color] = [:]
  var images: [UInt: Image] = [:]
  var backgroundImages: [UInt: Image] = [:]
  var contentInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
  var horizontal = Control.ContentHorizontalAlignment.center
  var vertical = Control.ContentVerticalAlignment.center
  var isEnabled = true
  var isHighlighted = false
  var isSelected = false
  var adjustsHighlighted = true
  var adjustsDisabled = true
  var font: Font
  var lineBreakMode = LineBreakMode.byTruncatingMiddle

  /// Whether `sizeToFit` has found the button padded (fact b8).
  var keepsPadding = false
  /// The frames that the last layout must have set; nil for a subview that it did not lay out.
  var placed = Placed()
  /// Whether the last step laid the button out.
  var wasLaidOut = false
  /// Whether its last layout was under the current circumstances, and the program has not changed its subviews since.
  var isKnown = false

  struct Placed {
    var background: CGRect?
    var image: CGRect?
    var title: CGRect?
  }

  init(type: Button.ButtonType) {
    self.type = type
    // Fact c4.
    font = .systemFont(ofSize: type == .custom ? 18 : 15)
  }

  var state: UInt { (isHighlighted ? 1 : 0) | (isEnabled ? 0 : 2) | (isSelected ? 4 : 0) }

  /// Returns the value for the current state (fact c1): its own or normal's, never a combination's members'.
  func current<Value>(_ table: [UInt: Value]) -> Value? { table[state] ?? table[0] }

  var title: String? { current(titles) }
  var attributedTitle: NSAttributedString? { current(attributedTitles).flatMap { Samples.attributedTitles[$0] } }
  var image: Image? { current(images) }
  var background: Image? { current(backgroundImages) }

  /// Whether there is a title (fact c6): an attributed title overrides a plain one, and an empty one is ignored.
  var hasTitle: Bool {
    if let attributedTitle { return attributedTitle.length > 0 }
    return !(title ?? "").isEmpty
  }

  /// Returns the effect of a highlighted or disabled state, by the table of `Docs/ButtonStates.md`.
  func effect(hasOwn: Bool) -> ImageTreatment.Effect {
    if !isEnabled { return adjustsDisabled && !hasOwn ? .dimmed : .none }
    if !isHighlighted || !adjustsHighlighted { return .none }
    if type != .custom { return .lightened }
    return hasOwn ? .none : .darkened
  }

  /// Returns the title's color as the label shows it (fact c5, claim D2.5).
  func titleColor(tint: Color) -> Color {
    let plain = current(titleColors) ?? (type == .custom ? .white : isEnabled ? tint : Self.disabledTitleColor)
    return type != .custom && isHighlighted && isEnabled ? plain.withAlphaComponent(plain.alpha * 0.2) : plain
  }

  /// The color of a system button's title (fact s7).
  private static let disabledTitleColor = Color(
    light: Color(white: 0.52, alpha: 0.45), dark: Color(white: 0.55, alpha: 0.45))

  /// Whether the content has the padding of facts b2, b5 and b7.
  var isPadded: Bool {
    (type == .custom || type == .system) && image == nil && background == nil && contentInsets == .zero
  }

  /// Fact b1: as large as its label, each axis up to whole pixels; nil without a title.
  var titleSize: CGSize? {
    guard hasTitle else { return nil }
    let raw = rawTitleSize
    return CGSize(width: ModelGrid.up(raw.width), height: ModelGrid.up(raw.height))
  }

  private var rawTitleSize: CGSize {
    guard let attributedTitle else { return TextMeasuring.current.size(of: title ?? "", in: font) }
    var size = CGSize.zero
    attributedTitle.forEachRun { text, attributes, _ in
      let run = TextMeasuring.current.size(of: text, in: attributes[.font] as? Font ?? font)
      size = CGSize(width: size.width + run.width, height: max(size.height, run.height))
    }
    return size
  }

  /// Facts b1 to b7, s1 and s3.
  var fittingSize: CGSize {
    let keepsLine = type == .custom || type == .system
    let line = ModelGrid.up(TextMeasuring.current.size(of: "", in: font).height)
    let title = titleSize ?? CGSize(width: 0, height: keepsLine ? ModelGrid.up(line, scale: 1) : 0)
    let picture = image?.size ?? .zero
    let insets = ModelGrid.halfUp(contentInsets)
    var width = picture.width + title.width + insets.left + insets.right
    var height = max(picture.height, title.height) + insets.top + insets.bottom
    if isPadded {
      width = max(width, 30)
      height += 12
    }
    if hasTitle {
      width = ModelGrid.up(width, scale: 1)
      height = ModelGrid.up(height, scale: 1)
    }
    return CGSize(
      width: max(width, background?.size.width ?? -.infinity),
      height: max(height, background?.size.height ?? -.infinity))
  }
}
