import Foundation
import HeadlessLayers
import HeadlessReporting

extension Selector {
  /// Calls the method of an object, on the current thread where it is on no actor, else on the main actor, and reports
  /// an object that has no such method.
  ///
  /// A method on the main actor that is delivered from another thread is called there while this thread waits, or
  /// later.
  ///
  /// > Documented: NSObject.doesNotRecognizeSelector(_:), which ends the program. Differs: reported.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - sender: The argument; nil for none.
  ///   - event: The second argument; nil for none.
  ///   - place: The API that delivers, for the report.
  ///   - waits: Whether the caller waits for a method on the main actor.
  package func deliver(
    to target: AnyObject, from sender: AnyObject?, for event: AnyObject? = nil, place: @autoclosure () -> String,
    waits: Bool
  ) {
    if let method = freeMethod(of: target) {
      if !method.sendFreely(to: target, from: sender, for: event) { reportMisfit(target, sender, place()) }
      return
    }
    let delivery = Delivery(selector: self, target: target, sender: sender, event: event, place: place())
    MainQueue.run(waits: waits) { delivery.perform() }
  }

  /// A call on its way to the main actor, where its objects are used.
  private struct Delivery: @unchecked Sendable {
    let selector: Selector
    let target: AnyObject
    let sender: AnyObject?
    let event: AnyObject?
    let place: String

    @MainActor
    func perform() {
      if !selector.call(target, sender, event) { selector.reportMisfit(target, sender, place) }
    }
  }

  private func reportMisfit(_ target: AnyObject, _ sender: AnyObject?, _ place: String) {
    let type = "\(type(of: target))"
    let report =
      isMethod(of: target)
      ? IssueReport(
        place: place,
        problem:
          "Expected an argument that \"\(name)\" of \(type) takes; got \(sender.map { "\(Swift.type(of: $0))" } ?? "nil"); "
          + "nothing was called.",
        cure: "Pass an argument of the type that the method takes, or name a method without arguments.")
      : IssueReport(
        place: place,
        problem: "Expected a method named \"\(name)\" of \(type); there is none; nothing was called.",
        cure: "Name it by Selector(\(type).\(baseName), named: \"\(name)\").")
    IssueReporting.report(report)
  }

  /// The name without the colons of its arguments.
  private var baseName: Substring { name.prefix { $0 != ":" } }
}
