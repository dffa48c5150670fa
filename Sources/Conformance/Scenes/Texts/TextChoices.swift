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
    }
}
