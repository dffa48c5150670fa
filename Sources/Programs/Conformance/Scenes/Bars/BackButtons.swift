import UIKit

extension ConformanceScene {
  static let backButtons = [
    ConformanceScene("bars/titles of back buttons", facts: ["bars: the back button's title"], scale: 3) { stage in
      let titles = ["Up", "A rather long title", "A title that is longer than half of the bar is"]
      for first in titles {
        for second in ["Title", "A title in the middle of the bar"] {
          let bar = stage.addBar(UINavigationItem(title: first), UINavigationItem(title: second))
          let name = "\(first) before \(second)"
          let shown = [first, "Back", second].filter { text in
            bar.label(text).map { !$0.isHidden && $0.alpha > 0 && $0.bounds.width > 0 } ?? false
          }
          stage.record("\(name).texts", .list(shown))
          stage.record("\(name).back", bar.outerControls.first, in: bar)
          stage.record("\(name).title", bar.label(second), in: bar)
          for text in shown { if let label = bar.label(text) { stage.recordSize(of: text, in: label.font) } }
          bar.removeFromSuperview()
        }
      }
    }
  ]
}
