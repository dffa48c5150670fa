import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// What a view only keeps, and what it is only told: the part of ``View`` behind which there is no arithmetic.
///
/// It is a class because Swift lets people override only what stands in a class body, and one body of all would be too
/// long to read. Only ``View`` is meant to inherit from it.
@preconcurrency @MainActor
open class ViewBase: Responder {
  // MARK: Kept

  /// A number to find the view by.
  open var tag: Int {
    get { extra(\.tag, default: 0) }
    set { makeExtras().tag = newValue }
  }

  /// The colour behind the content, or nil for none.
  open var backgroundColor: Color? {
    get { extra(\.backgroundColor, default: nil) }
    set { setBackgroundColor(newValue) }
  }

  /// How the content takes a size that is not its own.
  open var contentMode: View.ContentMode {
    get { extra(\.contentMode, default: .scaleToFill) }
    set { makeExtras().contentMode = newValue }
  }

  /// Whether subviews with an ``View/autoresizingMask`` follow a new size of this view; true unless set.
  open var autoresizesSubviews: Bool {
    get { extra(\.autoresizesSubviews, default: true) }
    set { makeExtras().autoresizesSubviews = newValue }
  }

  /// Whether the superview's margins count as well; kept for its reader, the margins do not change by it.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extra(\.preservesSuperviewLayoutMargins, default: false) }
    set { makeExtras().preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether constraints are made of the view's frame and autoresizing mask; true unless set.
  ///
  /// Kept for its reader: there is no constraint layout, which alone would ask.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extra(\.translatesAutoresizingMaskIntoConstraints, default: true) }
    set { makeExtras().translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// How far the view reaches beyond what a constraint layout would align; no distance unless overridden.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// What stands around a constraint layout, which there is none of: called by nobody here.
  open func updateConstraints() {}

  /// Does nothing, as there is no constraint layout.
  open func setNeedsUpdateConstraints() {}

  /// Does nothing, as there is no constraint layout.
  open func updateConstraintsIfNeeded() {}

  /// Whether the view cannot do without constraint layout; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The room that bars and rounded screens take at the edges: none here.
  open var safeAreaInsets: EdgeInsets { .zero }

  /// Called by nobody here, as ``safeAreaInsets`` never change.
  open func safeAreaInsetsDidChange() {}

  /// Called by nobody here; writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: Delegate of the layer

  /// Sets the layer's contents, when it displays; nothing unless overridden.
  open func display(_ layer: Layer) {}

  /// Draws the content of a layer that has this view as its delegate; nothing unless overridden.
  open func draw(_ layer: Layer, in ctx: CGContext) {}

  // MARK: Focus

  /// Called by nobody here, as nothing moves the focus; a test calls it itself.
  open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

  /// Whether the view could have the focus; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus: no.
  open var isFocused: Bool { false }

  // MARK: Drawing

  /// Draws the view's own content, in front of its background and behind its subviews; nothing unless overridden.
  ///
  /// ``View/drawing(afterScreenUpdates:)`` calls it, never call it yourself. Draw into `CGContext.current` or
  /// `DrawingContext.current`; what is outside of the bounds is cut. What it changes in the tree shows in the next drawing.
  ///
  /// - Parameter rect: The part to draw: always all of the bounds.
  ///
  /// > Documented: UIView.draw(_:). Differs: every drawing calls it, as nothing that was drawn is kept.
  open func draw(_ rect: CGRect) {}

  /// Tells that what ``draw(_:)`` draws has changed; nothing has to be done, override it to be told.
  open func setNeedsDisplay() {}

  /// Tells that a part of what ``draw(_:)`` draws has changed; nothing has to be done, override it to be told.
  ///
  /// - Parameter rect: The part, in the view's own coordinates.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Whether ``draw(_:)`` begins with nothing; true unless set, and kept only: it always does.
  open var clearsContextBeforeDrawing: Bool {
    get { extra(\.clearsContextBeforeDrawing, default: true) }
    set { makeExtras().clearsContextBeforeDrawing = newValue }
  }

  // MARK: Told

  /// Called after ``View/layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  /// Called after ``View/tintColor`` has changed: by the view's own setting, by one it inherits or by moving.
  open func tintColorDidChange() {}

  /// Called after ``View/traitCollection`` has changed, parents first, with the traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Layers

  /// Places what is in the view's layer: calls ``View/layoutSubviews()``.
  ///
  /// The layout pass calls it, by way of the layer, for a view whose ``View/layer`` has been asked for; for others it calls
  /// `layoutSubviews()` directly. An override calls `super` first.
  ///
  /// > Documented: UIView is its layer's delegate. Differs: a view that never touched its layer is not asked.
  open func layoutSublayers(of layer: Layer) {
    let view = unsafeDowncast(self, to: View.self)
    if layer === extras?.layer { view.layoutSubviews() }
  }

  /// What happens when a value of the view's layer changes: an animation inside of a block, nothing outside of one.
  ///
  /// > Documented: UIView.action(for:forKey:). Differs: blocks animate by themselves and do not ask it.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
    AnimationBlock.isRecording ? BasicAnimation(keyPath: event) : NSNull()
  }

  // MARK: Asked by inspectors

  /// What the view says about its content and looks to whoever inspects it; nothing unless overridden.
  ///
  /// Frame, flags and tag are known of every view. An override adds to what `super` says, and changes nothing.
  open var inspectedProperties: [InspectedProperty] { [] }
}
