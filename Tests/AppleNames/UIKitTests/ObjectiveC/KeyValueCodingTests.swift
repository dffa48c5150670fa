import Testing
import UIKit

@MainActor @Suite("Objective-C's leftovers") struct KeyValueCodingTests {
  final class Panel: UIView {
    var log: [String] = []
    func close() { log.append("close") }
    func show(_ text: NSString) { log.append("show \(text)") }
  }

  static let close = Selector(Panel.close, named: "close")
  static let show = Selector(Panel.show, named: "show:")

  @Test func `a property of a view is read and set by its name`() {
    let label = UILabel()
    label.setValue("a", forKey: "text")
    label.setValue(2, forKey: "tag")
    label.setValue(0.5, forKey: "alpha")
    label.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    #expect(label.text == "a" && label.tag == 2 && label.alpha == 0.5 && label.frame.width == 3)
    expectEqual(label.value(forKey: "tag") as? Int, 2)
    label.backgroundColor = .red
    for key in ["text", "backgroundColor"] { label.setValue(nil, forKey: key) }
    #expect(label.text == nil && label.backgroundColor == nil)
  }

  @Test func `a path leads to a property of a property`() {
    let view = UIView()
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 4 && (view.value(forKeyPath: "layer.cornerRadius") as? NSNumber)?.intValue == 4)
    view.setValue(5, forKeyPath: "layer.transform.translation.x")
    expectEqual(view.layer.transform.m41, 5)
    UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    expectEqual(UIDevice.current.orientation, .landscapeLeft)
    UIDevice.current.orientation = .portrait
  }

  @Test func `a path of several dots leads from property to property`() {
    let (root, view, inner) = (UIView(), UIView(), UIView())
    root.addSubview(view)
    view.addSubview(inner)
    inner.setValue(4, forKeyPath: "superview.layer.cornerRadius")
    #expect(view.layer.cornerRadius == 4 && inner.layer.cornerRadius == 0 && root.layer.cornerRadius == 0)
    inner.setValue(5, forKeyPath: "superview.superview.layer.cornerRadius")
    #expect(root.layer.cornerRadius == 5 && view.layer.cornerRadius == 4)
    expectEqual((inner.value(forKeyPath: "superview.superview.layer.cornerRadius") as? NSNumber)?.intValue, 5)
    expectEqual((inner.value(forKeyPath: "superview.layer.cornerRadius") as? NSNumber)?.intValue, 4)
    expectNil(root.value(forKeyPath: "superview.superview.tag"))
  }

  @Test func `an unknown name and a value of another type are reported and change nothing`() {
    let view = UIView()
    let reports = IssueReporting.collect {
      view.setValue(1, forKey: "wings")
      view.setValue("wide", forKey: "frame")
      expectNil(view.value(forKey: "wings"))
    }
    #expect(reports.count == 3 && view.frame == .zero)
    expectEqual(
      reports.first?.problem,
      "Expected the name of a property that is known here, and a value of its type; got \"wings\"; nothing changed.")
  }

  @Test func `a message is sent at once or when the clock reaches its time`() {
    let panel = Panel()
    panel.perform(Self.close)
    panel.perform(Self.show, with: "x")
    expectEqual(panel.log, ["close", "show x"])
    Screen.withMain(Screen()) {
      panel.perform(Self.close, with: nil, afterDelay: 0.3)
      Screen.main.advance(by: 0.2)
      expectEqual(panel.log.count, 2)
      Screen.main.advance(by: 0.2)
      expectEqual(panel.log, ["close", "show x", "close"])
    }
  }

  @Test func `pending messages are cancelled by receiver, selector and argument`() {
    let panel = Panel()
    Screen.withMain(Screen()) {
      panel.perform(Self.close, with: nil, afterDelay: 1)
      panel.perform(Self.show, with: "a", afterDelay: 1)
      panel.perform(Self.show, with: "b", afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: panel, selector: Self.close, object: nil)
      NSObject.cancelPreviousPerformRequests(withTarget: panel, selector: Self.show, object: NSString(string: "a"))
      Screen.main.advance(by: 2)
      expectEqual(panel.log, ["show b"])
      for delay in [1.0, 2] { panel.perform(Self.close, with: nil, afterDelay: delay) }
      UIView.cancelPreviousPerformRequests(withTarget: panel)
      Screen.main.advance(by: 3)
      expectEqual(panel.log, ["show b"])
    }
  }

  @Test(arguments: [false, true]) func `pending messages to another receiver are not cancelled`(withSelector: Bool) {
    let (panel, other) = (Panel(), Panel())
    Screen.withMain(Screen()) {
      for receiver in [panel, other] { receiver.perform(Self.close, with: nil, afterDelay: 1) }
      if withSelector {
        NSObject.cancelPreviousPerformRequests(withTarget: panel, selector: Self.close, object: nil)
      } else {
        NSObject.cancelPreviousPerformRequests(withTarget: panel)
      }
      Screen.main.advance(by: 2)
      #expect(panel.log == [] && other.log == ["close"])
    }
  }

  @Test func `an object responds to the methods of its class that were named`() {
    #expect(Panel().responds(to: Self.close) && !UIView().responds(to: Self.close))
    #expect(!Panel().responds(to: Selector("neverNamed")))
  }

  @Test func `a proxy forwards a message to the object that it names, and without one it is reported`() {
    final class Proxy: NSObject, MessageForwarding {
      weak var target: Panel?
      func forwardingTarget(for aSelector: Selector!) -> Any? { aSelector == Selector("close") ? target : nil }
    }
    let (panel, proxy) = (Panel(), Proxy())
    proxy.target = panel
    _ = proxy.perform(Self.close)
    expectEqual(panel.log, ["close"])
    expectNil(panel.forwardingTarget(for: Self.close))
    proxy.target = nil
    expectEqual(IssueReporting.collect { _ = proxy.perform(Self.close) }.count, 1)
  }

  @Test func `geometry is written into an archive and read from it`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    expectEqual(reader.decodeUIEdgeInsets(forKey: "insets"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(reader.decodeCGAffineTransform(forKey: "transform"), CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(reader.decodeCGVector(forKey: "vector"), CGVector(dx: 1, dy: 2))
    expectEqual(reader.decodeUIOffset(forKey: "none"), .zero)
  }

  @Test func `a timer of a selector has its user information until it ends`() {
    for timer in [
      Timer.scheduledTimer(timeInterval: 60, target: Panel(), selector: Self.close, userInfo: "info", repeats: false),
      Timer(timeInterval: 60, target: Panel(), selector: Self.close, userInfo: "info", repeats: false),
    ] {
      expectEqual(timer.userInfo as? String, "info")
      timer.invalidate()
      expectNil(timer.userInfo)
    }
  }

  @Test func `an object of a geometric value is one of any property, and zero for another type`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setValue(NSValue(cgPoint: CGPoint(x: 7, y: 8)), forKey: "center")
    view.setValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2)), forKey: "transform")
    #expect(view.center == CGPoint(x: 7, y: 8) && view.transform.a == 2)
    let reports = IssueReporting.collect {
      view.setValue(NSValue(cgSize: .zero), forKey: "center")
      view.setValue(NSValue(uiEdgeInsets: .zero), forKey: "bounds")
    }
    #expect(reports.count == 2 && view.center == CGPoint(x: 7, y: 8))
    #expect(NSValue(cgRect: view.bounds).cgPointValue == .zero && NSValue(cgPoint: view.center).cgRectValue == .zero)
    expectEqual(NSValue(cgVector: CGVector(dx: 1, dy: 1)).cgSizeValue, .zero)
  }

  @Test func `a frame in a notification is a rectangle and an object`() {
    let frame = CGRect(x: 0, y: 400, width: 375, height: 267)
    let key = UIResponder.keyboardFrameEndUserInfoKey
    for value: Any in [frame, NSValue(cgRect: frame)] {
      let note = Notification(name: UIResponder.keyboardWillShowNotification, userInfo: [key: value])
      expectEqual(note.userInfo?[key] as? CGRect, frame)
      expectEqual((note.userInfo?[key] as? NSValue)?.cgRectValue, frame)
      #expect((note.userInfo?[key] as AnyObject) is NSValue)
    }
  }
}
