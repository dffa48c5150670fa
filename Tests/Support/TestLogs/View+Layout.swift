import HeadlessKit

/// The type of a view, for the closures of tests.
@MainActor package protocol LaidOutView: View {}

extension View: LaidOutView {}

extension LaidOutView {
  /// Changes the view, and lays it out.
  package func layOut(_ change: (Self) -> Void) {
    change(self)
    layoutIfNeeded()
  }

  /// Marks the view for layout, and lays it out.
  package func layOutAgain() { layOut { $0.setNeedsLayout() } }
}

extension View {
  /// Runs a change, and lays out the view.
  package func layOut(_ change: () -> Void) {
    change()
    layoutIfNeeded()
  }
}
