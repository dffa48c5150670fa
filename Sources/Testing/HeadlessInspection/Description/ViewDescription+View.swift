import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers
import HeadlessViews

extension ViewDescription {
  /// Creates the description of a view at a depth below the root, with colors in traits, without changing the view.
  @MainActor init(of view: View, depth: Int, traits: TraitCollection) {
    let names = ClassNames.of(view)
    self.depth = depth
    className = names.own
    baseClass = names.base
    frame = view.frame
    bounds = view.bounds
    transform = view.transform.isIdentity ? nil : view.transform.numbers
    autoresizing = view.autoresizingMask.isEmpty ? nil : view.autoresizingMask.shortDescription
    alpha = view.alpha
    isHidden = view.isHidden
    isOpaque = view.isOpaque
    clipsToBounds = view.clipsToBounds
    isUserInteractionEnabled = view.isUserInteractionEnabled
    tag = view.tag
    gestureRecognizers = view.gestureRecognizers?.map { "\(type(of: $0))" } ?? []
    layerClass = type(of: view).layerClass == Layer.self ? nil : "\(type(of: view).layerClass)"
    accessibilityIdentifier = view.accessibilityIdentifier
    contentMode = "\(view.contentMode)"
    backgroundColor = view.backgroundColor?.resolvedColor(with: traits).description
    properties = [:]
    shownProperties = []
    for property in view.inspectedProperties {
      properties[property.name] = Value(property.value, traits: traits)
      shownProperties.removeAll { $0 == property.name }
      if !property.isDetail { shownProperties.append(property.name) }
    }
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension View.AutoresizingMask {
  /// The options as UIKit prints them: `W+H`, `RM+BM`.
  fileprivate var shortDescription: String {
    let names: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
