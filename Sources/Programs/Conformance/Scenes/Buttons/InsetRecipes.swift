import UIKit

/// The recipes of documents 000 and 001 that move image and title by insets, written as the documents write them.
private enum InsetRecipe: String, CaseIterable {
  case imageLeft = "image left"
  case imageRight = "image right"
  case imageTop = "image top"
  case imageBottom = "image bottom"

  /// Sets the insets by the frames that the subviews have now.
  @MainActor func apply(to button: UIButton, spacing: CGFloat) {
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    switch self {
    case .imageLeft:
      let excess = title.minX - (image.minX + image.width) - spacing
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -excess, bottom: 0, right: excess)
    case .imageRight:
      let (step, distance) = (title.width + spacing, title.minX - image.minX)
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: step, bottom: 0, right: -step)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -distance, bottom: 0, right: distance)
    case .imageTop:
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: title.height + spacing, right: -title.width)
      button.titleEdgeInsets = UIEdgeInsets(top: image.height + spacing, left: -image.width, bottom: 0, right: 0)
    case .imageBottom:
      button.imageEdgeInsets = UIEdgeInsets(top: title.height + spacing, left: 0, bottom: 0, right: -title.width)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -image.width, bottom: image.height + spacing, right: 0)
    }
  }
}

extension ConformanceScene {
  private static let image = CGSize(width: 24, height: 20)
  private static let bounds = CGRect(x: 0, y: 0, width: 120, height: 90)

  @MainActor private static func makeButton() -> UIButton {
    let button = UIButton.conformanceSample(image: image, title: "Like it")
    button.frame = bounds
    return button
  }

  /// Image and title that are moved by insets alone.
  static let insetRecipes: [ConformanceScene] = [
    atEachScale("buttons/inset recipes", facts: ["D0.1", "D0.4", "D0.5", "D0.6", "D0.7"]) { stage in
      for recipe in InsetRecipe.allCases {
        for spacing in [CGFloat(0), 5, 20, -4, 2.5] {
          let button = stage.add(makeButton())
          let name = "\(recipe.rawValue) \(spacing)"
          stage.recordParts("\(name).before", of: button)
          recipe.apply(to: button, spacing: spacing)
          stage.recordParts("\(name).after", of: button)
          stage.record("\(name).imageEdgeInsets", .insets(button.imageEdgeInsets))
          stage.record("\(name).titleEdgeInsets", .insets(button.titleEdgeInsets))
          stage.record("\(name).intrinsic", .size(button.intrinsicContentSize))
          button.removeFromSuperview()
        }
      }
    },
    atEachScale("buttons/inset recipes without a layout", facts: ["D0.8"]) { stage in
      for recipe in InsetRecipe.allCases {
        let button = stage.add(makeButton())
        stage.record("\(recipe.rawValue).image before", .size(button.imageView?.frame.size ?? .zero))
        stage.record("\(recipe.rawValue).title before", .size(button.titleLabel?.frame.size ?? .zero))
        recipe.apply(to: button, spacing: 5)
        stage.record("\(recipe.rawValue).imageEdgeInsets", .insets(button.imageEdgeInsets))
        stage.record("\(recipe.rawValue).titleEdgeInsets", .insets(button.titleEdgeInsets))
        stage.recordParts("\(recipe.rawValue).after", of: button)
        button.removeFromSuperview()
      }
    },
    atEachScale("buttons/inset recipes by alignment", facts: ["D0.9"]) { stage in
      for recipe in InsetRecipe.allCases {
        for (name, alignment) in UIControl.ContentVerticalAlignment.named where alignment != .fill {
          let button = stage.add(makeButton())
          button.contentVerticalAlignment = alignment
          button.layoutIfNeeded()
          recipe.apply(to: button, spacing: 20)
          stage.recordParts("\(recipe.rawValue) \(name)", of: button)
          button.removeFromSuperview()
        }
      }
    },
    atEachScale("buttons/image above title from the left and top", facts: ["D1.4", "D1.5"]) { stage in
      let button = stage.add(makeButton())
      button.contentVerticalAlignment = .top
      button.contentHorizontalAlignment = .left
      stage.recordParts("before", of: button)
      let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
      let top = (bounds.height - image.height - title.height) / 2
      button.imageEdgeInsets = UIEdgeInsets(top: top, left: (bounds.width - image.width) / 2, bottom: 0, right: 0)
      button.titleEdgeInsets = UIEdgeInsets(
        top: top + image.height, left: (bounds.width - title.width) / 2 - image.width, bottom: 0, right: 0)
      stage.recordParts("after", of: button)
    },
    atEachScale("buttons/insets move an item", facts: ["D0.2", "D0.3", "D1.8", "D1.9"]) { stage in
      for (name, insets) in [
        ("top in", .only(top: 4)), ("left in", .only(left: 2)), ("bottom in", .only(bottom: 4)),
        ("right in", .only(right: 2)), ("top out", .only(top: -4)), ("left out", .only(left: -2)),
        ("bottom out", .only(bottom: -4)), ("right out", .only(right: -2)),
        ("opposite sides", UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 6)),
        ("opposite signs", UIEdgeInsets(top: 3, left: 5, bottom: -3, right: -5)), ("far left", .only(left: -400)),
        ("far below", .only(bottom: -400)),
      ] as [(String, UIEdgeInsets)] {
        for (part, edgeInsets) in [
          ("image", \UIButton.imageEdgeInsets), ("title", \UIButton.titleEdgeInsets),
          ("content", \UIButton.contentEdgeInsets),
        ] {
          let button = stage.add(makeButton())
          button[keyPath: edgeInsets] = insets
          stage.recordParts("\(part) \(name)", of: button)
          stage.record("\(part) \(name).intrinsic", .size(button.intrinsicContentSize))
          stage.record("\(part) \(name).fitting", .size(button.sizeThatFits(CGSize(width: 20, height: 20))))
          button.removeFromSuperview()
        }
      }
    },
    atEachScale("buttons/images in small buttons", facts: ["D1.6", "D2.13", "D2.16", "D2.17", "D2.18"]) { stage in
      let insets: [UIEdgeInsets] = [
        .zero, .only(left: 10), .only(left: 10, right: 10), .only(top: 10), .only(top: -10), .only(top: 8, bottom: -10),
        .only(left: -10, right: 8), UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10),
        UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5),
      ]
      for size in [(40, 40), (20, 20), (80, 80), (20, 30), (20, 60), (60, 20)] {
        for (index, insets) in insets.enumerated() {
          let button = stage.add(UIButton.conformanceSample(image: CGSize(width: 40, height: 40), title: nil))
          button.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
          button.imageEdgeInsets = insets
          stage.recordParts("\(size.0)x\(size.1) insets \(index)", of: button)
          button.removeFromSuperview()
        }
      }
    },
    atEachScale("buttons/titles in small buttons", facts: ["D1.3", "D1.7"]) { stage in
      for (name, across, down) in [
        ("centered", .center, .center), ("across", .fill, .center), ("down", .center, .fill), ("filling", .fill, .fill),
      ] as [(String, UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment)] {
        for size in [(300, 60), (100, 10), (30, 40), (20, 8)] {
          let button = stage.add(UIButton.conformanceSample(image: nil, title: "Like it"))
          button.titleLabel?.lineBreakMode = .byClipping
          button.contentHorizontalAlignment = across
          button.contentVerticalAlignment = down
          button.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
          stage.recordParts("\(name) in \(size.0)x\(size.1)", of: button)
          button.removeFromSuperview()
        }
      }
    },
  ].flatMap(\.self)
}
