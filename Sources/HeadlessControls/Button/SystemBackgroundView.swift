import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting
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
  /// The custom view that was reported last.
  private weak var refusedView: View?

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
  ///   - isMirrored: Whether the button is laid out from right to left.
  func show(_ content: ConfiguredButtonContent, cornerRadius radius: CGFloat, isMirrored: Bool) {
    let background = content.configuration.background
    let rect = bounds.insetCollapsing(by: background.backgroundInsets.resolved(mirrored: isMirrored))
    effectView = kept(effectView, if: background.visualEffect != nil, or: VisualEffectView(effect: nil))
    effectView?.effect = background.visualEffect
    let fillColor = content.fillColor
    fillView = kept(fillView, if: fillColor != nil, or: View())
    fillView?.backgroundColor = fillColor
    replaceCustomView(by: background.customView)
    imageView = kept(imageView, if: background.image != nil, or: ImageView())
    imageView?.image = background.image
    imageView?.contentMode = background.imageContentMode
    let strokeColor = content.strokeColor
    strokeView = kept(strokeView, if: strokeColor != nil, or: SystemBackgroundStrokeView())
    strokeView?.layer.borderColor = strokeColor?.resolvedColor(with: content.traits).cgColor
    strokeView?.layer.borderWidth = background.strokeWidth
    strokeView?.layer.cornerRadius = max(0, radius + background.strokeOutset)
    arrange()
    for view in [effectView, fillView, customView, imageView] {
      view?.frame = rect
      view?.layer.cornerRadius = radius
      view?.clipsToBounds = true
    }
    storedContentView?.frame = bounds
    let outset = background.strokeOutset
    strokeView?.frame = rect.insetCollapsing(
      by: EdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset))
  }

  /// Returns a view if it is needed, or a new one; removes it otherwise.
  private func kept<Kind: View>(_ view: Kind?, if isNeeded: Bool, or newView: @autoclosure () -> Kind) -> Kind? {
    guard isNeeded else {
      view?.removeFromSuperview()
      return nil
    }
    if let view { return view }
    let view = newView()
    view.isUserInteractionEnabled = false
    return view
  }

  /// > Assumed: a custom view that has been removed, or that another button shows, is added again at the next layout.
  private func replaceCustomView(by view: View?) {
    if let customView, customView !== view, customView.superview === self { customView.removeFromSuperview() }
    customView = view.flatMap { mayContain($0) ? $0 : nil }
  }

  /// Whether a view may be a subview; a superview of this view is reported, once in a row.
  private func mayContain(_ view: View) -> Bool {
    if !isDescendant(of: view) {
      refusedView = nil
      return true
    }
    if refusedView !== view {
      IssueReporting.report(
        IssueReport(
          place: "BackgroundConfiguration.customView",
          problem:
            "Expected a view outside of the button; got the button or a superview of it, \(type(of: view)); using none.",
          cure: "Pass a view of its own."))
    }
    refusedView = view
    return false
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
