import UIKit

/// The window that a scene builds its views in, and the values that it records.
@MainActor
public final class Stage {
  /// The window; it is away from the edges of the screen, so that its safe area is empty.
  public let window: UIWindow
  /// A plain view that fills the window.
  public let root: UIView

  private(set) var values: [String: RecordedValue] = [:]
  private(set) var texts: [RecordedText] = []
  private let pause: @MainActor (TimeInterval) -> Void
  /// The touch that is down.
  private var touch: ScriptedTouch?

  init(size: CGSize, pause: @escaping @MainActor (TimeInterval) -> Void) {
    self.pause = pause
    window = UIWindow(frame: CGRect(origin: CGPoint(x: 10, y: 120), size: size))
    root = UIView(frame: CGRect(origin: .zero, size: size))
    window.addSubview(root)
    window.isHidden = false
  }

  func close() {
    window.isHidden = true
  }

  // MARK: Steps

  /// Adds a view to the root.
  @discardableResult
  public func add<View: UIView>(_ view: View) -> View {
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

  /// Lets time pass.
  ///
  /// - Parameter seconds: The time.
  public func wait(_ seconds: TimeInterval) {
    pause(seconds)
  }

  /// Touches a view, by a call of its `touchesBegan(_:with:)`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point, in the view's coordinates.
  public func touch(_ view: UIView, at point: CGPoint) {
    let touch = ScriptedTouch(view, at: point)
    self.touch = touch
    view.touchesBegan([touch], with: nil)
  }

  /// Moves the touch.
  ///
  /// - Parameter point: The point, in the coordinates of the touched view.
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

  // MARK: Values

  /// Records a value.
  ///
  /// - Parameters:
  ///   - name: The name, unique in the scene.
  ///   - value: The value.
  public func record(_ name: String, _ value: RecordedValue) {
    precondition(values[name] == nil, "The scene records two values named \(name)")
    values[name] = value
  }

  /// Records the size of a text in one line, once for each font.
  ///
  /// - Parameters:
  ///   - text: The text, in one line.
  ///   - font: The font.
  public func record(_ text: String, in font: UIFont) {
    let size = (text as NSString).size(withAttributes: [.font: font])
    let recorded = RecordedText(
      text: text, font: font.fontName, fontSize: Double(font.pointSize), width: Double(size.width),
      height: Double(font.lineHeight))
    if !texts.contains(recorded) { texts.append(recorded) }
  }
}
