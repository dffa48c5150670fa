import UIKit

extension ConformanceScene {
  /// The place of a title view below a prompt.
  static let promptedBars = [
    ConformanceScene("bars/title view below a prompt", facts: ["n6", "n13"], scale: 3) { stage in
      for prompt in [nil, "Prompt"] as [String?] {
        let bar = stage.add(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: prompt == nil ? 44 : 74)))
        let item = UINavigationItem(title: "Title")
        let view = SizedView(CGSize(width: 60, height: 20))
        item.titleView = view
        item.prompt = prompt
        bar.items = [item]
        stage.layOut()
        let name = prompt ?? "none"
        stage.record("\(name).fitting", .length(bar.sizeThatFits(CGSize(width: 375, height: 0)).height))
        stage.record("\(name).title view", .rect(view.convert(view.bounds, to: bar)))
        bar.removeFromSuperview()
      }
    }
  ]
}
