import UIKit

extension ConformanceScene {
  /// Line fragments of TextKit: empty texts, texts that end with a newline, and empty ranges.
  static let layoutManagers = [
    ConformanceScene("texts/layout manager", facts: ["tk5", "tk6"], scale: 3) { stage in
      for (name, text) in [("empty", ""), ("one line", "Like it"), ("newline at the end", "Like it\n")] {
        let font = UIFont.systemFont(ofSize: 17)
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
        stage.record("\(name).used", .rect(manager.usedRect(for: container)))
        stage.record("\(name).extra", .rect(manager.extraLineFragmentRect))
        stage.record("\(name).extra used", .rect(manager.extraLineFragmentUsedRect))
        for location in [0, 4] where location <= manager.numberOfGlyphs {
          let range = NSRange(location: location, length: 0)
          stage.record(
            "\(name).empty range at \(location)", .rect(manager.boundingRect(forGlyphRange: range, in: container)))
        }
        // The storage retains the manager, which refers to it without retaining it.
        withExtendedLifetime(storage) {}
        for part in text.isEmpty ? [] : ["Like it", "Like"] { stage.recordSize(of: part, in: font) }
      }
    }
  ]
}
