import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The controller as the owner of its view; `HeadlessViews` calls these members.
extension ViewController: ViewOwner {
  package final var ownedView: View? { loadedView }

  package final func viewWillLayOut(_ view: View) {
    announceAppearance()
    viewWillLayoutSubviews()
  }

  package final func viewDidLayOut(_ view: View) {
    if view === loadedView { viewDidLayoutSubviews() }
  }

  package final func updateConstraints(of view: View) { updateViewConstraints() }
  package final func safeAreaDidChange(of view: View) { viewSafeAreaInsetsDidChange() }
  package final func marginsDidChange(of view: View) { viewLayoutMarginsDidChange() }

  /// Returns the system's margins at the left and the right edge.
  package final func minimumMargins(of view: View) -> EdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
    let margins = systemMinimumLayoutMargins
    return margins.isFinite ? margins.resolved(mirrored: view.isRightToLeft) : .zero
  }

  package final func traits(of view: View, from inherited: TraitCollection) -> TraitCollection {
    applyingOwnTraits(to: inherited)
  }

  /// Notifies the presentation controller, and calls the registrations and ``traitCollectionDidChange(_:)``.
  package final func traitsDidChange(of view: View, from old: TraitCollection, to new: TraitCollection) {
    if modal.presenting != nil, let presentation = modal.controller {
      presentation.notifyTraitRegistrations(from: old, to: new)
      presentation.traitCollectionDidChange(old)
    }
    notifyTraitRegistrations(from: old, to: new)
    traitCollectionDidChange(old)
  }

  package final func contentWillShow(in window: Window) { install(in: window) }
}
