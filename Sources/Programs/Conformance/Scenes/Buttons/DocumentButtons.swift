import UIKit

/// The button of document 000 whose hooks put the image above the title.
private final class CustomButton: UIButton {
  var interTitleImageSpacing: CGFloat = 0

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = imageRect(forContentRect: contentRect)
    return CGRect(x: 0, y: image.maxY + interTitleImageSpacing, width: contentRect.width, height: 25)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: (contentRect.width - 25) * 0.5, y: 0, width: 25, height: 24)
  }
}

/// The button of document 003 with the rectangles of its title and its image.
private class MyButton: UIButton {
  var imageRect = CGRect.zero
  var titleRect = CGRect.zero

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    titleRect.isEmpty ? super.titleRect(forContentRect: contentRect) : titleRect
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    imageRect.isEmpty ? super.imageRect(forContentRect: contentRect) : imageRect
  }
}

/// The button of document 003 that sets its own size in its layout.
private final class FittingButton: MyButton {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
    let union = imageRect.union(titleRect)
    frame.size = CGSize(width: union.width + union.minX * 2, height: union.height + union.minY * 2)
  }
}

/// The button of document 004 that configures its subviews when it is created.
private class CYLButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.backgroundColor = .blue
    titleLabel?.textAlignment = .center
    imageView?.backgroundColor = .yellow
  }

  required init?(coder: NSCoder) { nil }
}

/// The one that answers by the hooks.
private final class HookButton: CYLButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: contentRect.width, width: contentRect.width, height: contentRect.height - contentRect.width)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: contentRect.width, height: contentRect.width)
  }
}

/// The one that sets the frames after the inherited layout.
private final class LayoutButton: CYLButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    titleLabel?.frame = CGRect(x: 0, y: bounds.width, width: bounds.width, height: bounds.height - bounds.width)
  }
}

/// A button that stacks image and title after the inherited layout.
private final class StackedButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let imageView, let titleLabel else { return }
    imageView.frame.origin = CGPoint(x: (bounds.width - imageView.frame.width) / 2, y: 0)
    titleLabel.frame = CGRect(x: 0, y: imageView.frame.maxY + 5, width: bounds.width, height: 20)
  }
}

extension Stage {
  fileprivate func addWithContent<Button: UIButton>(_ button: Button) -> Button {
    button.setImage(.blank(CGSize(width: 30, height: 30)), for: .normal)
    button.setTitle("title", for: .normal)
    return add(button)
  }
}

extension ConformanceScene {
  /// The subclasses that the documents show.
  static let documentButtons: [ConformanceScene] = [
    atEachScale("buttons/rectangles of hooks", facts: ["D0.10", "D0.11"]) { stage in
      for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)] {
        let button = stage.addWithContent(CustomButton(frame: CGRect(x: 100, y: 100, width: 75, height: 75)))
        button.interTitleImageSpacing = 20
        button.titleLabel?.textAlignment = .center
        button.contentEdgeInsets = insets
        stage.recordParts("insets \(Int(insets.left))", of: button)
        stage.record("insets \(Int(insets.left)).contentRect", .rect(button.contentRect(forBounds: button.bounds)))
        stage.record(
          "insets \(Int(insets.left)).alignment", .text(button.titleLabel?.textAlignment.conformanceName ?? ""))
      }
    },
    atEachScale("buttons/frames set in layoutSubviews", facts: ["D0.13"]) { stage in
      let button = stage.addWithContent(StackedButton(frame: CGRect(x: 0, y: 0, width: 80, height: 80)))
      for pass in 1...3 {
        stage.recordParts("pass \(pass)", of: button)
        button.setNeedsLayout()
      }
      button.frame.size.width = 101
      stage.recordParts("another size", of: button)
    },
    [
      ConformanceScene("buttons/stored rectangles", facts: ["D3.10"], scale: 3) { stage in
        let button = stage.addWithContent(MyButton(frame: .zero))
        stage.recordParts("without rectangles", of: button)
        button.titleRect = CGRect(x: 60, y: 10, width: 100, height: 40)
        button.imageRect = CGRect(x: 10, y: 10, width: 40, height: 40)
        button.setNeedsLayout()
        stage.recordParts("with rectangles", of: button)
        stage.record("button", .rect(button.frame))
      },
      ConformanceScene("buttons/size from stored rectangles", facts: ["D3.11"], scale: 3) { stage in
        let button = stage.addWithContent(FittingButton(frame: .zero))
        button.titleRect = CGRect(x: 60, y: 10, width: 100, height: 40)
        button.imageRect = CGRect(x: 10, y: 10, width: 40, height: 40)
        stage.layOut()
        stage.recordParts("parts", of: button)
        stage.record("button", .rect(button.frame))
        stage.record("layouts", .count(button.layouts))
        stage.window.layoutIfNeeded()
        stage.record("layouts of a settled pass", .count(button.layouts))
      },
      ConformanceScene("buttons/image above title", facts: ["D4.5", "D4.6"], scale: 3) { stage in
        let frame = CGRect(x: 0, y: 0, width: 100, height: 140)
        for (name, button) in [
          ("hooks", HookButton(frame: frame)), ("layoutSubviews", LayoutButton(frame: frame)),
        ] as [(String, CYLButton)] {
          _ = stage.addWithContent(button)
          stage.recordParts(name, of: button)
          stage.record("\(name).title color", .color(button.titleLabel?.backgroundColor))
          stage.record("\(name).image color", .color(button.imageView?.backgroundColor))
          stage.record("\(name).alignment", .text(button.titleLabel?.textAlignment.conformanceName ?? ""))
        }
      },
      ConformanceScene("buttons/subclass by its type", facts: ["D2.21"], scale: 3) { stage in
        for (name, type) in [("custom", UIButton.ButtonType.custom), ("system", .system)] {
          let button: UIButton = HookButton(type: type)
          stage.record("\(name).is the subclass", .flag(button is HookButton))
          stage.record("\(name).buttonType", .count(button.buttonType.rawValue))
          stage.record("\(name).font", .length(button.titleLabel?.font.pointSize ?? 0))
          stage.record("\(name).alignment", .text(button.titleLabel?.textAlignment.conformanceName ?? ""))
        }
      },
    ],
  ].flatMap(\.self)
}
