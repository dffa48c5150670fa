import UIKit

final class SizedView: UIView {
  private let content: CGSize

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension UIImage {
  /// Creates a transparent image of a size in points; without pixels for an empty size, which a renderer may refuse.
  static func blank(_ size: CGSize) -> UIImage {
    if size.width <= 0 || size.height <= 0 { return UIImage() }
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

extension UIView {
  /// The view and all views below it, each before its subviews.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }

  /// Adds a view that follows constraints in place of its mask.
  @discardableResult func addConstrained<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// The name of the class without UIKit's prefix.
  var plainClassName: String {
    let name = String(describing: type(of: self)).drop { $0 == "_" }
    return String(name.hasPrefix("UI") ? name.dropFirst(2) : name)
  }
}

extension UIButton.Configuration {
  /// Returns the configuration with a title.
  func titled(_ title: String = "Configure") -> Self {
    var configuration = self
    configuration.title = title
    return configuration
  }
}

extension Stage {
  /// Lays the window out before and after some seconds.
  func layOut(beforeAndAfter seconds: TimeInterval) {
    layOut()
    wait(seconds)
    layOut()
  }
}

extension NSTextAlignment {
  var conformanceName: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    case .natural: "natural"
    @unknown default: "\(rawValue)"
    }
  }
}
