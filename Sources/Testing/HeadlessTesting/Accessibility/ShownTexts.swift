import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessPixels
import HeadlessViews

/// A run of text in the coordinates of the topmost view, with what is behind it.
struct ShownText {
  let string: String
  let view: View?
  let rect: CGRect
  let color: Shade
  let isLarge: Bool
  /// Whether a mask is over the text, or something is drawn after it near it.
  fileprivate var mayBeCovered: Bool
  /// The least contrast, but for the worst tenth of pixels behind it; nil if covered or outside.
  fileprivate(set) var contrast: Double?
  /// Whether something in front of the text hides all of it.
  fileprivate(set) var isCovered = false
  /// The colors behind the text, from its top left corner.
  fileprivate var behind: [Shade] = []

  /// > Documented: fact ax15.
  var leastRatio: Double { isLarge ? 3 : 4.5 }

  /// Whether the text has too little contrast, and is not covered.
  var isLow: Bool { contrast.map { $0 < leastRatio - 0.005 } ?? false }

  /// The background in words: its color, or the first and the last one of several.
  var background: String {
    guard behind.count > 1, let first = behind.first, let last = behind.last else { return behind.first?.words ?? "" }
    return "\(behind.count) colors from \(first.words) to \(last.words)"
  }
}

/// The texts of a drawing, and the pixels where they are, with and without them.
@MainActor struct ShownTexts {
  private(set) var texts: [ShownText] = []
  private let sheet: Shade

  /// Draws a view, which is laid out if it needs it, and measures the texts at some places in the order in which they are
  /// drawn; nil for all.
  ///
  /// - Complexity: O(*n*) for *n* commands of the drawing, texts and pixels in their rectangles.
  init(of root: View, measuring indices: [Int]? = nil) {
    // What nothing is drawn on is the background of the system.
    let base: CGFloat = root.traitCollection.userInterfaceStyle == .dark ? 0 : 1
    sheet = Shade(CGColor(red: base, green: base, blue: base, alpha: 1), alpha: 1)
    root.layoutIfNeeded()
    let (drawing, views) = root.drawingWithTextViews()
    collect(drawing, views)
    let measured = (indices ?? Array(texts.indices)).filter { texts.indices.contains($0) }
      .map { (index: $0, area: texts[$0].rect.intersection(drawing.bounds).pixels(from: drawing.bounds.origin)) }
      .filter { !$0.area.isNull }.sorted { $0.area.minY < $1.area.minY }
    var bare = drawing
    bare.commands.removeAll { if case .text = $0 { true } else { false } }
    let covered = measured.filter { texts[$0.index].mayBeCovered }.reduce(CGRect.null) { $0.union($1.area) }
    let shown = covered.isNull ? nil : PaintedPart(drawing, covered)
    // Small rectangles cost less than one around all texts; a fixed number of them keeps the whole linear.
    let length = (measured.count + Self.partCount - 1) / Self.partCount
    for start in stride(from: 0, to: measured.count, by: max(length, 1)) {
      let part = measured[start..<min(start + length, measured.count)]
      guard let behind = PaintedPart(bare, part.reduce(.null) { $0.union($1.area) }) else { continue }
      for (index, area) in part { measure(&texts[index], area, behind, texts[index].mayBeCovered ? shown : nil) }
    }
  }

  private static let partCount = 16

