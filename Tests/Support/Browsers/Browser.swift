import Dispatch
import Foundation

/// A browser without a window, driven over its own protocol (Chrome DevTools): JSON, each message ended by a zero byte.
///
/// It reads from its third file and writes to its fourth; it ends when both are closed, by ``close()`` or by the end of
/// this process. `timeout` ends it if it hangs, and then a call that waits for an answer throws; the time is longer
/// than all tests may take, because a test waits for the main actor between its pages.
package actor Browser {
  /// The browser of the current suite.
  @TaskLocal package static var current: Browser?

  /// The numbers of events since the current page was opened, by method.
  package private(set) var events: [String: Int] = [:]

  /// A thread of its own, because waiting for an answer would block one of the shared threads.
  private let executor = Executor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private var received: [UInt8] = []
  private var messageCount = 0
  private var session: String?

  init(at path: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      exec timeout 1800 "$0" --headless --no-sandbox --disable-gpu --no-first-run --disable-extensions \
      --disable-background-networking --remote-debugging-pipe --user-data-dir="$1" 3<&0 4>&1 1>/dev/null 2>&1
      """, path, folder.path,
    ]
    process.standardInput = input
    process.standardOutput = output
    // Writing to a browser that has ended throws an error; by default the signal would end the process.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // This process only reads from it, so that the end of the browser is the end of the file.
    try output.fileHandleForWriting.close()
  }

  func close() throws {
    session = nil
    _ = try? call("Browser.close")
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    try FileManager.default.removeItem(at: folder)
  }

  // MARK: Messages

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    messageCount += 1
    var message: [String: Any] = ["id": messageCount, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == messageCount else { continue }
      if let error = answer["error"] { throw BrowserError(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let data = Data(received[..<end])
        received.removeSubrange(...end)
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        if let event = message["method"] as? String { events[event, default: 0] += 1 }
        return message
      }
      searched = received.count
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw BrowserError(message: "the browser has ended") }
      received += more
    }
  }

  // MARK: Pages

  /// Opens a page in a window of a size, in light or dark, and waits until it has loaded.
  package func open(_ html: String, width: Int = 1200, height: Int = 800, isDark: Bool = false) throws {
    let file = folder.appending(path: "page.html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    session = nil
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    events = [:]
    try call("Page.navigate", ["url": file.absoluteString])
    while events["Page.loadEventFired"] == nil { _ = try receive() }
  }

  package func value<Value: Decodable & Sendable>(_ expression: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let result = try call("Runtime.evaluate", ["expression": "JSON.stringify([\(expression)])"])
    let text = (result["result"] as? [String: Any])?["value"] as? String
    guard let text, let value = try JSONDecoder().decode([Value].self, from: Data(text.utf8)).first else {
      throw BrowserError(message: "\(expression): \(result)")
    }
    return value
  }

  // MARK: Hands

  /// Clicks in the middle of the first element that a selector finds, wherever it is.
  package func click(_ selector: String) throws {
    let point: [Double] = try value(
      "(() => { const box = document.querySelector('\(selector)').getBoundingClientRect(); "
        + "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
    }
  }

  /// Presses and releases a key, by its name in the DOM.
  package func press(_ key: String, times: Int = 1, withShift: Bool = false) throws {
    // Keys that move the focus or press a button need their numbers.
    let numbers = [
      "Tab": 9, "Enter": 13, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
      "ArrowDown": 40,
    ]
    var event: [String: Any] = ["key": key, "modifiers": withShift ? 8 : 0]
    event["windowsVirtualKeyCode"] = numbers[key]
    for _ in 0..<times {
      let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
      try call("Input.dispatchKeyEvent", event.merging(["type": "keyDown", "text": text]) { _, new in new })
      try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { _, new in new })
    }
  }
}

extension Browser {
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "browser")
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}

struct BrowserError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
