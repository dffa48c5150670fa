import UIKit

extension ConformanceScene {
  /// Rectangles of texts without line fragments, and designs of the system font.
  static let textChoices: [ConformanceScene] =
    atEachScale("texts/bounding rectangles", facts: ["`boundingRect` without line fragments", "d9"]) { stage in
      for size in [CGFloat(12), 17, 22.5] {
        let font = UIFont.systemFont(ofSize: size)
        for (name, text) in [("line", "Like it"), ("empty", ""), ("two lines", "Like it\nor not")] {
          for (optionName, options) in [
            ("no options", NSStringDrawingOptions()), ("line fragments", .usesLineFragmentOrigin),
          ] {
            let rect = (text as NSString).boundingRect(
              with: CGSize(width: 200, height: 500), options: options, attributes: [.font: font], context: nil)
            stage.record("\(name) \(size) \(optionName)", .rect(rect))
          }
          for line in text.split(separator: "\n") { stage.recordSize(of: String(line), in: font) }
        }
      }
    }
    + atEachScale("texts/designs", facts: ["monospaced, rounded and serif designs"]) { stage in
      let designs: [(String, UIFontDescriptor.SystemDesign)] = [
        ("monospaced", .monospaced), ("rounded", .rounded), ("serif", .serif),
      ]
      for (name, design) in designs {
        for size in [CGFloat(13), 17, 28] {
          guard let descriptor = UIFont.systemFont(ofSize: size).fontDescriptor.withDesign(design) else { continue }
          let font = UIFont(descriptor: descriptor, size: size)
          stage.record("\(name) \(size).lineHeight", .length(font.lineHeight))
          stage.record("\(name) \(size).ascender", .length(font.ascender))
          for text in ["The quick brown fox", "0123456789", "(a) [b] {c}"] { stage.recordSize(of: text, in: font) }
          let widths = ["iii", "mmm"].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
          stage.record("\(name) \(size).has one advance", .flag(abs(widths[0] - widths[1]) < 0.01))
        }
      }
    } + [
      ConformanceScene("texts/bold", facts: ["`boldSystemFont`"], scale: 3) { stage in
        let label = stage.add(UILabel())
        label.text = "Like it"
        for size in [CGFloat(11), 17, 34] {
          let font = UIFont.boldSystemFont(ofSize: size)
          for (name, weight) in [("semibold", UIFont.Weight.semibold), ("bold", .bold)] {
            let other = UIFont.systemFont(ofSize: size, weight: weight)
            stage.record("\(size) is \(name)", .flag(font.fontName == other.fontName))
          }
          label.font = font
          stage.record("\(size)", .size(label.intrinsicContentSize))
          stage.recordSize(of: "Like it", in: font)
        }
      },
      ConformanceScene("texts/emoji", facts: ["emoji"], scale: 3) { stage in
        let label = stage.add(UILabel())
        for size in [CGFloat(13), 17, 28] {
          label.font = UIFont.systemFont(ofSize: size)
          let texts = [("one", "😀"), ("two", "😀😀"), ("with a skin tone", "👍🏽"), ("flag", "🇯🇵")]
          for (name, text) in texts {
            label.text = text
            stage.record("\(size) \(name)", .size(label.intrinsicContentSize))
          }
        }
      },
    ]
}
