import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The layout of the subviews by the hooks, and the inputs of its arithmetic.
extension Button {
  /// Calls the hooks of the existing subviews, in the documented order, and sets their frames.
  /// > Documented: claims D3.7 and D3.9; with an image and a title, the hook of the image is called twice.
  final func layOut(_ content: ButtonContent) {
    // Each subview is read after its hook, which may have replaced or removed it.
    if content.backgroundImage != nil, rare.backgroundSubview != nil, let rect = askBackgroundRect() {
      rare.backgroundSubview?.frame = rect
    }
    let showsTitle = content.hasTitle && label != nil
    let showsImage = content.image != nil && imageSubview != nil
    if !showsTitle, !showsImage { _ = askContentRect(in: bounds) }
    if showsImage { layOutImageView() }
    if showsTitle, let rect = askTitleRect(in: bounds) { label?.frame = rect }
    if showsTitle, showsImage { layOutImageView() }
  }

  private func layOutImageView() { if let rect = askImageRect() { imageSubview?.frame = rect } }

  // MARK: Standard rectangles, from the properties as overrides answer them at that moment

  final func standardContentRect(in bounds: CGRect) -> CGRect {
    if isConfigured, let configured = configuredContentRect(in: bounds) { return configured }
    let insets = contentEdgeInsets
    return insets == .zero ? bounds : Screen.mainGrid.outward(bounds.insetCollapsing(by: insets))
  }

  final func standardImageRect(in contentRect: CGRect) -> CGRect {
    if isConfigured, let configured = configuredLayout(in: contentRect) { return configured.imageRect }
    return arithmetic(of: .image, in: contentRect).imageRect
  }

  /// Returns the standard rectangle of the title in a content rectangle, in which the title is truncated or wrapped.
  final func standardTitleRect(in contentRect: CGRect) -> CGRect {
    if isConfigured, let configured = configuredLayout(in: contentRect) { return configured.titleRect }
    var layout = arithmetic(of: .title, in: contentRect)
    let room = layout.titleRoom
    if room >= layout.titleSize.width || layout.titleSize == .zero { return layout.titleRect }
    let shown = shownTitleSize(in: room)
    layout.truncatedTitleWidth = shown.width
    layout.titleSize.height = shown.height
    return layout.titleRect
  }

  private enum Item { case image, title }

  /// Returns the arithmetic of one item's rectangle, with the button's properties as they are now.
  ///
  /// The other item's insets are used under `fill` only (fact s4), and read only there. The title is measured last,
  /// so that no code of an override runs between the measurement and its use.
  /// > Reported: fact s12: a published button returns zero insets outside of its hooks and its spacing inside.
  @inline(__always)  // W3 by 4.4 % fewer instructions, together with `ButtonLayout.imageRect`.
  private func arithmetic(of item: Item, in contentRect: CGRect) -> ButtonLayout {
    let grid = Screen.mainGrid
    var layout = ButtonLayout(contentRect: contentRect, grid: grid)
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.isRightToLeft = isRightToLeft
    if item == .image || layout.fills { layout.imageInsets = imageEdgeInsets }
    if item == .title || layout.fills { layout.titleInsets = titleEdgeInsets }
    if item == .title, buttonFlags.contains(.keepsPaddingInLayout), sizing.isPadded {
      layout.titlePadding = ButtonSizing.paddingHeight / 2
    }
    layout.imageSize = currentImage?.size ?? .zero
    layout.roundsTitleToPoints = Screen.mainEraRoundsTitles
    layout.titleSize = titleSize(of: currentTitle, currentAttributedTitle, on: grid) ?? .zero
    return layout
  }

  private func shownTitleSize(in room: CGFloat) -> CGSize {
    if let known = measuredTitle.shownSize(in: room) { return known }
    // A copy, as measuring may run code that replaces the stored one.
    var title = measuredTitle
    title.measure(in: room)
    let size = title.shownSize
    swap(&measuredTitle, &title)
    return size
  }

  /// The arithmetic of the preferred size, with the button's properties as they are now.
  final var sizing: ButtonSizing {
    let content = readContent()
    let grid = Screen.mainGrid
    var sizing = ButtonSizing(type: buttonType, lineHeight: TextLine.height(in: titleFont), grid: grid)
    sizing.imageSize = content.image?.size
    sizing.titleSize = titleSize(of: content.title, content.attributedTitle, on: grid)
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = content.backgroundImage?.size
    return sizing
  }

  /// Returns the title's natural size, which only its newlines break, without creating the label; nil without a title.
  /// > Reported: a button does not grow with a title that wraps; developers override `intrinsicContentSize` for it
  /// > (Stack Overflow, question 34588598).
  private func titleSize(of title: String?, _ attributedTitle: NSAttributedString?, on grid: PixelGrid) -> CGSize? {
    guard ButtonContent.hasTitle(title, attributedTitle) else { return nil }
    if !isMeasured(title, attributedTitle, on: grid) { measure(title, attributedTitle, on: grid) }
    return measuredTitle.size
  }

