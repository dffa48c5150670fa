import UIKit

/// The window that a scene builds its views in, and the values that it records.
@MainActor public final class Stage {
  /// The window; it is away from the edges of the screen, so that its safe area is empty.
  public let window: UIWindow
  /// A plain view that fills the window.
  public let root: UIView

  private(set) var values: [String: RecordedValue] = [:]
  private(set) var texts: [RecordedText] = []
  /// The reasons why values are missing.
  private(set) var faults: [String] = []
  /// Whether the scene has waited, touched, sent actions, drawn, or made its window key.
  private(set) var usesApp = false
  /// Lets time pass; nil runs the run loop.
  private let pause: (@MainActor (TimeInterval) -> Void)?
  private var paused: TimeInterval = 0
  private var touch: ScriptedTouch?

  init(size: CGSize, in windowScene: UIWindowScene?, pause: (@MainActor (TimeInterval) -> Void)?) {
    self.pause = pause
    let frame = CGRect(origin: CGPoint(x: 10, y: 120), size: size)
    if let windowScene {
      // In an app with scenes, a window without a scene is not shown.
      window = UIWindow(windowScene: windowScene)
      window.frame = frame
    } else {
      window = UIWindow(frame: frame)
    }
    window.overrideUserInterfaceStyle = .light
    root = UIView(frame: CGRect(origin: .zero, size: size))
    window.addSubview(root)
    window.isHidden = false
  }

  /// Ends editing and presentations and hides the window.
  ///
  /// After a scene that uses the app, time passes, so that a keyboard or a presentation does not end in the next scene.
  func close() {
    let root = window.rootViewController
    let isPresenting = root?.presentedViewController != nil
    let rest = isPresenting || window.isKeyWindow ? 0.5 : 0.05
    window.endEditing(true)
    if isPresenting { root?.dismiss(animated: false) }
    window.isHidden = true
    window.rootViewController = nil
    if usesApp { pass(rest) }
  }
}

// MARK: Steps

extension Stage {
  /// Adds a view to the root.
  @discardableResult public func add<View: UIView>(_ view: View) -> View {
    root.addSubview(view)
    return view
  }

  /// Replaces the root by the view of a controller, as the root controller of the window.
  public func show(_ controller: UIViewController) {
    root.removeFromSuperview()
    window.rootViewController = controller
  }

  /// Lays the window out.
  public func layOut() {
    window.setNeedsLayout()
    window.layoutIfNeeded()
  }

  /// Lets time pass until nothing moves, or longer.
  public func wait(_ seconds: TimeInterval) {
    usesApp = true
    pass(seconds)
  }

  /// Lets a part of a motion pass.
  public func waitInMotion(_ seconds: TimeInterval) { wait(until: time + seconds) }

  /// Lets time pass until a moment of a motion, a ``time``; a later one is a fault, as values are others then.
  public func wait(until moment: TimeInterval) {
    usesApp = true
    if moment > time { pass(moment - time) }
    // Three frames of a screen; the shortest transitions of the scenes last 0.3 seconds.
    if time > moment + 0.05 { fail("A moment of a motion was recorded late.") }
  }

  /// The time, in seconds since an unknown moment.
  public var time: TimeInterval { pause == nil ? ProcessInfo.processInfo.systemUptime : paused }

  private func pass(_ seconds: TimeInterval) {
    guard let pause else { return RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
    pause(seconds)
    paused += seconds
  }

  /// Makes the window the key window, which a view needs to become the first responder.
  public func makeKey() {
    usesApp = true
    window.makeKeyAndVisible()
  }

  /// Sends the actions of a control for events; a control that is nil is a fault.
  public func sendActions(for events: UIControl.Event, of control: UIControl?) {
    usesApp = true
    guard let control else { return fail("There is no control to send actions of.") }
    control.sendActions(for: events)
  }

  /// Draws a view and all below it, and records under `name` whether the system drew everything.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - background: The color below the view.
  ///   - name: The name of the drawing, unique in the scene.
  /// - Returns: The pixels; nil where the system has no memory for them.
  func draw(_ view: UIView, over background: UIColor, _ name: String) -> DrawnPixels? {
    usesApp = true
    let pixels = DrawnPixels(of: view, over: background)
    record("\(name) is drawn", .flag(pixels?.isComplete ?? false))
    return pixels
  }
}

// MARK: Touches

extension Stage {
  /// Touches a view at a point of it, by a call of its `touchesBegan(_:with:)`; the taps include this one.
  public func touch(_ view: UIView, at point: CGPoint, tapCount: Int = 1) {
    usesApp = true
    let touch = ScriptedTouch(view, at: point, tapCount: tapCount)
    self.touch = touch
    view.touchesBegan([touch], with: nil)
  }

  /// Moves the touch to a point in the coordinates of the touched view.
  public func moveTouch(to point: CGPoint) {
    guard let touch else { return }
    touch.move(to: point, phase: .moved)
    touch.view?.touchesMoved([touch], with: nil)
  }

  /// Lifts the touch where it is.
  public func liftTouch() {
    guard let touch else { return }
    self.touch = nil
    touch.move(to: touch.location(in: touch.view), phase: .ended)
    touch.view?.touchesEnded([touch], with: nil)
  }

  /// Cancels the touch.
  public func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    touch.move(to: touch.location(in: touch.view), phase: .cancelled)
    touch.view?.touchesCancelled([touch], with: nil)
  }

  /// Touches a control that the scene does not record, and fails where the control does not track the touch, or where a
  /// change that the touch should make does not happen.
  ///
  /// A control may track by recognizers or by private subviews, which a call of `touchesBegan(_:with:)` does not reach.
  ///
  /// - Parameters:
  ///   - control: A new control of the class and size that the scene is about to touch.
  ///   - point: The point, in the control's coordinates.
  ///   - hasChanged: Whether the touch, lifted at its point, has changed the control; nil if it changes nothing.
  /// - Returns: Whether the control tracked the touch and changed.
  public func tracksTouches<Control: UIControl>(
    _ control: Control, at point: CGPoint, hasChanged: ((Control) -> Bool)? = nil
  ) -> Bool {
    add(control)
    layOut()
    touch(control, at: point)
    var isTracking = control.isTracking
    if let hasChanged {
      liftTouch()
      isTracking = isTracking && hasChanged(control)
    } else {
      cancelTouch()
    }
    control.removeFromSuperview()
    if !isTracking { fail("A scripted touch does not reach \(control.plainClassName).") }
    return isTracking
  }
}

// MARK: Values

extension Stage {
  /// Writes down the reason why values are missing, as one sentence.
  public func fail(_ reason: String) {
    if !faults.contains(reason) { faults.append(reason) }
  }

  /// Records a value; the second value of a name, and a number that is not finite, are faults.
  public func record(_ name: String, _ value: RecordedValue) {
    guard values[name] == nil else { return fail("The scene records two values named '\(name)'.") }
    guard value.isFinite else { return fail("The value '\(name)' is not finite.") }
    values[name] = value
  }

  /// Records the size of a text in one line, once for each font.
  public func recordSize(of text: String, in font: UIFont) {
    let size = (text as NSString).size(withAttributes: [.font: font])
    let recorded = RecordedText(
      text: text, font: font.fontName, fontSize: Double(font.pointSize), width: Double(size.width),
      height: Double(font.lineHeight))
    if !texts.contains(recorded) { texts.append(recorded) }
  }
}
