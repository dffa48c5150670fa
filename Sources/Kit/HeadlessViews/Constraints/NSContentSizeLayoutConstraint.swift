import Foundation

/// The constraint of a view's intrinsic content size along an axis: at most as long at the content hugging priority, at
/// least as long at the compression resistance priority.
///
/// It is the view's: what an app sets on it has no effect, and it cannot be removed. Its class is private in UIKit too;
/// it has UIKit's name here, as code that leaves it out compares the name.
/// > Seen: fact f82. Assumed: the removal has no effect, while in UIKit the next change of the content makes it again;
/// > the priority is a new constraint's.
final class NSContentSizeLayoutConstraint: LayoutConstraint {
  private let axis: LayoutAxis

  init(_ item: LayoutItem, _ axis: LayoutAxis) {
    self.axis = axis
    super.init()
    setSides(item.side(axis == .horizontal ? .width : .height), .equal, nil, multiplier: 1, constant: 0)
    // It is never activated: the engine has the row.
    state.isInvalid = true
  }

  override var constant: CGFloat {
    get { first?.item?.contentLength(along: axis) ?? 0 }
    set {}
  }

  override var priority: LayoutPriority {
    get { .required }
    set {}
  }

  override var isActive: Bool {
    get { first?.item?.hasContentConstraint(along: axis) ?? false }
    set {}
  }

  /// The priorities as UIKit prints them: `Hug:250 CompressionResistance:750`.
  var printedPriorities: String {
    guard let view = first?.item?.view else { return "" }
    let hug = CGFloat(view.contentHuggingPriority(for: axis).rawValue)
    let resist = CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)
    return "Hug:\(hug.shortDescription) CompressionResistance:\(resist.shortDescription)"
  }
}

extension LayoutItem {
  /// The constraints that the view has, and its content size's.
  var allConstraints: [LayoutConstraint] {
    held.all + [.horizontal, .vertical].filter(hasContentConstraint).map(contentConstraint)
  }

  func hasContentConstraint(along axis: LayoutAxis) -> Bool { solved.contentRows[.length(axis)] != nil }

  /// Returns the constraint of the content size; created on first access.
  func contentConstraint(along axis: LayoutAxis) -> LayoutConstraint {
    if contentConstraints.isEmpty {
      contentConstraints = [LayoutAxis.horizontal, .vertical].map { NSContentSizeLayoutConstraint(self, $0) }
    }
    return contentConstraints[axis == .horizontal ? 0 : 1]
  }

  /// Returns the length of the content, with lines broken at the solved width, in points.
  fileprivate func contentLength(along axis: LayoutAxis) -> CGFloat {
    var size = solved.contentSize ?? .zero
    if let width = solved.wrappingWidth, let content = view as? any WrappingContent {
      size = content.contentSize(forWidth: width)
    }
    return axis == .horizontal ? size.width : size.height
  }
}
