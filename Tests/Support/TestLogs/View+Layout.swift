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

  // MARK: From right to left

  /// Returns the subviews and guides that a layout from right to left does not place at the other side, within a pixel.
  ///
  /// Frames that do not result from constraints are mirrored before that layout.
  package func misplacedFromRightToLeft() -> [String] {
    let leftToRight = placedRects
    turn(.forceRightToLeft)
    defer { turn(.unspecified) }
    return zip(leftToRight, placedRects).filter { own, twin in
      let mirrored = CGRect(x: bounds.width - twin.maxX, y: twin.minY, width: twin.width, height: twin.height)
      return !own.insetBy(dx: -0.5, dy: 0).contains(mirrored) || !mirrored.insetBy(dx: -0.5, dy: 0).contains(own)
    }.map { "\($0), from right to left \($1)" }
  }

  private var placedRects: [CGRect] {
    subviews.map { $0.alignmentRect(forFrame: $0.frame) } + layoutGuides.map(\.layoutFrame)
  }

  private func turn(_ direction: SemanticContentAttribute) {
    semanticContentAttribute = direction
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
    (window ?? self).layoutIfNeeded()
  }
}
