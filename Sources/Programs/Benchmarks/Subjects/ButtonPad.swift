import HeadlessKit

/// A visible window full of buttons that count their taps.
@MainActor final class ButtonPad {
  private(set) var taps = 0

  private let window: Window
  private let middles: [CGPoint]

  static let columns = 10
  static let size = CGSize(width: 36, height: 30)

  /// Creates a window with `count` buttons in rows of ten, laid out.
  init(count: Int) {
    let rows = (count + Self.columns - 1) / Self.columns
    let bounds = CGRect(
      x: 0, y: 0, width: Self.size.width * CGFloat(Self.columns), height: Self.size.height * CGFloat(rows))
    window = Window(frame: bounds)
    middles = (0..<count).map { index in
      CGPoint(
        x: (CGFloat(index % Self.columns) + 0.5) * Self.size.width,
        y: (CGFloat(index / Self.columns) + 0.5) * Self.size.height)
    }
    for (index, middle) in middles.enumerated() {
      let button = Button(type: .system)
      button.frame = CGRect(origin: .zero, size: Self.size)
      button.center = middle
      button.setTitle("\(index)", for: .normal)
      button.addAction(Action { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      window.addSubview(button)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Taps the center of each button in order, with a layout before each event as on a device.
  func tapAll() {
    for middle in middles {
      let touch = Touch(in: window, at: middle, timestamp: window.screen.clock.now)
      send(touch)
      touch.update(phase: .ended, to: middle, timestamp: window.screen.clock.now)
      send(touch)
    }
    window.layoutIfNeeded()
  }

  private func send(_ touch: Touch) {
    window.layoutIfNeeded()
    window.sendEvent(Event(touches: [touch], timestamp: touch.timestamp))
  }
}
