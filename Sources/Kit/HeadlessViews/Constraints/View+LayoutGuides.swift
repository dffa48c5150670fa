import Foundation
import HeadlessGeometry

extension View {
  final func attach(_ guide: LayoutGuide) {
    if guide.owningView === self || guide.systemKind != nil { return }
    guide.owningView?.detach(guide)
    guide.owningItem = layoutItem
    layoutItem.guides.append(guide)
    guide.storedItem.map { ConstraintEngine.shared.itemDidChange($0) }
  }

  final func detach(_ guide: LayoutGuide) {
    guard guide.owningView === self, let index = layoutItem.guides.firstIndex(where: { $0 === guide }) else { return }
    for constraint in guide.storedItem?.mentions.all ?? [] { constraint.deactivate() }
    layoutItem.guides.remove(at: index)
    guide.owningItem = nil
  }

  /// Returns the guide that follows a rectangle of the view; created on first access.
  final func systemGuide(_ kind: SystemGuide) -> LayoutGuide {
    if let guide = layoutItem.systemGuides.first(where: { $0.systemKind == kind }) { return guide }
    let guide = LayoutGuide()
    add(guide, following: kind)
    return guide
  }

  final func add(_ guide: LayoutGuide, following kind: SystemGuide) {
    guide.systemKind = kind
    guide.identifier = kind.identifier
    guide.owningItem = layoutItem
    layoutItem.systemGuides.append(guide)
  }

  /// Returns the rectangle that a system guide of the view follows, in points.
  ///
  /// It is in the frame's coordinates, without the bounds origin; a scroll view's guides are in content coordinates.
  final func systemRect(_ guide: SystemGuide) -> CGRect {
    switch guide {
    case .safeArea: safeAreaRect.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
    case .layoutMargins: marginsRect.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
    case .readableContent: readableRect.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
    case .keyboard: CGRect(origin: .zero, size: frameStorage.size).inset(by: systemInsets(.keyboard) ?? .zero)
    case .content: .zero
    case .frame: CGRect(origin: boundsOrigin, size: frameStorage.size)
    }
  }

  /// Returns the insets of a system guide from the edges of the view, whatever the size of the view is; nil for a guide
  /// that is not described by insets.
  final func systemInsets(_ guide: SystemGuide) -> EdgeInsets? {
    let insets: EdgeInsets
    switch guide {
    case .safeArea: insets = countedSafeArea
    case .layoutMargins: insets = layoutMargins
    case .readableContent where readableRect == marginsRect: insets = layoutMargins
    case .keyboard: insets = EdgeInsets(top: frameStorage.height - keyboardGuideHeight, left: 0, bottom: 0, right: 0)
    case .readableContent, .content, .frame: return nil
    }
    return insets.isFinite ? insets : .zero
  }
}