  /// Measures a title and stores it; the old one is released after the change, as that may run an app's code.
  @inline(never)
  private func measure(_ title: String?, _ attributedTitle: NSAttributedString?, on grid: PixelGrid) {
    var measured = MeasuredTitle(
      title, attributedTitle, font: titleFont, style: label?.titleStyle ?? MeasuredTitle.Style(), grid: grid)
    swap(&measuredTitle, &measured)
  }

  private var titleFont: Font { label?.storedFont ?? storedButtonType.titleFont }

  /// The hooks that turn a rectangle into a rectangle.
  enum Hook: String {
    case backgroundRect = "backgroundRect(forBounds:)"
    case contentRect = "contentRect(forBounds:)"
    case imageRect = "imageRect(forContentRect:)"
    case titleRect = "titleRect(forContentRect:)"
  }

  // MARK: Calls of the hooks

  private func call(_ hook: Hook, with argument: CGRect) -> CGRect {
    switch hook {
    case .backgroundRect: backgroundRect(forBounds: argument)
    case .contentRect: contentRect(forBounds: argument)
    case .imageRect: imageRect(forContentRect: argument)
    case .titleRect: titleRect(forContentRect: argument)
    }
  }

  final func askBackgroundRect() -> CGRect? { ask(.backgroundRect, with: bounds) }

  final func askContentRect(in bounds: CGRect) -> CGRect { ask(.contentRect, with: bounds) ?? bounds }

  final func askImageRect() -> CGRect? { ask(.imageRect, with: askContentRect(in: bounds)) }

  final func askTitleRect(in bounds: CGRect) -> CGRect? { ask(.titleRect, with: askContentRect(in: bounds)) }

  /// Calls a hook: notifies the observers, and replaces a result that is not finite.
  ///
  /// Everything that the toolkit asks of a hook is asked here.
  @inline(__always)  // W3 by 2.3 % fewer instructions.
  private func ask(_ hook: Hook, with argument: CGRect) -> CGRect? {
    let outerHook = activeHook
    activeHook = hook
    let result =
      LayoutObservation.isActive
      ? LayoutObservation.ask(hook.rawValue, of: self, argument) { call(hook, with: $0) } : call(hook, with: argument)
    activeHook = outerHook
    return result.isFinite ? result : replacement(for: result, of: hook, argument)
  }

  /// Returns the rectangle to use instead of one that is not finite; nil if the frame is not to change.
  private func replacement(for result: CGRect, of hook: Hook, _ argument: CGRect) -> CGRect? {
    // `insetBy` makes null of a rectangle that is smaller than the inset, such as a fresh button's bounds: no mistake.
    if result.isExactlyNull { return CGRect(origin: argument.origin, size: .zero) }
    refuse(
      hook.rawValue, value: "the returned \(result.shortDescription)", because: "is not finite",
      cure: "Return finite numbers of points.")
    return nil
  }

  // MARK: Subviews read inside a hook (claim D0.12)

  /// The subviews that do not exist yet, as flags for one layout.
  final var missingSubviews: ButtonFlags {
    var missing = ButtonFlags(rawValue: 0)
    if label == nil { missing.insert(.labelIsNew) }
    if imageSubview == nil { missing.insert(.imageViewIsNew) }
    return missing
  }

  /// Reports, once per button, hook and property, a hook that reads a missing subview; notes an existing one in traces.
  ///
  /// A subview that the current layout created is not treated as existing: on the real system the hook is called while
  /// the subview is being created, and reading the property creates it again.
  /// > Reported: fact c8; fact s11: a library reads `titleLabel` in its hooks once the label exists, and works.
  final func recordRead(of property: StaticString, exists: Bool) {
    guard let hook = activeHook else { return }
    if exists {
      return LayoutObservation.send(
        LayoutRemark(
          view: self, text: "\(hook.rawValue) reads \(property), which is safe only because the subview exists already")
      )
    }
    if !recordReport(of: "\(hook.rawValue) \(property)") { return }
    report(
      "\(hook.rawValue)",
      "it reads \(property) before that subview exists; on the real system this calls the hooks again and may "
        + "recurse for ever.",
      cure: "Compute from the contentRect argument, currentTitle, currentImage and stored values; or place the "
        + "subviews in layoutSubviews() after super.")
  }

  // MARK: Misuse

  /// Records a misuse that is to be reported; returns false if this button has reported it already.
  final func recordReport(of misuse: String) -> Bool {
    let reported = rare.reportedMisuses ?? []
    if reported.contains(misuse) { return false }
    rare.reportedMisuses = reported + [misuse]
    return true
  }
}

extension Button: GuideGiving {
  /// The rectangles for the current content, as a drawing shows them: from the hooks, or of the configuration.
  package final var guideRects: [(guide: DrawingGuides, rect: CGRect)] {
    if let guides = configuredGuideRects { return guides }
    let content = askContentRect(in: bounds)
    var rects: [(guide: DrawingGuides, rect: CGRect)] = [(.contentRect, content)]
    if currentImage != nil, let rect = ask(.imageRect, with: content) { rects.append((.imageRect, rect)) }
    if currentTitle != nil || currentAttributedTitle != nil, let rect = ask(.titleRect, with: content) {
      rects.append((.titleRect, rect))
    }
    return rects
  }
}
