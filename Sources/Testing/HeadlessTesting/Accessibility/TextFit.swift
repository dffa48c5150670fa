import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// The texts of a view tree in its present layout: which of them are cut, overlap or are not on the screen.
@MainActor struct TextFit {
  /// The texts that are cut or overlap, one problem for each view.
  private(set) var problems: [AccessibilityAudit.Finding] = []
  /// The elements and texts that are partly or wholly outside of the screen, and can't be scrolled to it.
  private(set) var misplaced: [AccessibilityAudit.Finding] = []
  /// The height of a line in each view with a text of its own, but for those whose font follows the user's text size.
  private(set) var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  /// The views that limit texts that would follow the user's text size to sizes below the accessibility sizes.
  private(set) var limiting: [View] = []

  private let audit: AccessibilityAudit
  /// The lines of labels, in the coordinates of the topmost view.
  private var lines: [Line] = []

  private typealias Line = (label: Label, rect: CGRect, scroller: View?)

  /// Finds the problems of the views of an audit.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and lines, times the number of lines beside each other.
  init(_ audit: AccessibilityAudit) {
    self.audit = audit
    var labelRects: [(label: Label, rect: CGRect)] = []
    var limited: Set<ObjectIdentifier> = []
    for view in audit.views {
      if let font = view.shownFont, !view.hasSystemTextSize {
        if !(view is Label) || view.adjusts(font), let limiter = view.textSizeLimiter {
          if limited.insert(ObjectIdentifier(limiter)).inserted { limiting.append(limiter) }
        } else if !view.adjusts(font) {
          lineHeights[ObjectIdentifier(view)] = font.lineHeight
        }
      }
      if let label = view as? Label {
        let shown = label.shownLines
        let rects = shown.map { label.convert($0.rect.intersection(label.bounds), to: audit.root) }
        if rects.isEmpty { continue }
        let scroller = audit.scroller(of: label)
        lines += rects.map { (label: label, rect: $0, scroller: scroller) }
        let whole = rects.reduce(CGRect.null) { $0.union($1) }
        if scroller == nil { labelRects.append((label, whole)) }
        checkRoom(label, shown, rects, whole)
      } else if let font = view.shownFont, font.lineHeight > view.bounds.height + 1 {
        add(view, "is lower than its text", "Let its height grow: give it a least height in place of a fixed one.")
      }
    }
    checkOverlaps()
    checkPlaces(labelRects)
  }

  private mutating func add(_ view: View, _ problem: String, _ cure: String) {
    problems.append(audit.finding(.textCut, view, problem, cure))
  }

  // MARK: Room

  private mutating func checkRoom(_ label: Label, _ shown: [Label.Line], _ rects: [CGRect], _ whole: CGRect) {
    if shown.contains(where: { $0.isTruncated || $0.rect.height > label.bounds.height + 1 }) {
      add(label, "shows a part of its text", "Set numberOfLines to 0 and let its height grow, or shorten the text.")
    } else if let button = label.firstAncestor(where: { $0 is Button }),
      whole.height > button.convert(button.bounds, to: audit.root).height + 1
    {
      if problems.last?.view === button { return }
      add(
        button, "is lower than its title",
        "Let its height grow: give it a least height in place of a fixed one, and room for all lines of the title.")
    } else if let cutter = cutter(of: label, rects) {
      add(label, "has text that \(cutter.nameInTests) cuts", "Let that view grow, or put the text into a scroll view.")
    }
  }

  /// Returns the superview that cuts a part of a label's lines at its bounds; nil for none, or if nothing is visible.
  private func cutter(of label: Label, _ rects: [CGRect]) -> View? {
    label.firstAncestor { ancestor in
      if ancestor.scrollsContent { return true }
      guard ancestor.clipsToBounds else { return false }
      let bounds = ancestor.convert(ancestor.bounds, to: audit.root)
      return rects.contains { rect in
        let visible = rect.intersection(bounds)
        return !visible.isEmpty && (visible.width < rect.width - 1 || visible.height < rect.height - 1)
      }
    }.flatMap { $0.scrollsContent ? nil : $0 }
  }

  // MARK: Overlaps

