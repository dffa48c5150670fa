import UIKit

// Names that real files use in Swift 5 mode: no message.

/// A class on no actor registers and removes its methods, also while it goes.
private final class Spring: NSObject {
  private var timer: Timer?
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: Selector(Spring.tick, named: "tick"), name: UIResponder.keyboardWillShowNotification, object: nil)
    timer = Timer(
      timeInterval: 0.1, target: self, selector: Selector(Spring.step(_:), named: "step"), userInfo: nil, repeats: true)
    RunLoop.main.add(timer!, forMode: .tracking)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: false)
  }
  func tick() {}
  func step(_ timer: Timer) {}
  deinit { _ = Selector(Spring.tick, named: "tick") }
}

private func values(_ color: UIColor, _ path: UIBezierPath, _ font: UIFont) {
  let insets = NSValue(uiEdgeInsets: UIEdgeInsets.zero).uiEdgeInsetsValue
  let vector = NSValue(cgVector: CGVector()).cgVectorValue
  let stroke = CGPath(
    __byStroking: path.cgPath, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 4)
  var (hue, alpha): (CGFloat, CGFloat) = (0, 0)
  color.getHue(&hue, saturation: nil, brightness: nil, alpha: &alpha)
  let parts = CIColor(color: color)
  let gradient = CGGradient(colorsSpace: nil, colors: NSArray(array: [color.cgColor]) as CFArray, locations: nil)
  let layer = CATextLayer()
  layer.font = CGFont(font.fontName as CFString)
  let offset = UIOffset(horizontal: NSInteger(3) > 2 ? 1 : 0, vertical: 0)
  var coordinates: [Float] = [0, 0]
  CAMediaTimingFunction(name: .linear).getControlPoint(at: 1, values: &coordinates)
  print(insets, vector, stroke as Any, parts.red, gradient as Any, offset == .zero)
}

private final class Typing: UIView {
  private var task = UIBackgroundTaskIdentifier.invalid
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Typing.escape, named: "escape"))]
  }
  func escape() { undoManager?.undo() }
  override func delete(_ sender: Any?) { undoManager?.registerUndo(withTarget: self) { $0.alpha = 1 } }
  override func buildMenu(with builder: UIMenuBuilder) { builder.remove(menu: .format) }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if change?[.newKey] != nil { setNeedsLayout() }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      switch touch.phase {
      case .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: break
      @unknown default: break
      }
    }
  }
  func begin() {
    task = UIApplication.shared.beginBackgroundTask { [weak self] in
      guard let self else { return }
      UIApplication.shared.endBackgroundTask(self.task)
    }
    let place = convert(bounds, to: UIScreen.main.coordinateSpace)
    UIDevice.current.isBatteryMonitoringEnabled = true
    let height = window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    let window = UIApplication.shared.delegate?.window ?? nil
    print(place, height, UIDevice.current.batteryLevel, window as Any)
    let label = UILabel()
    label.maximumContentSizeCategory = .extraLarge
    addSubview(label.resizableSnapshotView(from: bounds, afterScreenUpdates: true, withCapInsets: .zero) ?? label)
    addObserver(self, forKeyPath: "frame", options: [.new], context: nil)
  }
}

private final class Marker: NSObject, UIInteraction {
  weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}

private func interact(_ view: UIView) { view.addInteraction(Marker()) }

// Code on no actor sends an action to the first responder.
private struct Keyboard {
  static func dismiss() {
    UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  }
}
