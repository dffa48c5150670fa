import Foundation
import HeadlessGeometry

extension View {
  /// The view whose layer is the mask of this view's layer; another mask of the layer replaces it.
  final var maskingView: View? {
    guard let mask = rare.mask, rare.layer?.mask?.layerOwner === mask else { return nil }
    return mask
  }

  final func setMaskingView(_ mask: View?) {
    if mask === maskingView { return }
    if let mask, mask.storedSuperview != nil {
      return refuse(
        "mask", value: "\(type(of: mask))", because: "is a subview of another view",
        cure: "Pass a view of its own, or remove it from its superview first.")
    }
    layer.mask = mask?.layer
    if layer.mask === mask?.layer { rare.mask = mask }
  }

  final var shownContentScale: CGFloat {
    if let layer = rare.layer, layer.contentsScale != 1 { return layer.contentsScale }
    return View.screen(of: windowLink).scale
  }

  final func setContentScale(_ scale: CGFloat) {
    let cure = "Pass the number of pixels per point: 1, 2 or 3."
    if accepts(scale.isFinite, "\(scale)", "contentScaleFactor", cure: cure) { layer.contentsScale = scale }
  }

  /// Returns a rectangle of the view in the coordinates around the root of the tree, for a window the screen's.
  final func rectOnScreen(_ rect: CGRect) -> CGRect { ConversionPath(from: self, to: nil).convert(rect) }
}
