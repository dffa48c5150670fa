import UIKit

/// Views with constraints whose frames were published, built again.
struct ConstrainedViews {
  struct Item {
    let name: String
    var superview = "root"
    /// The frame of a view without constraints of its own.
    var frame: CGRect?
    var content: CGSize?
    var text: String?
    var lines = 1
    /// The horizontal priorities of content.
    var hugging: Float?
    var resistance: Float?
    var button: String?

    @MainActor func makeView() -> UIView {
      if let content { return SizedView(content) }
      if let button {
        let view = UIButton(type: .custom)
        view.setTitle(button, for: .normal)
        return view
      }
      guard let text else { return UIView() }
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }
  }

  let name: String
  let facts: [String]
  var scale = 2
  /// The size of the view around all others.
  var root = CGSize(width: 320, height: 240)
  var safeArea = UIEdgeInsets.zero
  var margins: UIEdgeInsets?
  var showsReadableContent = false
  var items: [Item] = []
  var constraints: [String] = []

  var scene: ConformanceScene {
    ConformanceScene("constraints/\(name)", facts: facts, scale: scale, size: root) { stage in
      play(on: stage)
    }
  }

  @MainActor private func play(on stage: Stage) {
    let root = makeRoot(on: stage)
    var views = ["root": root]
    for item in items {
      let view = item.makeView()
      views[item.superview]?.addSubview(view)
      views[item.name] = view
      if let frame = item.frame {
        view.frame = frame
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      if let hugging = item.hugging { view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal) }
      if let resistance = item.resistance {
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      }
    }
    if showsReadableContent { views["root.readable"] = root.addViewOverReadableContent() }
    for text in constraints { ConstraintText(text).constraint(between: views).isActive = true }
    stage.layOut()
    for (name, view) in views.sorted(by: { $0.key < $1.key }) {
      if view !== root { stage.record(name, .rect(view.frame)) }
      let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
      if let label, let text = label.text { stage.recordSize(of: text, in: label.font) }
    }
  }

  /// Returns a plain view, or the view of a controller where the safe area is not empty.
  @MainActor private func makeRoot(on stage: Stage) -> UIView {
    guard safeArea != .zero else {
      if let margins { stage.root.layoutMargins = margins }
      return stage.root
    }
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = safeArea
    controller.viewRespectsSystemMinimumLayoutMargins = false
    stage.show(controller)
    return controller.view
  }

  /// Returns plain views, in the superview that comes first in a name such as `1.0`.
  static func plain(_ names: String...) -> [Item] {
    names.map { name in
      let superview = name.split(separator: ".").dropLast().joined(separator: ".")
      return Item(name: name, superview: superview.isEmpty ? "root" : superview)
    }
  }

  /// The views whose frames were published; the recording `autolayout-frames` names the source of each.
  static let all = solvedPositions + equalPriorities + brokenConstraints + intrinsicSizes
}

extension ConformanceScene {
  static let constrainedViews = ConstrainedViews.all.map(\.scene)
}

extension UIView {
  /// Adds a subview with the edges of the readable content guide.
  func addViewOverReadableContent() -> UIView {
    let view = addConstrained(UIView())
    view.constrainEdges(to: readableContentGuide)
    return view
  }
}
