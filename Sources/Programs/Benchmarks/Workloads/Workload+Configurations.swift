import HeadlessKit

/// G1: a grid of buttons with a configuration.
extension Workload {
  /// Returns all lines of the row, for a number of buttons.
  static func configurations(_ count: Int) -> [Workload] {
    [buildConfigured(count), highlight(count, of: .configured), retitleConfigured(count)]
  }

  static func buildConfigured(_ count: Int) -> Workload {
    Workload(.configurations, "build and lay out", count, per: .button, isRepeatable: false) {
      let content = ButtonGrid.Content(count: count)
      let grid = Cached<ButtonGrid>()
      return {
        grid.value = ButtonGrid(content, of: .configured)
        grid.value?.root.layoutIfNeeded()
      }
    }
  }

  static func retitleConfigured(_ count: Int) -> Workload {
    Workload(.configurations, "new titles", count, per: .button) {
      let grid = ButtonGrid(.init(count: count), of: .configured)
      var turn = 0
      let change: @MainActor () -> Void = {
        turn += 1
        for button in grid.buttons {
          button.configuration?.title = turn.isMultiple(of: 2) ? "Button 67890" : "Button 12345"
        }
        grid.root.layoutIfNeeded()
      }
      change()
      change()
      return change
    }
  }
}
