import HeadlessKit

extension PictureScene {
  private static func button(
    _ name: String, _ type: Button.ButtonType, _ change: @escaping @MainActor @Sendable (Button) -> Void = { _ in }
  ) -> PictureScene {
    PictureScene(name) { sheet in
      let button = sheet.adding(Button(type: type))
      button.frame = CGRect(x: 5, y: 20, width: 90, height: 40)
      button.setTitle("Save", for: .normal)
      button.setTitleColor(type == .custom ? .black : nil, for: .normal)
      change(button)
    }
  }

  static let controls = [
    button("system button", .system),
    button("system button under a finger", .system) { button in
      button.setImage(photo, for: .normal)
      button.isHighlighted = true
    },
    button("disabled system button", .system) { button in
      button.setImage(photo, for: .normal)
      button.isEnabled = false
    },
    button("custom button under a finger", .custom) { button in
      button.setImage(photo, for: .normal)
      button.isHighlighted = true
    },
    button("button on a plate", .custom) { button in
      let caps = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      button.setBackgroundImage(plate.resizableImage(withCapInsets: caps, resizingMode: .stretch), for: .normal)
    },
    button("button with corners and shadow", .system) { button in
      button.backgroundColor = .white
      button.layer.cornerRadius = 10
      button.layer.borderWidth = 1
      button.layer.shadowOpacity = 0.4
      button.layer.shadowRadius = 3
    },
    button("glowing button", .custom) { button in
      button.backgroundColor = .darkGray
      button.showsTouchWhenHighlighted = true
      button.isHighlighted = true
    },
  ]
}