  /// Finds labels whose lines have more than a quarter of a line's height in common.
  private mutating func checkOverlaps() {
    let order = Dictionary(uniqueKeysWithValues: audit.views.enumerated().map { (ObjectIdentifier($1), $0) })
    var known = Set(problems.map { ObjectIdentifier($0.view) })
    var above: [Line] = []
    for line in lines.sorted(by: { $0.rect.minY < $1.rect.minY }) {
      above.removeAll { $0.rect.maxY <= line.rect.minY }
      for other in above where other.label !== line.label && other.scroller === line.scroller {
        let common = line.rect.intersection(other.rect)
        guard common.width > 2, common.height > min(line.rect.height, other.rect.height) / 4 else { continue }
        let (one, two) = (ObjectIdentifier(line.label), ObjectIdentifier(other.label))
        let (front, back) =
          order[one, default: 0] > order[two, default: 0] ? (line.label, other.label) : (other.label, line.label)
        if known.insert(ObjectIdentifier(front)).inserted {
          add(
            front, "overlaps the text of \(back.nameInTests)",
            "Move one of them, or constrain the distance between them.")
        }
      }
      above.append(line)
    }
  }

  // MARK: Screen

  private mutating func checkPlaces(_ labels: [(label: Label, rect: CGRect)]) {
    let audit = audit
    let screen = audit.screen
    let cure = "Move it, put it into a scroll view, or hide it."
    func problem(_ rect: CGRect) -> String {
      rect.intersects(screen) ? "is partly outside of the screen" : "is not on the screen"
    }
    misplaced = audit.elements.filter { element in
      guard let view = audit.view(of: element), !(view is Label), !element.frame.isEmpty else { return false }
      // A picture may be larger than the screen.
      let isWhole = element.role.isInteractive || audit.acts(view)
      let isInside =
        isWhole
        ? screen.insetBy(dx: -1, dy: -1).contains(element.frame)
        : screen.contains(element.frame.middle)
      return !isInside && audit.scroller(of: view) == nil
    }.map { audit.finding(.position, $0, problem($0.frame), cure) }
    let known = Set(misplaced.map { ObjectIdentifier($0.view) })
    misplaced += labels.filter { label, rect in
      let isInside = screen.insetBy(dx: -1, dy: -1).contains(rect)
      return !isInside && label.firstAncestor { known.contains(ObjectIdentifier($0)) } == nil
    }.map { audit.finding(.position, $0.label, problem($0.rect), cure) }
  }
}

extension View {
  /// The font of the view's own text, if it shows one.
  fileprivate var shownFont: Font? {
    guard self is Label || self is Control else { return nil }
    var hasText = false
    var found: Font?
    for property in inspectedProperties {
      switch (property.name, property.value) {
      case ("text", .text(let text)), ("placeholder", .text(let text)): if !text.isEmpty { hasText = true }
      case ("font", .font(let font)): found = font
      default: break
      }
    }
    return hasText ? found : nil
  }

  /// Whether the large content viewer shows the text, or the system sets its size, as in bars, alerts and segments.
  fileprivate var hasSystemTextSize: Bool {
    if showsLargeContentViewer { return true }
    return firstAncestor { ancestor in
      ancestor.showsLargeContentViewer || ancestor is any SystemContent
        || ancestor is any StandardControl && !(ancestor is Button)
    } != nil
  }

  fileprivate func adjusts(_ font: Font) -> Bool {
    (self as? Label)?.adjustsFontForContentSizeCategory == true && font.isScaled
  }

  /// The view, or the nearest superview, that limits the text size below the sizes of accessibility; nil for none.
  fileprivate var textSizeLimiter: View? { limitsTextSize ? self : firstAncestor(where: \.limitsTextSize) }

  private var limitsTextSize: Bool {
    maximumContentSizeCategory.map { $0.rank != nil && !$0.isAccessibilityCategory } ?? false
  }
}

extension Font {
  /// Whether the font has a text style, or was scaled by font metrics.
  fileprivate var isScaled: Bool {
    [.extraSmall, .accessibilityExtraExtraExtraLarge].contains { category in
      adjusted(to: TraitCollection(preferredContentSizeCategory: category)) != self
    }
  }
}
