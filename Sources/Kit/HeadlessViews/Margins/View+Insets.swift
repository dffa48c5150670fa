import Foundation
import HeadlessGeometry

/// The safe area and the margins that a view inherits.
///
/// The values are current at any time. A change is computed at once for the view and for those views below it that it
/// reaches (``updateInsets(hasNewBounds:)``), and the next layout pass notifies them, parents first
/// (``announceInsets()``). Most trees have neither a safe area nor a view that preserves margins; a mark
/// (``ViewFlags/inheritsInsets``) excludes them before anything is computed.
extension View {
  // MARK: Values

  /// The safe area of the view by its place in the tree, without overrides of ``safeAreaInsets``.
  final var storedSafeArea: EdgeInsets { rare.insetState?.safeArea ?? .zero }

  /// The safe area of the view, with overrides of ``safeAreaInsets``; zero for one that is not finite.
  final var countedSafeArea: EdgeInsets {
    let insets = safeAreaInsets
    return insets.isFinite ? insets : .zero
  }

  /// The insets that are added to the safe area that the view inherits, in points: its view controller's.
  ///
  /// Negative insets make the safe area smaller. Insets that are not finite are reported and change nothing.
  /// > Seen: fact f34. Assumed: no inset of the sum is negative.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { rare.insetState?.additionalSafeArea ?? .zero }
    set {
      guard accepts(newValue.isFinite, "\(newValue)", "additionalSafeAreaInsets") else { return }
      if newValue == additionalSafeAreaInsets { return }
      markInheritingInsets()
      insetState.additionalSafeArea = newValue
      updateInsets()
    }
  }

  /// The margins, with overrides of ``layoutMargins``; zero for margins that are not finite.
  private var countedMargins: EdgeInsets {
    let margins = layoutMargins
    return margins.isFinite ? margins : .zero
  }

  /// The rectangle of the margins guide: the bounds less the ``layoutMargins``, in the view's own coordinates.
  package final var marginsRect: CGRect { bounds.inGuide(of: countedMargins) }

  /// The rectangle of the safe area guide: the bounds less the ``safeAreaInsets``, in the view's own coordinates.
  /// > Seen: fact f50.
  package final var safeAreaRect: CGRect { bounds.inGuide(of: countedSafeArea) }

  /// The rectangle of the readable content guide, in the view's own coordinates.
  package final var readableRect: CGRect { bounds.readable(insideMargins: countedMargins) }

  // MARK: Marks

  /// Marks the view and all below it as possibly having a safe area, or margins that follow the superview's.
  ///
  /// The subviews of a marked view are marked. The mark is never removed, which costs speed only.
  final func markInheritingInsets() { markInheritance(.inheritsInsets) }

  /// Updates the inherited insets of a subview that was added.
  final func passInsets(to subview: View) {
    if flags.union(subview.flags).contains(.inheritsInsets) || overridesSafeArea || subview.overridesPreservation {
      subview.insetsDidChangeSuperview(to: self)
    }
  }

  /// Whether a subclass returns a safe area in an unmarked tree.
  private var overridesSafeArea: Bool { !flags.contains(.hasEmptyCallbacks) && countedSafeArea != .zero }

  /// Whether a subclass preserves margins in an unmarked tree.
  private var overridesPreservation: Bool {
    !flags.contains(.hasEmptyCallbacks) && preservesSuperviewLayoutMargins
  }

  private func insetsDidChangeSuperview(to superview: View) {
    if preservesSuperviewLayoutMargins || superview.overridesSafeArea { superview.markInheritingInsets() }
    if superview.flags.contains(.inheritsInsets) { markInheritingInsets() }
    updateInsets()
    if flags.contains(.hasUnannouncedInsets) { addToDirtySubviews() }
  }

  // MARK: Updates

  /// Computes the inherited insets of the view, and of all views below it that a change reaches, without recursion.
  ///
  /// It calls getters only.
  ///
  /// - Parameter hasNewBounds: Whether the distances of the subviews from the edges have changed as well.
  final func updateInsets(hasNewBounds: Bool = false) {
    let isChanged = updateOwnInsets()
    if isChanged { guideRectsMayChange() }
    if isChanged || hasNewBounds {
      updateInsetsOfSubviews(isChanged: isChanged)
    } else if Screen.hasShownKeyboard {
      Screen.keyboardGuidesMayMove(below: self)
    }
  }

  /// Computes the inherited insets of the views below this one that follow it; `isChanged` means that its own are new.
  final func updateInsetsOfSubviews(isChanged: Bool = false) {
    if Screen.hasShownKeyboard { Screen.keyboardGuidesMayMove(below: self) }
    if !flags.contains(.inheritsInsets) || subviewStorage.isEmpty { return }
    var waiting: [View] = []
    appendFollowers(to: &waiting, isChanged: isChanged)
    while let view = waiting.popLast() {
      if !view.updateOwnInsets() { continue }
      view.guideRectsMayChange()
      view.appendFollowers(to: &waiting, isChanged: true)
    }
  }

  /// Computes the safe area that subviews inherit, which changes with ``ContentInsetAdjusting/safeAreaInContentInset``.
  package final func safeAreaForSubviewsDidChange() { updateInsetsOfSubviews(isChanged: true) }

  /// Appends the subviews whose insets may follow: without a safe area, only those that preserve the margins.
  private func appendFollowers(to waiting: inout [View], isChanged: Bool) {
    if isChanged || safeAreaForSubviews != .zero {
      waiting.append(contentsOf: subviewStorage)
    } else {
      for subview in subviewStorage where subview.preservesSuperviewLayoutMargins { waiting.append(subview) }
    }
  }

  /// Stores the inherited insets; returns whether they have changed.
  private func updateOwnInsets() -> Bool {
    let safeArea = inheritedSafeArea.adding(additionalSafeAreaInsets).atLeast(.zero)
    let superviewMargins = inheritedMargins
    let minimumMargins = viewOwner?.minimumMargins(of: self) ?? .zero
    if rare.insetState == nil, safeArea == .zero, superviewMargins == .zero, minimumMargins == .zero { return false }
    let state = insetState
    if state.safeArea == safeArea, state.superviewMargins == superviewMargins, state.minimumMargins == minimumMargins {
      return false
    }
    if state.announced == nil { state.announced = (state.safeArea, resolvedMargins) }
    state.safeArea = safeArea
    state.superviewMargins = superviewMargins
    state.minimumMargins = minimumMargins
    flags.insert(.hasUnannouncedInsets)
    addToDirtySubviews()
    return true
  }

  /// Computes the inherited insets of the subviews that outlive their deallocated superview; called on the main actor.
  nonisolated static func updateInsets(ofSurvivors subviews: inout [View]) {
    for index in subviews.indices where !isKnownUniquelyReferenced(&subviews[index]) {
      let survivor = subviews[index]
      MainActor.assumeIsolated { survivor.updateInsets() }
    }
  }

  private var insetState: InsetState {
    if let state = rare.insetState { return state }
    let state = InsetState()
    rare.insetState = state
    return state
  }

  /// The part of the superview's safe area, or of the screen's, that reaches into the view.
  /// > Assumed: transforms are ignored, as the layout of the untransformed view follows the insets; the bounds origin
  /// > of the superview is included. Reported: a view with a scale or a rotation does not get its insets from UIKit
  /// > (https://forums.developer.apple.com/forums/thread/671541).
  private var inheritedSafeArea: EdgeInsets {
    guard let superview = storedSuperview else {
      guard let window = self as? Window else { return .zero }
      return window.screen.safeAreaInsets.reaching(into: frameStorage, in: window.screen.bounds)
    }
    return superview.safeAreaForSubviews.reaching(into: frameStorage, in: superview.untransformedBounds)
  }

  /// The safe area that subviews inherit: without the part that the insets of scrolled content contain.
  private var safeAreaForSubviews: EdgeInsets {
    let safeArea = countedSafeArea
    guard flags.contains(.scrollsContent), safeArea != .zero, let view = self as? any ContentInsetAdjusting else {
      return safeArea
    }
    let consumed = view.safeAreaInContentInset
    let rest = EdgeInsets(top: -consumed.top, left: -consumed.left, bottom: -consumed.bottom, right: -consumed.right)
    return rest.isFinite ? safeArea.adding(rest).atLeast(.zero) : safeArea
  }

  /// The part of the superview's margins that reaches into the view, if it preserves them.
  /// > Seen: fact f48. Assumed: at most the superview's margin, as for the safe area (fact f49).
  private var inheritedMargins: EdgeInsets {
    guard preservesSuperviewLayoutMargins, let superview = storedSuperview else { return .zero }
    return superview.countedMargins.reaching(into: frameStorage, in: superview.untransformedBounds)
  }

  private var untransformedBounds: CGRect { CGRect(origin: boundsOrigin, size: frameStorage.size) }

  // MARK: Notifications

  /// Notifies the view of insets changed since the last notification: first of its margins, then of its safe area.
  ///
  /// The layout pass calls it before ``layoutSubviews()``. Values that have changed back are not announced.
  /// > Seen: fact f32.
  final func announceInsets() {
    flags.remove(.hasUnannouncedInsets)
    guard let state = rare.insetState, let old = state.announced else { return }
    state.announced = nil
    if resolvedMargins != old.margins {
      LayoutObservation.call("layoutMarginsDidChange", on: self) { layoutMarginsDidChange() }
      viewOwner?.marginsDidChange(of: self)
    }
    // What the callback changes is announced later; the view was not notified of the safe area in between.
    if state.announced != nil {
      state.announced?.safeArea = old.safeArea
    } else if state.safeArea != old.safeArea {
      LayoutObservation.call("safeAreaInsetsDidChange", on: self) { safeAreaInsetsDidChange() }
      viewOwner?.safeAreaDidChange(of: self)
    }
  }
}

/// The insets that a view inherits: its safe area, and the part of the superview's margins that reaches into it.
///
/// A view for which all of them have always been zero has none. They are current at any time; the layout pass notifies.
final class InsetState {
  /// The safe area of the view: the part of the superview's that reaches into it, plus the ``additionalSafeArea``.
  var safeArea = EdgeInsets.zero
  /// The part of the superview's margins that reaches into a view that preserves them.
  var superviewMargins = EdgeInsets.zero
  /// The least margins that the owner of the view wants, without the safe area.
  var minimumMargins = EdgeInsets.zero
  var additionalSafeArea = EdgeInsets.zero
  /// The values of the last notification, if they may have changed since.
  var announced: (safeArea: EdgeInsets, margins: EdgeInsets)?
}

/// A view that adds its safe area to the insets of the content that it scrolls.
@MainActor package protocol ContentInsetAdjusting: View {
  /// The part of the safe area that the adjusted content inset contains, in points; subviews do not inherit it.
  var safeAreaInContentInset: EdgeInsets { get }

  /// Whether the safe area at the top and at the bottom is added to the inset of content that does not scroll, too.
  ///
  /// A navigation controller sets it for the first scroll view of a view controller.
  /// > Documented: UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  var isInNavigation: Bool { get set }
}
