extension FileReader {
  /// Judges `#selector`, `#keyPath` and previews.
  mutating func readHashWord(_ place: Int) {
    switch tokens[place].text {
    case "#selector":
      readSelector(place)
    case "#keyPath":
      note(
        place, .change, "#keyPath", "Swift refuses it without Objective-C; write the key as a string.", .keyPath)
    case "#Preview":
      note(place, .unsupported, "#Preview", "There is no SwiftUI; put it between #if canImport(SwiftUI) and #endif.")
    default: break
    }
  }

  /// Judges a `#selector` by the call that it is an argument of.
  private mutating func readSelector(_ place: Int) {
    let call = calls.last.flatMap { $0 }.map { tokens[$0].text }
    if call == "perform" { return }  // which is judged by its name
    let (construct, advice, row) = Self.selectorAdvice(in: call)
    note(place, .change, construct, "Swift refuses #selector without Objective-C; \(advice).", row)
  }

  private static func selectorAdvice(in call: String?) -> (construct: String, advice: String, row: PortingRow) {
    switch call {
    case "addTarget":
      ("#selector in addTarget", "pass the method as Type.method", .target)
    case "removeTarget":
      (
        "#selector in removeTarget", "name the method with Selector(Type.method, named:) where it is added too",
        .removeTarget
      )
    case "addObserver":
      ("#selector in addObserver", "observe with a closure", .notification)
    case "scheduledTimer", "Timer":
      ("#selector in \(call ?? "")", "use the timer with a closure", .timer)
    case let name? where name.hasSuffix("GestureRecognizer"):
      ("#selector in \(name)", "pass the method as Type.method", .recognizer)
    default:
      ("#selector", "name the method with Selector(Type.method, named:)", .target)
    }
  }
}
