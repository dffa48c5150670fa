import UIKit

/// A button whose insets are overridden, always or in its hooks alone, as a published button does.
private final class InsetButton: UIButton {
  enum Part: String, CaseIterable { case content, image, title }

  static let insets = UIEdgeInsets(top: 1, left: 6, bottom: 4, right: -3)

  var part = Part.content
  /// Whether the insets are zero outside of the hooks.
  var answersInHooksAlone = false
  private var depth = 0

  private func insets(of part: Part) -> UIEdgeInsets {
    part == self.part && (depth > 0 || !answersInHooksAlone) ? Self.insets : .zero
  }

  override var contentEdgeInsets: UIEdgeInsets {
    get { insets(of: .content) }
    set {}
  }

  override var imageEdgeInsets: UIEdgeInsets {
    get { insets(of: .image) }
    set {}
  }

  override var titleEdgeInsets: UIEdgeInsets {
    get { insets(of: .title) }
    set {}
  }

  private func inHook(_ rect: () -> CGRect) -> CGRect {
    depth += 1
    defer { depth -= 1 }
    return rect()
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect { inHook { super.contentRect(forBounds: bounds) } }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    inHook { super.imageRect(forContentRect: contentRect) }
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    inHook { super.titleRect(forContentRect: contentRect) }
  }
}

extension ConformanceScene {
  /// Insets that a subclass answers in place of stored ones.
  static let overriddenInsets = atEachScale("buttons/overridden insets", facts: ["s12"]) { stage in
    for part in InsetButton.Part.allCases {
      for answersInHooksAlone in [false, true] {
        let button = InsetButton(type: .custom)
        (button.part, button.answersInHooksAlone) = (part, answersInHooksAlone)
        button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
        button.setTitle("Like it", for: .normal)
        let name = "\(part.rawValue) \(answersInHooksAlone ? "in hooks alone" : "always")"
        stage.record("\(name).intrinsic", .size(button.intrinsicContentSize))
        stage.recordParts(name, of: button, in: CGSize(width: 140, height: 61))
      }
    }
  }
}
