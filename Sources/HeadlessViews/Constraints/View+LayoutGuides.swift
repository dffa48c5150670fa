import Foundation
import HeadlessGeometry

extension View {
  // MARK: Guides of an app

  final func attach(_ guide: LayoutGuide) {
    if guide.owningView === self || guide.systemKind != nil { return }
    guide.owningView?.detach(guide)
    guide.ownerReference = UncountedReference(self)
    layoutItem.guides.append(guide)
    guide.storedItem.map { ConstraintEngine.shared.itemDidChange($0) }
  }

  final func detach(_ guide: LayoutGuide) {
    guard guide.owningView === self, let index = layoutItem.guides.firstIndex(where: { $0 === guide }) else { return }
    for constraint in guide.storedItem?.mentions.all ?? [] { constraint.deactivate() }
    layoutItem.guides.remove(at: index)
    guide.ownerReference = UncountedReference()
  }

  // MARK: The view's own guides

  /// Returns the guide that follows a rectangle of the view; created on first access.
  final func systemGuide(_ kind: SystemGuide) -> LayoutGuide {
    if let guide = layoutItem.systemGuides.first(where: { $0.systemKind == kind }) { return guide }
    let guide = LayoutGuide()
    guide.systemKind = kind
    guide.storedIdentifier = kind.identifier
    guide.ownerReference = UncountedReference(self)
    layoutItem.systemGuides.append(guide)
    return guide
  }

  /// The rectangle that a guide of the view follows, in the coordinates of the view's frame: without the bounds origin.
  final func systemRect(_ guide: SystemGuide) -> CGRect {
    let rect =
      switch guide {
      case .safeArea: safeAreaRect
      case .layoutMargins: marginsRect
      case .readableContent: readableRect
      }
    return rect.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
  }

  /// Notes that the margins, the safe area or the readable width may have changed.
  final func systemRectsMayChange() {
    guard flags.contains(.hasLayoutItem), let item = knownLayoutItem else { return }
    if item.hasContentMentions { ConstraintEngine.shared.itemDidChange(item) }
    for guide in item.systemGuides {
      if let item = guide.storedItem { ConstraintEngine.shared.itemDidChange(item) }
    }
  }
}
