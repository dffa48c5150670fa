import HeadlessLayers
import HeadlessReporting

extension Selector {
  /// Calls the method of an object, on the current thread where it is on no actor, else on the main actor, and reports
  /// an object that has no such method.
  ///
  /// From another thread, a method on the main actor is called there while this thread waits, or later.
  /// > Documented: NSObject.doesNotRecognizeSelector(_:), which ends the program. Differs: reported.
  package func deliver(
    to target: AnyObject, from sender: AnyObject?, for event: AnyObject? = nil, place: @autoclosure () -> String,
    waits: Bool
  ) {
    if let freeCall = callOnAnyThread(of: target) {
      if !freeCall(target, sender, event) { reportMisfit(target, sender, place()) }
      return
    }
    let place = place()
    MainQueue.run(waits: waits, with: (target, sender, event)) { target, sender, event in
      if !call(target, sender, event) { reportMisfit(target, sender, place) }
    }
  }

  private func reportMisfit(_ target: AnyObject, _ sender: AnyObject?, _ place: String) {
    let type = "\(type(of: target))"
    guard isMethod(of: target) else {
      // The name without the colons of its arguments.
      let baseName = name.prefix { $0 != ":" }
      return IssueReporting.report(
        place: place, problem: "Expected a method named \"\(name)\" of \(type); there is none; nothing was called.",
        cure: "Name it by Selector(\(type).\(baseName), named: \"\(name)\").")
    }
    let argument = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
    IssueReporting.report(
      place: place,
      problem: "Expected an argument that \"\(name)\" of \(type) takes; got \(argument); nothing was called.",
      cure: "Pass an argument of the type that the method takes, or name a method without arguments.")
  }
}
