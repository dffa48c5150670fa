import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Recorded changes", .reportsIssuesAsFailures, .screen(scale: 2)) struct ChangeRecordingTests {
  @Test func `changes are recorded in blocks alone, and not where animations are off`() {
    var seen = [ChangeRecording.isOn]
    View.animate(withDuration: 1) {
      seen.append(ChangeRecording.isOn)
      View.performWithoutAnimation { seen.append(ChangeRecording.isOn) }
      seen.append(ChangeRecording.isOn)
    }
    seen.append(ChangeRecording.isOn)
    #expect(seen == [false, true, false, true, false] && ChangeRecording.recorder == nil)
  }

  @Test func `a change outside of blocks makes no layer, one inside does`() {
    final class Watched: View {
      static var made = 0
      override class var layerClass: AnyClass {
        made += 1
        return Layer.self
      }
    }
    let view = Watched()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.alpha = 0.5
    view.backgroundColor = .red
    expectEqual(Watched.made, 0)
    View.animate(withDuration: 1) { view.alpha = 1 }
    #expect(Watched.made == 1 && view.layer.animationKeys() == ["opacity"])
  }
}
