import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A container of an app's view with its own constraints, whose frame the bar therefore does not set.
final class BarItemHolder: View {
  convenience init(_ content: View) {
    self.init(frame: .zero)
    addSubview(content)
    LayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
    ])
  }
}

/// The items of one side of a bar with their views, in the order of the layout.
@MainActor struct BarItemViews {
  var row = BarItemRow(entries: [])
  /// The view of each item; nil for spaces.
  var views: [View?] = []
  /// The height of each item of an app; nil for those that are as high as the bar.
  private var heights: [CGFloat?] = []

  /// Prepares the views of items, from the edge of the bar on, with the appearance of buttons by their style; without
  /// sizes, they have the era's.
  init(
    _ items: [BarButtonItem], host: any BarItemHost, in space: CGSize, edge: BarItemButton.Side,
    sizes ownSizes: SystemEra.Bars.Items? = nil,
    _ appearance: (BarButtonItem.Style) -> BarButtonItemAppearance?
  ) {
    let sizes = ownSizes ?? host.era.bars.items
    let titleSize = host.era.bars.titleSize(in: host.traitCollection)
    row.sizes = sizes
    for item in items where !item.isHidden {
      item.show(in: host)
      if let customView = item.customView {
        var size = customView.barSize(in: space)
        if item.width > 0 { size.width = item.width }
        append(.custom(size.width), customView.placedInBar, size.height)
      } else if item.systemItem == .flexibleSpace {
        append(.flexibleSpace, nil, nil)
      } else if item.systemItem == .fixedSpace {
        append(.fixedSpace(item.width), nil, nil)
      } else {
        let button = item.button ?? BarItemButton(for: item)
        item.button = button
        button.show(appearance(item.style), side: views.isEmpty ? edge : .middle, sizes, titleSize: titleSize)
        let width = item.width > 0 ? item.width : button.width(sizes)
        append(button.currentImage == nil ? .button(width) : .image(width), button, nil)
      }
    }
  }

  init() {}

  private mutating func append(_ entry: BarItemRow.Entry, _ view: View?, _ height: CGFloat?) {
    row.entries.append(entry)
    views.append(view)
    heights.append(height)
  }

  /// Sets the frames of the views in a bar, at a distance from the edge at which the row begins; flexible spaces fill
  /// the available width, if any.
  func setFrames(
    in bounds: CGRect, from start: CGFloat, fromRight: Bool, available: CGFloat? = nil, _ grid: PixelGrid
  ) {
    for (index, position) in row.positions(in: available).enumerated() {
      guard let position, let view = views[index] else { continue }
      let height = heights[index] ?? bounds.height
      let x = grid.halfUp(start + position.x)
      let left = fromRight ? bounds.maxX - x - position.width : bounds.minX + x
      let y = bounds.minY + grid.halfUp((bounds.height - height) / 2)
      view.frame = CGRect(x: left, y: y, width: position.width, height: height)
    }
  }
}

extension View {
  /// Returns the preferred size of the view in a bar, at most as large as a space.
  ///
  /// A view with constraints has the size that they and its content determine; another its intrinsic content size, else
  /// the size that fits, or its own where that is zero. A content wider than the space is as high as fits.
  /// > Reported: fact n6, of title views since iOS 11. Assumed: the same for views of items.
  final func barSize(in space: CGSize) -> CGSize {
    var size: CGSize
    if translatesAutoresizingMaskIntoConstraints {
      size = sizeThatFits(space)
      if size.width <= 0 || size.height <= 0 { size = bounds.size }
      let content = intrinsicContentSize
      if content.width != View.noIntrinsicMetric, content.height != View.noIntrinsicMetric {
        size.height = content.width > space.width ? max(content.height, size.height) : content.height
        size.width = content.width
      }
    } else {
      size = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    guard size.isFinite else { return .zero }
    return CGSize(width: min(max(0, size.width), max(0, space.width)), height: min(max(0, size.height), space.height))
  }

  /// The view that a bar positions: the view itself, or a container of it if it has its own constraints.
  final var placedInBar: View {
    if translatesAutoresizingMaskIntoConstraints { return self }
    return superview as? BarItemHolder ?? BarItemHolder(self)
  }

  /// Makes views the subviews, in their order, without removing those that stay.
  final func showSubviews(_ wanted: [View]) {
    let kept = Set(wanted.map { ObjectIdentifier($0) })
    for subview in subviews where !kept.contains(ObjectIdentifier(subview)) { subview.removeFromSuperview() }
    for (index, view) in wanted.enumerated() {
      if index < subviews.count, subviews[index] === view { continue }
      insertSubview(view, at: index)
    }
  }

  /// Whether a bar is low: in compact height, as on a phone in landscape.
  /// > Reported: fact n22, up to iOS 18.
  final var isLowBar: Bool { traitCollection.verticalSizeClass == .compact }
}

final class BarBackground: View {
  private var imageView: ImageView?

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  func show(_ color: Color?, _ image: Image?) {
    backgroundColor = color
    if let image {
      let view = imageView ?? ImageView()
      imageView = view
      if view.superview == nil { addSubview(view) }
      view.image = image
      view.frame = bounds
    } else {
      imageView?.removeFromSuperview()
    }
  }
}