  private struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect?
    var alpha: CGFloat = 1
    var isMask = false
    var isMasked = false
  }

  private mutating func collect(_ list: DrawingList, _ views: [View?]) {
    var states = [State()]
    var views = views.makeIterator()
    var inks: [(rect: CGRect, text: Int)] = []
    func add(_ rect: CGRect, _ state: State) {
      let whole = rect.applying(state.transform)
      if !state.isMask { inks.append((state.clip.map { whole.intersection($0) } ?? whole, texts.count)) }
    }
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
      case .endMask:
        pop()
        states[states.count - 1].isMasked = true
      case .fill(let shape, _), .stroke(let shape, _, _): add(shape.boundingBox, state)
      case .image(let image): add(image.rect, state)
      case .concatenate(let transform):
        states[states.count - 1].transform = transform.concatenating(state.transform)
      case .clip(let shape):
        let rect = shape.boundingBox.applying(state.transform)
        states[states.count - 1].clip = state.clip.map { $0.intersection(rect) } ?? rect
      case .text(let run) where !state.isMask:
        let view = views.next() ?? nil
        if run.string.allSatisfy(\.isWhitespace) { continue }
        let whole = run.rect.applying(state.transform)
        let rect = state.clip.map { whole.intersection($0) } ?? whole
        if rect.isNull || rect.width < 1 || rect.height < 1 { continue }
        let isBold = run.font.fontDescriptor.symbolicTraits.contains(.traitBold)
        texts.append(
          ShownText(
            string: run.string, view: view, rect: rect, color: Shade(run.color, alpha: state.alpha),
            isLarge: run.font.pointSize >= 18 || isBold, mayBeCovered: state.isMasked))
      default: break
      }
    }
    var later = CGRect.null
    for index in texts.indices.reversed() {
      while let ink = inks.last, ink.text > index {
        later = later.union(ink.rect)
        inks.removeLast()
      }
      if later.intersects(texts[index].rect) { texts[index].mayBeCovered = true }
    }
  }

  /// Compares a text with the pixels in its rectangle, without the texts and with them.
  private func measure(_ text: inout ShownText, _ area: CGRect, _ behind: PaintedPart, _ shown: PaintedPart?) {
    let (columns, rows) = (Int(area.minX)..<Int(area.maxX), Int(area.minY)..<Int(area.maxY))
    var counts: [Bitmap.Pixel: Int] = [:]
    var order: [Bitmap.Pixel] = []
    var isShown = shown == nil
    for y in rows {
      var run: (pixel: Bitmap.Pixel, start: Int)?
      func end(at x: Int) {
        guard let run else { return }
        if counts[run.pixel] == nil { order.append(run.pixel) }
        counts[run.pixel, default: 0] += x - run.start
      }
      for x in columns {
        let pixel = behind[x, y]
        if !isShown, let shown, shown[x, y] != pixel { isShown = true }
        if run?.pixel == pixel { continue }
        end(at: x)
        run = (pixel, x)
      }
      end(at: columns.upperBound)
    }
    text.behind = order.map { Shade($0).over(sheet) }
    let ratios = zip(text.behind, order).map {
      (ratio: text.color.over($0).ratio(to: $0), count: counts[$1, default: 0])
    }
    .sorted { $0.ratio < $1.ratio }
    guard let least = ratios.first?.ratio else { return }
    // A text in the color of its background changes no pixel either.
    text.isCovered = !isShown && least >= 1.05
    if text.isCovered { return }
    var worst = columns.count * rows.count / 10
    text.contrast =
      ratios.first { ratio in
        worst -= ratio.count
        return worst < 0
      }?.ratio
  }
}

/// The pixels of a part of a drawing, by their places in all of it.
private struct PaintedPart {
  private let bitmap: Bitmap
  private let left: Int
  private let top: Int

  init?(_ drawing: DrawingList, _ area: CGRect) {
    var part = drawing
    part.bounds = area.offsetBy(dx: drawing.bounds.minX, dy: drawing.bounds.minY)
    guard let bitmap = try? part.rasterized(scale: 1) else { return nil }
    (self.bitmap, left, top) = (bitmap, Int(area.minX), Int(area.minY))
  }

  subscript(x: Int, y: Int) -> Bitmap.Pixel { bitmap[x - left, y - top] }
}

extension CGRect {
  /// Returns the whole pixels in the rectangle, from another origin; null for less than one.
  fileprivate func pixels(from origin: CGPoint) -> CGRect {
    if isNull || width < 1 || height < 1 { return .null }
    let (left, top) = ((minX - origin.x).rounded(.down), (minY - origin.y).rounded(.down))
    return CGRect(
      x: left, y: top, width: (maxX - origin.x).rounded(.down) - left,
      height: (maxY - origin.y).rounded(.down) - top)
  }
}
