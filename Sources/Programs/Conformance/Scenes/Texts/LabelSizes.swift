import UIKit

extension ConformanceScene {
  private static let words = ["Some", "words", "that", "break"]

  /// Sizes of labels of several lines, and labels in a layout by constraints.
  static let labelSizes: [ConformanceScene] =
    atEachScale("texts/labels of several lines", facts: ["d9", "d10"]) { stage in
      // One word a line, so that the breaks do not depend on widths.
      let text = words.joined(separator: "\n")
      for lines in [0, 1, 2, 3, 9] {
        let label = stage.add(UILabel())
        label.text = text
        label.numberOfLines = lines
        for width in [CGFloat(0), 60, 200] {
          label.preferredMaxLayoutWidth = width
          stage.record("\(lines) lines, \(Int(width)).intrinsic", .size(label.intrinsicContentSize))
          stage.record(
            "\(lines) lines, \(Int(width)).fitting", .size(label.sizeThatFits(CGSize(width: 80, height: 1000))))
        }
        let bounds = CGRect(x: 10, y: 20, width: 80, height: 500)
        stage.record("\(lines) lines.textRect", .rect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)))
        for word in words + ["Some…", "words…", "word…"] { stage.recordSize(of: word, in: label.font) }
        label.removeFromSuperview()
      }
    }
    + atEachScale("texts/lines of text styles", facts: ["q18"]) { stage in
      let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
      ]
      for (style, category) in styles.flatMap({ style in
        [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map { (style, $0) }
      }) {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = UIFont.preferredFont(
          forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let heights = [1, 2, 3].map { count in
          label.text = words.prefix(count).joined(separator: "\n")
          return Double(label.intrinsicContentSize.height)
        }
        let name = "\(style.rawValue), \(category.rawValue)"
        stage.record("\(name).heights", .numbers(heights))
        stage.record("\(name).leading", .number(label.font.leading))
      }
    }
    + atEachScale("texts/preferredMaxLayoutWidth", facts: ["d10", "f70"]) { stage in
      let text = words.joined(separator: " ")
      for width in [CGFloat(0), 30, 60, 400] {
        let label = stage.add(UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = text
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = width
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
          label.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ])
        stage.layOut()
        stage.record("\(Int(width)).intrinsic", .size(label.intrinsicContentSize))
        stage.record("\(Int(width)).frame", .rect(label.frame))
        let spaced = NSMutableParagraphStyle()
        spaced.lineSpacing = 5.5
        label.attributedText = NSAttributedString(
          string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: spaced])
        stage.record("\(Int(width)).spaced lines", .size(label.intrinsicContentSize))
        for part in [text] + words + words.map({ "\($0) " }) { stage.recordSize(of: part, in: label.font) }
        label.removeFromSuperview()
      }
    } + [
      ConformanceScene("texts/sizes after changes", facts: ["d9", "f71"], scale: 3) { stage in
        let label = stage.add(UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
          label.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ])
        let large = UIFont.systemFont(ofSize: 30)
        let medium = UIFont.systemFont(ofSize: 24)
        let attributed = NSAttributedString(string: "other words", attributes: [.font: medium])
        let changes: [(String, @MainActor (UILabel) -> Void)] = [
          ("1 text", { $0.text = "words" }), ("2 font", { $0.font = large }),
          ("3 another text", { $0.text = "words\nwords" }), ("4 two lines", { $0.numberOfLines = 2 }),
          ("5 attributed text", { $0.attributedText = attributed }), ("6 text again", { $0.text = "words" }),
          ("7 smaller font", { $0.font = UIFont.systemFont(ofSize: 11) }), ("8 no text", { $0.text = nil }),
        ]
        for (name, change) in changes {
          change(label)
          stage.window.layoutIfNeeded()
          stage.record(name, .rect(label.frame))
          stage.record("\(name).font", .length(label.font.pointSize))
          for font in [label.font ?? large, medium] {
            for text in ["words", "other words"] { stage.recordSize(of: text, in: font) }
          }
        }
        let image = stage.add(UIImageView())
        image.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          image.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
          image.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
        ])
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        let images: [(String, UIImage?)] = [
          ("image", .blank(CGSize(width: 30, height: 40))), ("larger image", .blank(CGSize(width: 50, height: 60))),
          ("alignment insets", UIImage.blank(CGSize(width: 50, height: 60)).withAlignmentRectInsets(insets)),
          ("no image", nil),
        ]
        for (name, shown) in images {
          image.image = shown
          stage.window.layoutIfNeeded()
          stage.record("\(name).frame", .rect(image.frame))
          stage.record("\(name).intrinsic", .size(image.intrinsicContentSize))
        }
      }
    ]
}
