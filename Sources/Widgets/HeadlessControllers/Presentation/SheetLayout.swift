import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The rectangles of a sheet in its container.
/// > Seen: facts q8 and q28, an iPhone SE, an iPhone 16, an iPad A16, iOS 26.1.
struct SheetLayout {
  let bounds: CGRect
  let safeArea: EdgeInsets
  let distances: SystemEra.Presentations
  let isPad: Bool
  /// Whether the height is compact, which a sheet of any detent fills.
  let isLow: Bool
  /// The size of a form sheet, which is in the center; nil for one across the container.
  var formSize: CGSize?
  let grid: PixelGrid

  /// The rectangle of a large sheet.
  var large: CGRect {
    if isLow { return bounds }
    if let formSize {
      let size = CGSize(width: min(formSize.width, bounds.width), height: min(formSize.height, bounds.height))
      return CGRect(
        x: grid.halfUp(bounds.midX - size.width / 2), y: grid.halfUp(bounds.midY - size.height / 2), width: size.width,
        height: size.height)
    }
    let top = isPad ? safeArea.top + distances.padSheetTop : max(safeArea.top, distances.leastSheetTop)
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// The largest height of a detent, which doesn't include the safe area at the bottom.
  var largestDetent: CGFloat { max(0, large.height - bottom) }

  /// The part of the safe area at the bottom that is in the sheet.
  private var bottom: CGFloat { max(0, large.maxY - bounds.maxY + safeArea.bottom) }

  var mediumDetent: CGFloat { grid.halfUp(distances.mediumShare * largestDetent) }

  /// Returns the rectangle of a sheet with the height of a detent, before it is scaled.
  func rect(detent: CGFloat) -> CGRect {
    let large = large
    if isLow || detent >= largestDetent { return large }
    let height = max(0, detent) + bottom
    return CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height)
  }

  /// Returns the transform by which a sheet that isn't large keeps its distance from the sides and the bottom.
  func transform(of rect: CGRect) -> CGAffineTransform {
    guard formSize == nil, rect != large, rect.width > 2 * distances.sheetMargin else { return .identity }
    let scale = (rect.width - 2 * distances.sheetMargin) / rect.width
    let offset = rect.height * (1 - scale) / 2 - distances.sheetMargin
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: offset)
  }
}

/// The view of a sheet, which contains the view of the presented controller, and may be scaled.
final class SheetView: View {
  init(_ content: View) {
    super.init(frame: content.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}

final class DetentContext: SheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent.
  let medium: CGFloat

  init(_ layout: SheetLayout, _ traits: TraitCollection) {
    (containerTraitCollection, maximumDetentValue, medium) = (traits, layout.largestDetent, layout.mediumDetent)
  }
}

extension PresentationController {
  /// The rectangles of the presentation as a sheet; nil where the presented view covers its container.
  final var sheetLayout: SheetLayout? {
    guard let container, let distances = container.era.presentations,
      effectiveStyle == .pageSheet || effectiveStyle == .formSheet
    else { return nil }
    let traits = container.traitCollection
    let isForm = effectiveStyle == .formSheet && traits.horizontalSizeClass == .regular
    return SheetLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, distances: distances,
      isPad: traits.userInterfaceIdiom == .pad, isLow: traits.verticalSizeClass == .compact,
      formSize: isForm ? formSize(distances.formSheet) : nil, grid: container.pixelGrid)
  }

  /// Returns the size of a form sheet: the preferred one where it is set.
  /// > Assumed: `preferredContentSize` sets width and height of a form sheet, as of a popover.
  private func formSize(_ standard: CGSize) -> CGSize {
    let wanted = preferredContentSize
    return CGSize(
      width: wanted.width > 0 ? wanted.width : standard.width,
      height: wanted.height > 0 ? wanted.height : standard.height)
  }

  /// Returns the rectangle of the sheet with the selected detent, otherwise the smallest one, before it is scaled.
  final func sheetRect(_ layout: SheetLayout) -> CGRect {
    guard let container, let sheet = self as? SheetPresentationController else { return layout.large }
    let context = DetentContext(layout, container.traitCollection)
    let heights = sheet.detents.compactMap { detent in
      detent.resolvedValue(in: context).flatMap { $0.isFinite ? (detent.identifier, $0) : nil }
    }
    let selected = heights.first { $0.0 == sheet.selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    return layout.rect(detent: selected?.1 ?? layout.largestDetent)
  }

  /// The view that contains the presented one in a sheet; nil for other presentations.
  final var sheetView: SheetView? {
    if let sheetContainer { return sheetContainer }
    guard sheetLayout != nil, let content = presentedViewController.loadedView else { return nil }
    let made = SheetView(content)
    sheetContainer = made
    return made
  }

  /// Sets the frame of the presented view, and the scale of a sheet.
  final func place(_ view: View) {
    view.transform = .identity
    updatePlacement()
    view.frame = frameOfPresentedViewInContainerView
    if let sheetLayout, view === sheetContainer {
      view.transform = sheetLayout.transform(of: sheetRect(sheetLayout))
    }
  }

  /// Sets the frame of the presented view again, after the container has changed.
  final func placeAgain() {
    guard running == nil, let view = presentedView, view.superview === container else { return }
    place(view)
  }

  /// Removes the presented view from the sheet that has been removed.
  final func discardSheetView() {
    guard let sheetContainer else { return }
    self.sheetContainer = nil
    if let view = presentedViewController.loadedView, view.superview === sheetContainer { view.removeFromSuperview() }
  }
}
