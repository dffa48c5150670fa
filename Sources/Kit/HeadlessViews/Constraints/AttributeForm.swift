import Foundation
import HeadlessGeometry

/// An attribute of an item as a number that is added to its position, and a share of its length.
@MainActor struct AttributeForm {
  /// The factor of the width or height.
  private(set) var lengths = 0.0
  private(set) var constant = 0.0
  /// The item below this one whose position and height the attribute contains as well: the view with the baseline.
  private(set) var baselineItem: LayoutItem?

  /// Creates the form of an attribute that does not depend on the layout direction.
  init(_ attribute: LayoutConstraint.Attribute, of item: LayoutItem) {
    switch attribute {
    case .firstBaseline, .lastBaseline: setBaseline(isFirst: attribute == .firstBaseline, of: item)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins,
      .leadingMargin, .trailingMargin:
      item.hasContentMentions = true
      set(attribute, within: item.view?.resolvedMargins ?? .zero)
    default: set(attribute, within: item.view?.alignmentRectInsets ?? .zero)
    }
  }

  /// Sets the form of an edge, a center or a length that is measured inside insets.
  /// > Seen: facts f39, f53.
  private mutating func set(_ attribute: LayoutConstraint.Attribute, within insets: EdgeInsets) {
    let (left, right) = (Double(insets.left), Double(insets.right))
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: (lengths, constant) = (0, left)
    case .right, .trailing, .rightMargin, .trailingMargin: (lengths, constant) = (1, -right)
    case .top, .topMargin: (lengths, constant) = (0, top)
    case .bottom, .bottomMargin: (lengths, constant) = (1, -bottom)
    case .centerX, .centerXWithinMargins: (lengths, constant) = (0.5, (left - right) / 2)
    case .centerY, .centerYWithinMargins: (lengths, constant) = (0.5, (top - bottom) / 2)
    case .width: (lengths, constant) = (1, -left - right)
    case .height: (lengths, constant) = (1, -top - bottom)
    case .firstBaseline, .lastBaseline, .notAnAttribute: break
    }
  }

  /// Sets the form of the first or last baseline; without text it is the top or the bottom edge.
  /// > Documented: fact f40. Seen: facts f41, f43.
  private mutating func setBaseline(isFirst: Bool, of item: LayoutItem) {
    item.hasContentMentions = true
    guard let view = item.view else { return set(.bottom, within: .zero) }
    let source = view.baselineSource(isFirst: isFirst)
    if source !== view { baselineItem = source.layoutItem }
    guard let content = source as? any BaselineContent else {
      return set(isFirst ? .top : .bottom, within: source.alignmentRectInsets)
    }
    let baseline = isFirst ? content.firstBaseline : content.lastBaseline
    (lengths, constant) = (Double(baseline.heightShare), Double(baseline.offset))
  }
}

extension View {
  /// The number of views that may refer to one another for their baseline.
  /// > Assumed: far above what stack views nest.
  private static let baselineLimit = 100

  /// Returns the view whose baseline this one uses: itself, or the view that `forFirstBaselineLayout` leads to.
  final func baselineSource(isFirst: Bool) -> View {
    var view = self
    for _ in 1...View.baselineLimit {
      if view is any BaselineContent { return view }
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isInSubtree(of: view) { return view }
      view = next
    }
    return view
  }
}

/// A view whose text has baselines.
@MainActor package protocol BaselineContent: View {
  /// The baseline of the first line.
  var firstBaseline: ContentBaseline { get }
  /// The baseline of the last line.
  var lastBaseline: ContentBaseline { get }
}

/// A vertical position in a view: a share of the height plus an offset, in points from the top of the frame.
package struct ContentBaseline: Equatable {
  package var heightShare: CGFloat
  package var offset: CGFloat

  package init(heightShare: CGFloat = 0, offset: CGFloat) {
    self.heightShare = heightShare
    self.offset = offset
  }
}

/// A view whose content gets higher when its width is less than its content's.
@MainActor package protocol WrappingContent: View {
  /// Whether the lines of the content break at the width that results from constraints.
  var wrapsContent: Bool { get }
  /// Returns the size of the content whose lines break at a width, in points.
  func contentSize(forWidth width: CGFloat) -> CGSize
}
