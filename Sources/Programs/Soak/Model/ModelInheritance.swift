import Foundation
import HeadlessGraphics
import HeadlessViews

/// The tint of a view by a walk up the whole tree (fact d7).
struct ModelTint: Equatable {
  var color: Color
  var isDimmed: Bool

  /// The color that the view shows: the color, or its gray.
  var shown: Color { isDimmed ? color.desaturated : color }
}

extension ModelTint {
  @MainActor init(of node: Node) {
    var color: Color?
    var mode = View.TintAdjustmentMode.automatic
    var current: Node? = node
    while let node = current {
      color = color ?? node.tintColor
      if mode == .automatic { mode = node.tintMode }
      current = node.parent
    }
    self.init(color: color ?? .systemBlue, isDimmed: mode == .dimmed)
  }
}

/// The traits of a view by a walk up the whole tree: the screen's, with the nearest style on the way.
struct ModelTraits: Equatable {
  var scale: CGFloat
  var style: UserInterfaceStyle
  var isMirrored: Bool

  @MainActor init(of node: Node) {
    let screen = (node.window?.view as? Window)?.screen ?? Screen.main
    scale = screen.scale
    isMirrored = screen.layoutDirection == .rightToLeft
    style = node.first { $0.style != .unspecified }?.style ?? screen.userInterfaceStyle
  }

  @MainActor func fits(_ collection: TraitCollection) -> Bool {
    collection.displayScale == scale && collection.userInterfaceStyle == style
      && (collection.layoutDirection == .rightToLeft) == isMirrored
  }
}
