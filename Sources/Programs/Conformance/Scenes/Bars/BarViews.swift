import UIKit

extension UIView {
  /// The controls below the view that are not in another control, from left to right, one of those at the same place.
  ///
  /// A bar shows an item without a view of its own as one control; some show a selected item by a second one above it.
  var outerControls: [UIControl] {
    var found: [UIControl] = []
    var rest = subviews
    while let view = rest.popLast() {
      if view.isHidden { continue }
      if let control = view as? UIControl { found.append(control) } else { rest += view.subviews }
    }
    func left(_ control: UIControl) -> CGFloat { control.convert(control.bounds, to: self).minX }
    return found.sorted { left($0) < left($1) }.reduce(into: []) { controls, control in
      if let last = controls.last, left(control) - left(last) < 0.5 { return }
      controls.append(control)
    }
  }

  /// Returns the first label with a text below the view.
  func label(_ text: String) -> UILabel? {
    withDescendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }
}

extension UIBarButtonItem {
  /// Creates an item with a transparent image of a width in points.
  static func blank(width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(image: .blank(CGSize(width: width, height: 20)), style: .plain, target: nil, action: nil)
  }
}

extension Stage {
  /// Records the rectangle of a view in another view's coordinates.
  func record(_ name: String, _ view: UIView?, in other: UIView) {
    record(name, view.map { .rect($0.convert($0.bounds, to: other)) } ?? .none)
  }

  func recordControls(_ name: String, of bar: UIView) {
    let controls = bar.outerControls
    record("\(name).count", .count(controls.count))
    for (index, control) in controls.enumerated() { record("\(name).\(index)", control, in: bar) }
  }

  func recordFont(_ name: String, of label: UILabel?) {
    guard let font = label?.font else { return record("\(name).font", .none) }
    let weights: [(String, UIFont.Weight)] = [("regular", .regular), ("semibold", .semibold), ("bold", .bold)]
    let weight = weights.first { UIFont.systemFont(ofSize: font.pointSize, weight: $0.1).fontName == font.fontName }
    record("\(name).font", .text("\(weight?.0 ?? font.fontName) \(Int(font.pointSize))"))
  }

  func addBar(width: CGFloat = 375, _ items: UINavigationItem...) -> UINavigationBar {
    let bar = add(UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44)))
    bar.items = items
    layOut()
    return bar
  }

  func show(_ child: UIViewController, inSafeArea insets: UIEdgeInsets) {
    let root = UIViewController()
    root.additionalSafeAreaInsets = insets
    show(root)
    root.embed(child)
    layOut(beforeAndAfter: 0.1)
  }
}
