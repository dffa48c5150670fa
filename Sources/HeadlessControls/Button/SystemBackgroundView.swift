import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The background of a configured button: effect, fill, custom view, image and stroke, each created when first needed.
///
/// > Seen: facts g34, g50 and g51.
final class SystemBackgroundView: View {
  private var effectView: VisualEffectView?
  private var fillView: View?
  private var customView: View?
  private var imageView: ImageView?
  private var strokeView: SystemBackgroundStrokeView?
  private var storedContentView: View?

  /// The view of the content, in front of the background.
  var contentView: View {
    if let storedContentView { return storedContentView }
    let view = View(frame: bounds)
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    storedContentView = view
    arrange()
    return view
  }

  /// Shows the background of a configuration.
  ///
  /// - Parameters:
  ///   - content: The content of the button.
  ///   - radius: The radius of the corners, in points.
  func show(_ content: ConfiguredButtonContent, cornerRadius radius: CGFloat) {
    let background = content.configuration.background
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rect = bounds.insetCollapsing(by: background.backgroundInsets.resolved(mirrored: isMirrored))
    update(\.effectView, isNeeded: background.visualEffect != nil, VisualEffectView(effect: nil)) { view in
      view.effect = background.visualEffect
      round(view, radius)
    }
    let fillColor = content.fillColor
    update(\.fillView, isNeeded: fillColor != nil, View()) { view in
      view.backgroundColor = fillColor
      round(view, radius)
    }
    replaceCustomView(by: background.customView)
    if let customView { round(customView, radius) }
    update(\.imageView, isNeeded: background.image != nil, ImageView()) { view in
      view.image = background.image
      view.contentMode = background.imageContentMode
      round(view, radius)
    }
    let strokeColor = content.strokeColor
    update(\.strokeView, isNeeded: strokeColor != nil, SystemBackgroundStrokeView()) { view in
      view.layer.borderColor = strokeColor?.cgColor
      view.layer.borderWidth = background.strokeWidth
      view.layer.cornerRadius = max(0, radius + background.strokeOutset)
    }
    let outset = background.strokeOutset
    for view in [effectView, fillView, customView, imageView] { view?.frame = rect }
    storedContentView?.frame = bounds
    strokeView?.frame = rect.insetBy(dx: -outset, dy: -outset)
  }

  private func round(_ view: View, _ radius: CGFloat) {
    view.layer.cornerRadius = radius
    view.clipsToBounds = true
  }

  private func update<Kind: View>(
    _ path: ReferenceWritableKeyPath<SystemBackgroundView, Kind?>, isNeeded: Bool, _ newView: @autoclosure () -> Kind,
    _ change: (Kind) -> Void
  ) {
    let old = self[keyPath: path]
    guard isNeeded else {
      old?.removeFromSuperview()
      self[keyPath: path] = nil
      return
    }
    let view = old ?? newView()
    change(view)
    if old != nil { return }
    view.isUserInteractionEnabled = false
    self[keyPath: path] = view
    arrange()
  }

  private func replaceCustomView(by view: View?) {
    if view === customView { return }
    if customView?.superview === self { customView?.removeFromSuperview() }
    customView = view
    arrange()
  }

  /// Adds the views that are missing, back to front.
  private func arrange() {
    addMissing([effectView, fillView, customView, imageView, strokeView, storedContentView].compactMap(\.self))
  }
}

/// The stroke of a background, drawn inside of its bounds.
///
/// > Seen: fact g34.
final class SystemBackgroundStrokeView: View {}
