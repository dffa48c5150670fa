import UIKit

extension ConformanceScene {
  static let fieldRects = fieldRectsByBorder + fieldSizes + fieldSides

  private static let borders: [(String, UITextField.BorderStyle)] = [
    ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
  ]

  private static let fieldRectsByBorder = [
    ConformanceScene("inputs/text field rectangles", facts: ["i5"], scale: 3) { stage in
      for (name, border) in borders {
        for size in [CGSize(width: 200, height: 34), CGSize(width: 151, height: 45)] {
          let field = stage.add(UITextField(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size)))
          field.borderStyle = border
          stage.layOut()
          stage.recordRects(of: field, "\(name) \(Int(size.width))")
        }
      }
    }
  ]

  private static let fieldSizes =
    atEachScale("inputs/text field sizes", facts: ["i5"]) { stage in
      for (name, border) in borders {
        for points in [10, 12, 14, 17, 20, 24, 34] {
          let field = stage.add(UITextField())
          let font = UIFont.systemFont(ofSize: CGFloat(points))
          (field.font, field.borderStyle) = (font, border)
          stage.record("\(name) \(points) empty", .size(field.intrinsicContentSize))
          field.placeholder = "Your name"
          stage.record("\(name) \(points) placeholder", .size(field.intrinsicContentSize))
          field.text = "Johnny Appleseed"
          stage.record("\(name) \(points) text", .size(field.intrinsicContentSize))
          stage.record("\(name) \(points) sizeThatFits", .size(field.sizeThatFits(.zero)))
          if border == .none {
            for text in ["Your name", "Johnny Appleseed"] { stage.recordSize(of: text, in: font) }
          }
        }
      }
      let field = stage.add(UITextField())
      (field.borderStyle, field.text, field.isSecureTextEntry) = (.roundedRect, "abc", true)
      stage.record("hidden height", .length(field.intrinsicContentSize.height))
    }

  // MARK: Side views

  private static let fieldSides =
    atEachScale("inputs/text field side views", facts: ["i6"]) { stage in
      for (name, border) in [("none", UITextField.BorderStyle.none), ("roundedRect", .roundedRect)] {
        let field = stage.addField(border)
        for size in [CGSize(width: 10, height: 20), CGSize(width: 13, height: 17), CGSize(width: 13, height: 17.5)] {
          let (left, right) = (UIView(frame: CGRect(origin: .zero, size: size)), UIView())
          right.frame.size = CGSize(width: 12, height: 22)
          (field.leftView, field.leftViewMode) = (left, .always)
          stage.layOut()
          let sides = "\(name) \(size.width)×\(size.height)"
          stage.recordRects(of: field, "\(sides) left")
          stage.record("\(sides) left frame", .rect(left.frame))
          (field.rightView, field.rightViewMode) = (right, .always)
          stage.layOut()
          stage.recordRects(of: field, "\(sides) left and right")
          stage.record("\(sides) right frame", .rect(right.frame))
          stage.record("\(sides) intrinsicContentSize", .size(field.intrinsicContentSize))
          field.rightView = nil
        }
      }
    } + [
      ConformanceScene("inputs/text field side view sizes", facts: ["i6"], scale: 3) { stage in
        let field = stage.addField(.roundedRect)
        let label = UILabel()
        label.text = "Ab"
        label.font = .systemFont(ofSize: 10)
        label.frame.size = CGSize(width: 50, height: 34)
        stage.recordSize(of: "Ab", in: label.font)
        let picture = UIImageView(image: .blank(CGSize(width: 12, height: 14)))
        picture.frame.size = CGSize(width: 40, height: 40)
        let constrained = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        constrained.translatesAutoresizingMaskIntoConstraints = false
        constrained.widthAnchor.constraint(equalToConstant: 24).isActive = true
        constrained.heightAnchor.constraint(equalToConstant: 18).isActive = true
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        plain.addSubview(UIImageView(image: picture.image))
        let views = [("label", label), ("image view", picture), ("constrained", constrained), ("plain", plain)]
        for (name, view) in views {
          (field.leftView, field.leftViewMode) = (view, .always)
          stage.layOut()
          stage.record("\(name) leftViewRect", .rect(field.leftViewRect(forBounds: field.bounds)))
          stage.record("\(name) frame", .rect(view.frame))
        }
        (field.leftView, field.rightView, field.rightViewMode) = (nil, picture, .always)
        stage.layOut()
        stage.record("image view rightViewRect", .rect(field.rightViewRect(forBounds: field.bounds)))
      },
      ConformanceScene("inputs/text field view modes", facts: ["i6"], scale: 3, needsApp: true) { stage in
        stage.makeKey()
        let field = stage.addField(.roundedRect)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 22))
        (field.leftView, field.rightView) = (left, right)
        (field.leftViewMode, field.rightViewMode) = (.whileEditing, .unlessEditing)
        @MainActor func record(_ name: String) {
          stage.record("\(name) left is a subview", .flag(left.superview === field))
          stage.record("\(name) right is a subview", .flag(right.superview === field))
        }
        record("1 before the layout")
        stage.layOut()
        record("2 not edited")
        stage.record("3 becomeFirstResponder", .flag(field.becomeFirstResponder()))
        stage.layOut()
        record("4 edited")
        stage.record("5 editingRect", .rect(field.editingRect(forBounds: field.bounds)))
        stage.record("6 right frame", .rect(right.frame))
        field.resignFirstResponder()
        stage.layOut()
        record("7 not edited again")
      },
      ConformanceScene("inputs/text field clear button", facts: ["i6"], scale: 3) { stage in
        for (name, border) in [("none", UITextField.BorderStyle.none), ("roundedRect", .roundedRect)] {
          for height in [34, 45] {
            let field = stage.addField(border)
            field.frame.size.height = CGFloat(height)
            field.clearButtonMode = .always
            stage.layOut()
            stage.recordRects(of: field, "\(name) \(height) empty")
            stage.record("\(name) \(height) empty button", .flag(field.clearButton != nil))
            field.text = "clear me"
            stage.layOut()
            stage.recordRects(of: field, "\(name) \(height) text")
            stage.record("\(name) \(height) clearButtonRect", .rect(field.clearButtonRect(forBounds: field.bounds)))
            if let button = field.clearButton {
              stage.record("\(name) \(height) button", .rect(button.convert(button.bounds, to: field)))
            }
            let right = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 22))
            (field.rightView, field.rightViewMode) = (right, .always)
            stage.layOut()
            stage.recordRects(of: field, "\(name) \(height) right view")
            stage.record("\(name) \(height) right view replaces the button", .flag(field.clearButton == nil))
          }
        }
      },
      ConformanceScene("inputs/text field insertion point", facts: ["i6"], scale: 3, needsApp: true) { stage in
        stage.makeKey()
        let field = stage.addField(.roundedRect)
        field.text = "Ann"
        stage.layOut()
        stage.record("becomeFirstResponder", .flag(field.becomeFirstResponder()))
        stage.layOut()
        stage.record("width", .length(field.caretRect(for: field.endOfDocument).width))
        stage.record("height", .length(field.caretRect(for: field.endOfDocument).height))
        stage.record("x at the beginning", .length(field.caretRect(for: field.beginningOfDocument).minX))
        field.resignFirstResponder()
      },
    ]
}

extension Stage {
  fileprivate func addField(_ border: UITextField.BorderStyle) -> UITextField {
    let field = add(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
    field.borderStyle = border
    return field
  }

  fileprivate func recordRects(of field: UITextField, _ name: String) {
    let bounds = field.bounds
    record("\(name) borderRect", .rect(field.borderRect(forBounds: bounds)))
    record("\(name) textRect", .rect(field.textRect(forBounds: bounds)))
    record("\(name) editingRect", .rect(field.editingRect(forBounds: bounds)))
    record("\(name) placeholderRect", .rect(field.placeholderRect(forBounds: bounds)))
  }
}

extension UITextField {
  /// The clear button, while the field shows it: the button whose center is in the field's rectangle for it.
  var clearButton: UIButton? {
    let rect = clearButtonRect(forBounds: bounds)
    return withDescendants.compactMap { $0 as? UIButton }.first { button in
      !button.isHidden && button.alpha > 0
        && rect.contains(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: self))
    }
  }
}
