import UIKit

extension ConformanceScene {
  /// Sizes of texts in large and small fonts.
  static let largeTexts: [ConformanceScene] =
    [8, 11, 15, 36, 40, 44, 48, 60, 80].flatMap { size in
      atEachScale("texts/regular \(size)", facts: ["d9", "widths of texts"]) { stage in
        let font = UIFont.systemFont(ofSize: CGFloat(size))
        for text in ["Like it", "0123456789"] {
          let label = stage.add(UILabel())
          label.font = font
          label.text = text
          stage.recordSize(of: text, in: font)
          stage.record(text, .size(label.intrinsicContentSize))
          label.removeFromSuperview()
        }
      }
    }
}
