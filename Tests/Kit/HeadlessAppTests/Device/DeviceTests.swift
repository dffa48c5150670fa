import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Device", .reportsIssuesAsFailures) struct DeviceTests {
  @MainActor private final class Log { var names: [String] = [] }

  @Test func `the device is a phone that is held upright`() {
    let device = Device.current
    #expect(device.userInterfaceIdiom == .phone && device.orientation.isPortrait && !device.orientation.isLandscape)
    #expect(device.model == "iPhone" && device.systemName == "iOS")
  }

  @Test func `the battery is known while it is monitored, and its changes are announced then`() {
    let device = Device.current
    defer { (device.batteryLevel, device.batteryState, device.isBatteryMonitoringEnabled) = (1, .full, false) }
    #expect(!device.isBatteryMonitoringEnabled && device.batteryLevel == -1 && device.batteryState == .unknown)
    let log = Log()
    let tokens = [Device.batteryLevelDidChangeNotification, Device.batteryStateDidChangeNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in
        MainActor.assumeIsolated { log.names.append(name.rawValue) }
      }
    }
    device.batteryLevel = 0.5
    device.batteryState = .unplugged
    expectEqual(log.names, [])
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
    device.batteryLevel = 0.5
    device.batteryLevel = 0.25
    device.batteryState = .unplugged
    device.batteryState = .charging
    expectEqual(log.names, ["UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    let report = IssueReporting.collect { device.batteryLevel = 1.5 }.map(\.description)
    #expect(
      report == [
        "Device.batteryLevel: Expected a charge from 0 to 1; got 1.5; using 0.25. Pass 0 for an empty battery and 1 for a "
          + "full one."
      ])
    expectEqual(device.batteryLevel, 0.25)
  }
}
