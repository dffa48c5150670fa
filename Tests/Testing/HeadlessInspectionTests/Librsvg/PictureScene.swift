import HeadlessKit
import HeadlessTesting

/// A view that is typical for something that is drawn.
struct PictureScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let view: @MainActor @Sendable () -> View

  static let all = boxes + layers + shapes + images + texts + controls

  /// Creates a scene of a white sheet of 100×80 points with something on it.
  init(_ name: String, _ build: @escaping @MainActor @Sendable (View) -> Void) {
    testDescription = name
    view = {
      let sheet = View(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      sheet.backgroundColor = .white
      build(sheet)
      return sheet
    }
  }
}

extension View {
  @discardableResult
  func add(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color?,
    _ change: (View) -> Void = { _ in }
  ) -> View {
    let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    change(view)
    addSubview(view)
    return view
  }
}
