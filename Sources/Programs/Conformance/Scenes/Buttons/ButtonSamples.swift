import UIKit

/// The content, insets and type of a button in a table of buttons.
struct ButtonSample {
  enum Content: String, CaseIterable {
    case image, title, both

    @MainActor func apply(to button: UIButton) {
      if self != .title { button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal) }
      if self != .image { button.setTitle("Like it", for: .normal) }
    }
  }

  enum Insets: String, CaseIterable {
    case none, content, image, title, all, crossing

    @MainActor func apply(to button: UIButton) {
      let some = UIEdgeInsets(top: 3, left: 5, bottom: 8, right: 12)
      let others = UIEdgeInsets(top: -2, left: 6.5, bottom: 4, right: -7)
      if self == .content || self == .all { button.contentEdgeInsets = some }
      if self == .image || self == .all { button.imageEdgeInsets = others }
      if self == .title || self == .all { button.titleEdgeInsets = some }
      if self == .crossing {
        button.imageEdgeInsets = .only(left: 80, right: 80)
        button.titleEdgeInsets = .only(top: 30, bottom: 30)
      }
    }
  }

  let content: Content
  let insets: Insets
  let type: UIButton.ButtonType

  var name: String { "\(type == .system ? "system" : "custom") \(content) \(insets)" }

  @MainActor func makeButton() -> UIButton {
    let button = UIButton(type: type)
    content.apply(to: button)
    insets.apply(to: button)
    return button
  }

  /// The sizes of a button with room for its content, and without.
  static let sizes = [("roomy", CGSize(width: 140, height: 61)), ("narrow", CGSize(width: 47, height: 25.5))]

  static let all = [UIButton.ButtonType.custom, .system].flatMap { type in
    Content.allCases.flatMap { content in
      Insets.allCases.map { ButtonSample(content: content, insets: $0, type: type) }
    }
  }
}

extension UIButton.ButtonType {
  static let named: [(name: String, type: Self)] = [
    ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
    ("infoDark", .infoDark), ("contactAdd", .contactAdd),
  ]
}

struct ButtonState {
  let name: String
  var isHighlighted = false
  var isSelected = false
  var isEnabled = true

  @MainActor func apply(to button: UIButton) {
    (button.isHighlighted, button.isSelected, button.isEnabled) = (isHighlighted, isSelected, isEnabled)
  }

  static let all = [
    ButtonState(name: "normal"), ButtonState(name: "highlighted", isHighlighted: true),
    ButtonState(name: "selected", isSelected: true),
    ButtonState(name: "selected highlighted", isHighlighted: true, isSelected: true),
    ButtonState(name: "disabled", isEnabled: false),
  ]
}
