import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import RepositoryFiles
import Testing

@testable import Conformance

@MainActor struct StageTests {
  private static func played(
    needsApp: Bool = false, _ play: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> (values: [String: RecordedValue], texts: [RecordedText], faults: [String]) {
    let screen = Screen(scale: 2)
    return Screen.withMain(screen) {
      ConformanceScene("scene", facts: [], scale: 2, needsApp: needsApp, play: play).played { screen.advance(by: $0) }
    }
  }

  @Test func `the second value of a name is a fault, and the first one remains`() {
    let played = Self.played { stage in
      for number in 1...3 { stage.record("a", .count(number)) }
      stage.record("b", .flag(true))
    }
    expectEqual(played.values, ["a": .number(1), "b": .flag(true)])
    expectEqual(played.faults, ["The scene records two values named 'a'."])
  }

  @Test func `a step that needs an app is a fault of a scene that is not declared so`() {
    let steps: [@MainActor @Sendable (Stage) -> Void] = [
      { $0.wait(0.1) }, { $0.makeKey() }, { $0.touch($0.root, at: .zero) },
      { $0.sendActions(for: .touchUpInside, of: Control()) },
      { _ = $0.draw(View(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), over: .white, "a point") },
    ]
    for step in steps {
      expectEqual(Self.played(step).faults, ["The scene needs an app, but is not declared so."])
      expectEqual(Self.played(needsApp: true, step).faults, [])
    }
    expectEqual(Self.played { $0.layOut() }.faults, [])
  }

  @Test func `a moment of a motion that is recorded late is a fault`() {
    let stage = Stage(size: CGSize(width: 10, height: 10), in: nil) { _ in }
    let start = stage.time
    stage.waitInMotion(0.25)
    stage.wait(until: start + 0.5)
    stage.wait(0.25)
    stage.wait(until: start + 0.72)
    #expect(stage.faults == [] && stage.time == start + 0.75)
    stage.wait(until: start + 0.69)
    expectEqual(stage.faults, ["A moment of a motion was recorded late."])
    stage.close()
  }

  @Test func `the end of a scene ends editing and presentations`() {
    let screen = Screen(scale: 2)
    Screen.withMain(screen) {
      let stage = Stage(size: CGSize(width: 320, height: 480), in: nil) { screen.advance(by: $0) }
      let (root, alert, field) = (ViewController(), ViewController(), TextField())
      stage.show(root)
      stage.makeKey()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      root.present(alert, animated: false)
      stage.wait(1)
      #expect(root.presentedViewController === alert)
      stage.close()
      #expect(root.presentedViewController == nil && !field.isFirstResponder)
      #expect(stage.window.isHidden && stage.window.rootViewController == nil)
    }
  }

  /// A control that a scripted touch does not reach.
  private final class Deaf: Control {
    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {}
  }

  @Test func `a control that does not track a scripted touch is a fault`() {
    let played = Self.played(needsApp: true) { stage in
      stage.record("control", .flag(stage.tracksTouches(Control(), at: .zero)))
      stage.record("deaf", .flag(stage.tracksTouches(Deaf(), at: .zero)))
      stage.record("subviews", .count(stage.root.subviews.count))
    }
    expectEqual(played.values, ["control": .flag(true), "deaf": .flag(false), "subviews": .number(0)])
    expectEqual(played.faults, ["A scripted touch does not reach Deaf."])
  }

  @Test func `a color is that of the view's traits, else of the window's`() {
    let color = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    let screen = Screen(scale: 2)
    screen.userInterfaceStyle = .dark
    let scene = ConformanceScene("scene", facts: [], scale: 2) { stage in
      stage.record("window", .color(color))
      stage.root.overrideUserInterfaceStyle = .dark
      stage.record("root", .color(color, of: stage.root))
    }
    let values = Screen.withMain(screen) { scene.played().values }
    expectEqual(values, ["window": .numbers([0, 0, 0, 1]), "root": .numbers([1, 1, 1, 1])])
  }

  @Test func `the window is light, and in the scene of the app`() {
    let screen = Screen(scale: 2)
    screen.userInterfaceStyle = .dark
    Screen.withMain(screen) {
      let stage = Stage(size: CGSize(width: 320, height: 480), in: screen.windowScene, pause: { _ in })
      #expect(stage.window.windowScene === screen.windowScene)
      expectEqual(stage.window.frame, CGRect(x: 10, y: 120, width: 320, height: 480))
      expectEqual(stage.root.traitCollection.userInterfaceStyle, .light)
      stage.close()
    }
  }

  private static let scenes = "Sources/Programs/Conformance/Scenes"

  @Test func `files whose scenes touch controls test first whether a scripted touch reaches them`() throws {
    let touches = ["stage.touch(", "stage.tap(", ".touchAndRecord("]
    for (name, code) in try Repository.swiftFiles(in: Self.scenes)
    where name != "CallLog.swift" && touches.contains(where: { code.contains($0) }) {
      #expect(code.contains(/guard (stage\.)?tracks(Slider)?Touches\(/), "\(name)")
    }
  }

  @Test
  func `scenes draw, send actions and make their window key through the stage, which knows then that they need an app`()
    throws
  {
    for (name, code) in try Repository.swiftFiles(in: Self.scenes) where name != "DrawnPixels.swift" {
      let lines = code.split(separator: "\n").map(String.init)
      let calls = lines.filter { line in
        ["DrawnPixels(of:", ".drawHierarchy(", ".makeKeyAndVisible(", ".makeKey()", ".sendActions("].contains {
          line.contains($0) && !line.contains("stage\($0)")
        }
      }
      expectEqual(calls, [], "\(name): Call draw(_:over:_:), makeKey() or sendActions(for:of:) of the stage.")
    }
  }
}
