import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessPixels
import HeadlessViews

/// The contrast of the texts in a view with the pixels that are really behind them.
///
/// > Documented: WCAG 2.2: contrast ratio and relative luminance.
@MainActor
struct TextContrast {
  private let audit: AccessibilityAudit

  init(_ audit: AccessibilityAudit) { self.audit = audit }

  /// The mistakes, one for each text.
  var findings: [AccessibilityAudit.Finding] {
    let texts = ShownTexts(of: audit.root)
    let low = texts.texts.indices.filter { texts.texts[$0].isLow }
    if low.isEmpty { return [] }
    let increased = withIncreasedContrast { ShownTexts(of: audit.root) }
    var reported: Set<ObjectIdentifier> = []
    return low.compactMap { index in
      let text = texts.texts[index]
      guard let view = view(of: text), !isExempt(view, text) else { return nil }
      let hasPair = increased.texts.indices.contains(index) && increased.texts[index].string == text.string
      if hasPair, !increased.texts[index].isLow { return nil }
      guard reported.insert(ObjectIdentifier(view)).inserted else { return nil }
      let ratio = text.contrast.map(Self.words) ?? "1"
      return audit.finding(
        .contrast, view, "has text with a contrast of \(ratio) to 1, less than \(Self.words(text.leastRatio)) to 1",
        "Use a darker or lighter color, or one that Increase Contrast changes: \(text.string.quoted) is \(text.color.words) on "
          + "\(texts.background(of: text)).")
    }
  }

  private static func words(_ ratio: Double) -> String { CGFloat((ratio * 10).rounded(.down) / 10).shortDescription }

  private func withIncreasedContrast<Result>(_ body: () -> Result) -> Result {
    guard let screen = (audit.root.window ?? audit.root as? Window)?.screen else { return body() }
    let contrast = screen.accessibilityContrast
    screen.accessibilityContrast = .high
    defer { screen.accessibilityContrast = contrast }
    return body()
  }

  /// Returns the frontmost view at the middle of a text, of those that show it if there are some.
  private func view(of text: ShownText) -> View? {
    let middle = CGPoint(x: text.rect.midX, y: text.rect.midY)
    let found = audit.views.filter { $0.bounds.contains($0.convert(middle, from: audit.root)) }
    return found.last { $0 is Label || $0 is Control } ?? found.last
  }

  /// Returns whether the text is a placeholder, or in a control that is disabled.
  private func isExempt(_ view: View, _ text: ShownText) -> Bool {
    for property in view.inspectedProperties where property.name == "placeholder" {
      if case .text(text.string) = property.value { return true }
    }
    if let label = view as? Label, !label.isEnabled { return true }
    var current: View? = view
    while let ancestor = current {
      if let control = ancestor as? Control, !control.isEnabled { return true }
      current = ancestor.superview
    }
    return false
  }
}

/// A run of text in the coordinates of the topmost view.
private struct ShownText {
  let string: String
  let rect: CGRect
  let color: Shade
  let isLarge: Bool
  /// The least contrast, but for the worst tenth of pixels behind it; nil if covered or outside.
  var contrast: Double?

  /// > Documented: fact ax15.
  var leastRatio: Double { isLarge ? 3 : 4.5 }

  /// Whether the text has too little contrast, and is not covered.
  var isLow: Bool { contrast.map { $0 < leastRatio - 0.005 } ?? false }
}

/// The components of a color from 0 to 1, not multiplied by the opacity.
private struct Shade {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: CGColor, alpha: CGFloat) {
    let parts = (color.components ?? [0, 0, 0, 1]).map(Double.init)
    (red, green, blue) = parts.count >= 4 ? (parts[0], parts[1], parts[2]) : (parts[0], parts[0], parts[0])
    self.alpha = (parts.last ?? 1) * Double(alpha)
  }

  init(_ pixel: Bitmap.Pixel) {
    let alpha = Double(pixel.alpha) / 255
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    (red, green, blue, self.alpha) = (part(pixel.red), part(pixel.green), part(pixel.blue), alpha)
  }

  /// Returns the color over an opaque one.
  func over(_ other: Shade) -> Shade {
    var mixed = self
    mixed.red = red * alpha + other.red * (1 - alpha)
    mixed.green = green * alpha + other.green * (1 - alpha)
    mixed.blue = blue * alpha + other.blue * (1 - alpha)
    mixed.alpha = 1
    return mixed
  }

  /// > Documented: WCAG 2.2, relative luminance.
  var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func ratio(to other: Shade) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The color as bytes in hexadecimal, with the opacity unless it is 1.
  var words: String {
    func hex(_ part: Double) -> String {
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0\(text)" : text
    }
    let opacity = alpha < 0.995 ? " at \(CGFloat((alpha * 100).rounded() / 100).shortDescription)" : ""
    return "#\(hex(red))\(hex(green))\(hex(blue))\(opacity)"
  }
}

