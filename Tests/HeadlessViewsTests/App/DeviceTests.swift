import HeadlessKit
import HeadlessTesting

/// The device's battery, what the keyboard would tell, and properties that nobody can observe.
@MainActor @Suite("Device, keyboard and observers", .reportsIssuesAsFailures)
struct DeviceTests {
  @Test("the battery is known while it is monitored, and its changes are announced then")
  func battery() {
    let device = Device.current
    defer { (device.batteryLevel, device.batteryState, device.isBatteryMonitoringEnabled) = (1, .full, false) }
    #expect(!device.isBatteryMonitoringEnabled && device.batteryLevel == -1 && device.batteryState == .unknown)
    let log = Log()
    let tokens = [Device.batteryLevelDidChangeNotification, Device.batteryStateDidChangeNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in
        MainActor.assumeIsolated { log.write(name.rawValue) }
      }
    }
    device.batteryLevel = 0.5
    device.batteryState = .unplugged
    #expect(log.lines {} == "")
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
    let lines = log.lines {
      device.batteryLevel = 0.5
      device.batteryLevel = 0.25
      device.batteryState = .unplugged
      device.batteryState = .charging
    }
    #expect(lines == "UIDeviceBatteryLevelDidChangeNotification UIDeviceBatteryStateDidChangeNotification")
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    let report = IssueReporting.collect { device.batteryLevel = 1.5 }.map(\.description)
    #expect(
      report == [
        "Device.batteryLevel: Expected a charge from 0 to 1; got 1.5; using 0.25. Pass 0 for an empty battery and 1 for a "
          + "full one."
      ])
    #expect(device.batteryLevel == 0.25)
  }

  @Test("the keyboard's notifications carry their frame and their time under their keys")
  func keyboard() {
    let names = [
      Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
      Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
      Responder.keyboardWillChangeFrameNotification, Responder.keyboardDidChangeFrameNotification,
    ]
    #expect(Set(names).count == 6 && names[0].rawValue == "UIKeyboardWillShowNotification")
    let keys = [
      Responder.keyboardFrameBeginUserInfoKey, Responder.keyboardFrameEndUserInfoKey,
      Responder.keyboardAnimationDurationUserInfoKey, Responder.keyboardAnimationCurveUserInfoKey,
      Responder.keyboardIsLocalUserInfoKey,
    ]
    #expect(Set(keys).count == 5)
  }

  @Test("a property that is observed by its name is reported, and its observer hears nothing")
  func observing() {
    final class Watcher: View {
      var changes = 0
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { changes += 1 }
    }
    let (watcher, label) = (Watcher(), Label())
    let reports = IssueReporting.collect {
      label.addObserver(watcher, forKeyPath: "text", options: [.new, .old], context: nil)
      label.text = "new"
      label.removeObserver(watcher, forKeyPath: "text")
    }
    #expect(
      reports.map(\.description) == [
        "Label.addObserver(_:forKeyPath:options:context:): the property \"text\" can't be observed without Objective-C; "
          + "observeValue is not called. Override the property and call the observer from its didSet."
      ])
    #expect(watcher.changes == 0)
  }

  @Test("a timing function writes its points into memory")
  func controlPoints() {
    let curve = MediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0...3).map { index in
      var point: [Float] = [-1, -1]
      curve.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  @Test("a pointer's phases are no touches of a view", .screen(scale: 2))
  func regions() {
    let scene = TouchScene()
    let touch = Touch(in: scene.window, at: CGPoint(x: 50, y: 50), timestamp: 0)
    for phase in [Touch.Phase.regionEntered, .regionMoved, .regionExited] {
      touch.update(phase: phase, to: CGPoint(x: 50, y: 50), timestamp: 0)
      #expect(scene.log.lines { scene.window.sendEvent(Event(touches: [touch], timestamp: 0)) } == "")
    }
    #expect(Touch.Phase.regionEntered.rawValue == 5 && Touch.Phase.regionExited.rawValue == 7)
  }
}
