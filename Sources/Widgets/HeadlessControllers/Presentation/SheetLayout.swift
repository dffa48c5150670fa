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
  /// Whether a sheet of any detent fills the container.
  let fills: Bool
  /// The width of a sheet at the bottom edge in a compact height; nil for one across the container.
  var attachedWidth: CGFloat?
  /// The size of a form sheet, which is in the center; nil for one across the container.
  var formSize: CGSize?
  let grid: PixelGrid

  var large: CGRect {
    if fills { return bounds }
    if let formSize {
      let size = CGSize(width: min(formSize.width, bounds.width), height: min(formSize.height, bounds.height))
      return CGRect(
        x: grid.halfUp(bounds.midX - size.width / 2), y: grid.halfUp(bounds.midY - size.height / 2), width: size.width,
        height: size.height)
    }
    let top = isPad ? safeArea.top + distances.padSheetTop : max(safeArea.top, distances.leastSheetTop)
    let height = max(0, bounds.height - top)
    guard let attachedWidth else {
      return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height)
    }
    let room = bounds.inset(by: EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
    let width = max(0, min(attachedWidth, room.width))
    return CGRect(
      x: grid.halfUp(room.minX + (room.width - width) / 2), y: bounds.minY + top, width: width, height: height)
  }

  /// The largest height of a detent, which doesn't include the safe area at the bottom.
  var largestDetent: CGFloat { max(0, large.height - bottom) }

  /// The part of the safe area at the bottom that is in the sheet.
  private var bottom: CGFloat { max(0, large.maxY - bounds.maxY + safeArea.bottom) }

  var mediumDetent: CGFloat { grid.halfUp(distances.mediumShare * largestDetent) }

  /// Returns the rectangle of a sheet with the height of a detent, before it is scaled.
  func rect(detent: CGFloat) -> CGRect {
    let large = large
    if fills || detent >= largestDetent { return large }
    let height = max(0, detent) + (share(ofDetent: detent) < 1 ? 0 : bottom)
    return CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height)
  }

  /// Returns how far a detent is along the low ones: 1 for those above.
  private func share(ofDetent detent: CGFloat) -> CGFloat {
    if formSize != nil { return 1 }
    let (low, high) = (distances.lowDetents.lowerBound, distances.lowDetents.upperBound)
    return min(max((detent - low) / (high - low), 0), 1)
  }

  /// Returns the part of the window's safe area at the bottom that the content of a sheet does not have.
  func missingBottom(detent: CGFloat) -> CGFloat {
    fills || detent >= largestDetent ? 0 : bottom - grid.halfUp(bottom * share(ofDetent: detent))
  }

  /// Returns the transform by which a sheet that isn't large keeps its distance from the sides and the bottom.
  func transform(detent: CGFloat) -> CGAffineTransform {
    let (rect, share) = (rect(detent: detent), share(ofDetent: detent))
    let margin = distances.lowSheetMargin - (distances.lowSheetMargin - distances.sheetMargin) * share
    guard formSize == nil, rect != large, rect.width > 2 * margin else { return .identity }
    let scale = (rect.width - 2 * margin) / rect.width
    let offset = rect.height * (1 - scale) / 2 - margin
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
    let isLow = traits.verticalSizeClass == .compact
    let width = isLow ? attachedWidth : nil
    return SheetLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, distances: distances,
      isPad: traits.userInterfaceIdiom == .pad, fills: isLow && width == nil, attachedWidth: width,
      formSize: isForm ? formSize(distances.formSheet) : nil, grid: container.pixelGrid)
  }

  /// The width of a sheet that is at the bottom edge in a compact height; nil for one that fills the container.
  private var attachedWidth: CGFloat? {
    guard let sheet = self as? SheetPresentationController, sheet.prefersEdgeAttachedInCompactHeight else { return nil }
    let preferred = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : 0
    return preferred > 0 ? preferred : .infinity
  }

  /// Returns the size of a form sheet: the preferred one where it is set.
  /// > Assumed: `preferredContentSize` sets width and height of a form sheet, as of a popover.
  private func formSize(_ standard: CGSize) -> CGSize {
    let wanted = preferredContentSize
    return CGSize(
      width: wanted.width > 0 ? wanted.width : standard.width,
      height: wanted.height > 0 ? wanted.height : standard.height)
  }

  final func sheetDetent(_ layout: SheetLayout) -> CGFloat {
    guard let sheet = self as? SheetPresentationController else { return layout.largestDetent }
    return sheet.selectedHeight(in: sheet.detentHeights(layout)) ?? layout.largestDetent
  }

  /// The view that contains the presented one in a sheet; nil for other presentations.
  final var sheetView: SheetView? {
    if let sheetContainer { return sheetContainer }
    guard sheetLayout != nil, let content = presentedViewController.loadedView else { return nil }
    let made = SheetView(content)
    sheetContainer = made
    return made
  }

  /// Sets the frame of the presented view, and the scale and corners of a sheet.
  final func place(_ view: View) {
    view.transform = .identity
    updatePlacement()
    view.frame = frameOfPresentedViewInContainerView
    if let sheetLayout, view === sheetContainer {
      let detent = sheetDetent(sheetLayout)
      view.transform = sheetLayout.transform(detent: detent)
      view.additionalSafeAreaInsets.bottom = -sheetLayout.missingBottom(detent: detent)
      let wanted = (self as? SheetPresentationController)?.preferredCornerRadius ?? 0
      let radius = wanted.isFinite ? max(0, wanted) : 0
      if radius != view.layer.cornerRadius { view.layer.cornerRadius = radius }
      view.clipsToBounds = radius > 0
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

extension SheetPresentationController {
  typealias DetentHeight = (identifier: Detent.Identifier, height: CGFloat)

  /// Returns the heights of the active detents, without the safe area at the bottom.
  final func detentHeights(_ layout: SheetLayout) -> [DetentHeight] {
    guard let container else { return [] }
    let context = DetentContext(layout, container.traitCollection)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).flatMap { $0.isFinite ? (detent.identifier, $0) : nil }
    }
  }

  /// Returns the height of the selected detent, otherwise of the smallest one.
  final func selectedHeight(in heights: [DetentHeight]) -> CGFloat? {
    (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.min { $0.height < $1.height })?.height
  }
}
