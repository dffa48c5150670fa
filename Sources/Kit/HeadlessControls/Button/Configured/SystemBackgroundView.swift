import Foundation
import HeadlessGeometry
import HeadlessReporting
import HeadlessViews

/// The background of a configured button: effect, fill, custom view, image and stroke, each created when first needed.
/// > Seen: facts g34, g50 and g51.
final class SystemBackgroundView: View {
  private var effectView: VisualEffectView?
  private var fillView: View?
  private var customView: View?
  private var imageView: ImageView?
  private var strokeView: SystemBackgroundStrokeView?
  private var storedContentView: View?
  /// Whether there are views that are not subviews yet.
  private var hasNewViews = false
  /// The custom view that was reported last.
  private weak var refusedView: View?

  /// Adds the content that is missing, back to front, to a view of its own in front of the background.
  func addContent<let count: Int>(_ views: [count of View?]) {
    for index in views.indices where views[index] != nil { return contentView.addMissing(views) }
  }

  private var contentView: View {
    if let storedContentView { return storedContentView }
    let view = View(frame: bounds)
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    storedContentView = view
    addSubview(view)
    return view
  }

  /// Shows the background of a configuration, with a radius of the corners in points.
  func show(_ content: ResolvedConfiguration, cornerRadius radius: CGFloat) {
    let background = content.configuration.background
    let rect = bounds.insetCollapsing(by: background.backgroundInsets.resolved(mirrored: content.inputs.isRightToLeft))
    let fillColor = content.fillColor
    let strokeColor = content.strokeColor?.resolvedColor(with: content.inputs.surroundings.traits)
    func shape(_ view: View) {
      view.frame = rect
      view.layer.cornerRadius = radius
      view.clipsToBounds = true
    }
    effectView = updated(effectView, if: background.visualEffect != nil, or: VisualEffectView(effect: nil)) { view in
      view.effect = background.visualEffect
      shape(view)
    }
    fillView = updated(fillView, if: fillColor != nil, or: View()) { view in
      view.backgroundColor = fillColor
      shape(view)
    }
    replaceCustomView(by: background.customView)
    if let customView { shape(customView) }
    imageView = updated(imageView, if: background.image != nil, or: ImageView()) { view in
      view.image = background.image
      view.contentMode = background.imageContentMode
      shape(view)
    }
    let outset = background.strokeOutset
    strokeView = updated(strokeView, if: strokeColor != nil, or: SystemBackgroundStrokeView()) { view in
      view.layer.borderColor = strokeColor?.cgColor
      view.layer.borderWidth = background.strokeWidth
      view.layer.cornerRadius = max(0, radius + outset)
      view.frame = rect.insetCollapsing(by: EdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset))
    }
    storedContentView?.frame = bounds
    arrange()
  }

  /// Returns the view, or a new one, after a change; nil if it is not needed, and then removes it.
  ///
  /// A new view is changed without animation, as it was not visible before.
  private func updated<Kind: View>(
    _ view: Kind?, if isNeeded: Bool, or newView: @autoclosure () -> Kind, _ change: (Kind) -> Void
  ) -> Kind? {
    guard isNeeded else {
      view?.removeFromSuperview()
      return nil
    }
    if let view {
      change(view)
      return view
    }
    let view = newView()
    hasNewViews = true
    view.isUserInteractionEnabled = false
    ChangeRecording.pause { change(view) }
    return view
  }

  /// Replaces the custom view by another one, or removes it for nil.
  /// > Assumed: a custom view that has been removed, or that another button shows, is added again at the next layout.
  private func replaceCustomView(by view: View?) {
    if let customView, customView !== view, customView.superview === self { customView.removeFromSuperview() }
    customView = view.flatMap { mayContain($0) ? $0 : nil }
  }

  /// Returns whether a view may be a subview; a superview of this view is reported, once in a row.
  private func mayContain(_ view: View) -> Bool {
    if !isDescendant(of: view) {
      refusedView = nil
      return true
    }
    if refusedView !== view {
      IssueReporting.report(
        place: "BackgroundConfiguration.customView",
        problem:
          "Expected a view outside of the button; got the button or a superview of it, \(type(of: view)); using none.",
        cure: "Pass a view of its own.")
    }
    refusedView = view
    return false
  }

  /// Adds the views that are missing, back to front.
  ///
  /// A custom view may have been removed by others.
  private func arrange() {
    if !hasNewViews, customView == nil { return }
    hasNewViews = false
    addMissing([effectView, fillView, customView, imageView, strokeView, storedContentView])
  }
}

/// The stroke of a background, drawn inside of its bounds.
/// > Seen: fact g34.
final class SystemBackgroundStrokeView: View {}
