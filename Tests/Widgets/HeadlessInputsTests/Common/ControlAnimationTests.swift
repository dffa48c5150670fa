import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A control in a block of animations` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> @MainActor (_ animated: Bool) -> Void
  }

  nonisolated static let rows = [
    Row(testDescription: "slider") {
      let slider = Slider()
      return { slider.setValue(slider.value + 0.5, animated: $0) }
    },
    Row(testDescription: "progress view") {
      let progress = ProgressView()
      return { progress.setProgress(progress.progress + 0.5, animated: $0) }
    },
    Row(testDescription: "switch") {
      let control = Switch()
      return { control.setOn(!control.isOn, animated: $0) }
    },
  ]

  @Test(arguments: rows) func `completes with the duration of the block`(row: Row) {
    let set = row.make()
    var results: [Bool] = []
    View.animate(withDuration: 1, animations: { set(true) }, completion: { results.append($0) })
    Screen.main.advance(by: 0.75)
    expectEqual(results, [])
    Screen.main.advance(by: 0.5)
    expectEqual(results, [true])
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { set(true) }
    animator.addCompletion { _ in results.append(true) }
    animator.startAnimation()
    Screen.main.advance(by: 0.75)
    expectEqual(results, [true])
    Screen.main.advance(by: 0.5)
    expectEqual(results, [true, true])
  }

  @Test(arguments: rows) func `completes at once where nothing is animated`(row: Row) {
    let set = row.make()
    var count = 0
    View.animate(withDuration: 1, animations: { set(false) }, completion: { _ in count += 1 })
    expectEqual(count, 1)
    View.animate(
      withDuration: 1, animations: { View.performWithoutAnimation { set(true) } }, completion: { _ in count += 1 })
    expectEqual(count, 2)
  }

  @Test func `completes at once where the value stays`() {
    let slider = Slider()
    var count = 0
    View.animate(withDuration: 1, animations: { slider.setValue(-1, animated: true) }, completion: { _ in count += 1 })
    #expect(count == 1 && slider.value == 0)
  }
}
