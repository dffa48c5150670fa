import Testing
import UIKit
import os

@MainActor @Suite("Rarely used names") struct RarelyUsedNamesTests {
  @Test func `types of detected data are bits of a text view's property`() {
    let types: UIDataDetectorTypes = [.phoneNumber, .link]
    #expect(types.rawValue == 1 + 2 && !types.contains(.address))
    #expect(UIDataDetectorTypes.all.isSuperset(of: [.calendarEvent, .address]))
  }

  @Test func `the limits of a view's text size are described`() {
    let view = UIView()
    expectEqual(view.appliedContentSizeCategoryLimitsDescription, "minimum: none, maximum: none")
    view.maximumContentSizeCategory = .large
    let limit = UIContentSizeCategory.large.rawValue
    expectEqual(view.appliedContentSizeCategoryLimitsDescription, "minimum: none, maximum: \(limit)")
  }

  @Test func `a device of one's own has the values of a new device`() {
    let device = UIDevice()
    #expect(device !== UIDevice.current && device.systemName == UIDevice.current.systemName)
  }

  @Test func `a corner configuration rounds a view's layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let capsule: UICornerConfiguration = .capsule()
    view.cornerConfiguration = capsule
    view.layoutIfNeeded()
    #expect(view.cornerConfiguration == capsule && view.layer.cornerRadius == 20 / 2)
  }

  @Test func `an image stores its accessibility`() {
    let (image, other) = (UIImage(), UIImage())
    image.accessibilityLabel = "Star"
    image.accessibilityIdentifier = "star"
    image.isAccessibilityElement = true
    #expect(image.accessibilityLabel == "Star" && image.accessibilityIdentifier == "star")
    #expect(image.isAccessibilityElement && other.accessibilityLabel == nil && !other.isAccessibilityElement)
  }

  @Test func `CoreText's tracking is an attribute of a string`() {
    let key = NSAttributedString.Key(kCTTrackingAttributeName as String)
    let text = NSAttributedString(string: "a", attributes: [key: 2])
    expectEqual(text.attribute(.tracking, at: 0, effectiveRange: nil) as? Int, 2)
  }

  @Test func `a text field's delegate may have a menu for its text`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(title: "\(range.length)", children: suggestedActions) }
    }
    final class Plain: NSObject, UITextFieldDelegate {}
    let (field, range) = (UITextField(), NSRange(location: 0, length: 2))
    let delegates: [any UITextFieldDelegate] = [Delegate(), Plain()]
    let menus = delegates.map { $0.textField(field, editMenuForCharactersIn: range, suggestedActions: []) }
    expectEqual(menus.map { $0?.title }, ["2", nil])
  }

  @Test func `signposts have no effect but to call the closure between them`() {
    let (log, poster) = (
      OSLog(subsystem: "a", category: .pointsOfInterest), OSSignposter(subsystem: "a", category: "b")
    )
    os_signpost(.begin, log: log, name: "Layout", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "Layout", signpostID: .exclusive, "%d views", 3)
    let state = poster.beginInterval("Layout", id: poster.makeSignpostID())
    poster.emitEvent("Pass", "\(1) of 2")
    poster.endInterval("Layout", state)
    #expect(poster.withIntervalSignpost("Layout") { 3 } == 3 && !poster.isEnabled && !log.signpostsEnabled)
  }

  @Test func `messages are on standard error where HEADLESSKIT_LOG is set`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Logger(subsystem: "a", category: "unset").info("nothing")
    }
    let logged = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("HEADLESSKIT_LOG", "1", 1)
      Logger(subsystem: "a", category: "b").warning("width \(20.5, privacy: .public)")
      os_log("%{public}d views", log: OSLog(subsystem: "a", category: "c"), type: .info, 3)
    }
    let texts = [result, logged].map { $0.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "" }
    #expect(!texts[0].contains("nothing"))
    #expect(texts[1].contains("[a:b] error: width 20.5\n[a:c] info: 3 views\n"), "\(texts)")
  }
}