/// The texts of a drawing, and the pixels where they are, with and without them.
///
/// Nothing else of the drawing is painted.
@MainActor
private struct ShownTexts {
  private(set) var texts: [ShownText] = []
  private let drawing: DrawingList
  private let withoutTexts: DrawingList
  private let sheet: Shade

  init(of root: View) {
    drawing = root.drawing()
    var bare = drawing
    bare.commands.removeAll { if case .text = $0 { true } else { false } }
    withoutTexts = bare
    // What nothing is drawn on is the background of the system.
    let isDark = root.traitCollection.userInterfaceStyle == .dark
    sheet = Shade(CGColor(red: isDark ? 0 : 1, green: isDark ? 0 : 1, blue: isDark ? 0 : 1, alpha: 1), alpha: 1)
    collect(drawing)
    for index in texts.indices { texts[index].contrast = contrast(of: texts[index]) }
  }

  private struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect?
    var alpha: CGFloat = 1
    var isMask = false
  }

  private mutating func collect(_ list: DrawingList) {
    var states = [State()]
    func pop() { if states.count > 1 { states.removeLast() } }
    for command in list.commands {
      let state = states[states.count - 1]
      switch command {
      case .saveState: states.append(state)
      case .restoreState, .endGroup: pop()
      case .beginGroup(let group):
        states.append(state)
        states[states.count - 1].alpha *= group.alpha
      case .beginMask:
        states.append(state)
        states[states.count - 1].isMask = true
      case .endMask: pop()
      case .concatenate(let transform):
        states[states.count - 1].transform = transform.concatenating(state.transform)
      case .clip(let shape):
        let rect = shape.boundingBox.applying(state.transform)
        states[states.count - 1].clip = state.clip.map { $0.intersection(rect) } ?? rect
      case .text(let run) where !state.isMask && !run.string.allSatisfy(\.isWhitespace):
        let whole = run.rect.applying(state.transform)
        let rect = state.clip.map { whole.intersection($0) } ?? whole
        if rect.isNull || rect.width < 1 || rect.height < 1 { continue }
        let isBold = run.font.fontDescriptor.symbolicTraits.contains(.traitBold)
        texts.append(
          ShownText(
            string: run.string, rect: rect, color: Shade(run.color, alpha: state.alpha),
            isLarge: run.font.pointSize >= 18 || isBold))
      default: break
      }
    }
  }

  private func contrast(of text: ShownText) -> Double? {
    var ratios: [Double] = []
    var isShown = false
    forEachPixel(in: text.rect) { behind, shown in
      let background = Shade(behind).over(sheet)
      ratios.append(text.color.over(background).ratio(to: background))
      if behind != shown { isShown = true }
    }
    if ratios.isEmpty { return nil }
    ratios.sort()
    // A text in the color of its background changes no pixel either.
    return isShown || ratios[0] < 1.05 ? ratios[min(ratios.count / 10, ratios.count - 1)] : nil
  }

  /// Returns the background in words: its color, or the first and the last one of several.
  func background(of text: ShownText) -> String {
    var shades: [String] = []
    forEachPixel(in: text.rect) { behind, _ in
      let words = Shade(behind).over(sheet).words
      if shades.last != words { shades.append(words) }
    }
    let kinds = Set(shades)
    return kinds.count == 1 ? shades[0] : "\(kinds.count) colors from \(shades.first ?? "") to \(shades.last ?? "")"
  }

  private func forEachPixel(in rect: CGRect, _ body: (_ behind: Bitmap.Pixel, _ shown: Bitmap.Pixel) -> Void) {
    let area = rect.intersection(drawing.bounds)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    // Whole pixels of the drawing: its first one is at its origin.
    let origin = drawing.bounds.origin
    let (left, top) = ((area.minX - origin.x).rounded(.down), (area.minY - origin.y).rounded(.down))
    let pixels = CGRect(
      x: origin.x + left, y: origin.y + top, width: (area.maxX - origin.x).rounded(.down) - left,
      height: (area.maxY - origin.y).rounded(.down) - top)
    guard let behind = Self.painted(withoutTexts, in: pixels), let shown = Self.painted(drawing, in: pixels)
    else { return }
    for y in 0..<behind.height {
      for x in 0..<behind.width { body(behind[x, y], shown[x, y]) }
    }
  }

  private static func painted(_ list: DrawingList, in rect: CGRect) -> Bitmap? {
    var part = list
    part.bounds = rect
    return try? part.rasterized(scale: 1)
  }
}
