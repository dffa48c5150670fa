import UIKit

extension ConformanceScene {
  static let navigationBars = [
    ConformanceScene("bars/navigation bar below a safe area", facts: ["n1"], scale: 3, needsApp: true) { stage in
      let (root, stack) = (UIViewController(), UINavigationController())
      root.title = "Title"
      stack.viewControllers = [root]
      stage.show(stack, inSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      stage.record("bar", stack.navigationBar, in: stage.window)
      stage.record("background", stack.navigationBar.subviews.first, in: stage.window)
      stage.record("view", root.view, in: stage.window)
      stage.record("view.safeAreaInsets", .insets(root.view.safeAreaInsets))
    },
    ConformanceScene("bars/fonts of a navigation bar", facts: ["n2"], scale: 3) { stage in
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
      let bar = stage.addBar(item)
      for text in ["Title", "Plain", "Save"] { stage.recordFont(text, of: bar.label(text)) }
    },
    ConformanceScene("bars/two items", facts: ["n3", "n4", "q3"], scale: 3) { stage in
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = .blank(width: 35)
      item.rightBarButtonItem = .blank(width: 52)
      stage.recordControls("items", of: stage.addBar(item))
    },
    ConformanceScene(
      "bars/two items of 414 points", facts: ["n3", "n4"], scale: 3, size: CGSize(width: 414, height: 667)
    ) { stage in
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = .blank(width: 35)
      item.rightBarButtonItem = .blank(width: 52)
      stage.recordControls("items", of: stage.addBar(width: 414, item))
    },
    ConformanceScene("bars/items with titles", facts: ["n2", "n3", "n4", "q3"], scale: 3) { stage in
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = UIBarButtonItem(title: "OK", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = UIBarButtonItem(title: "Continue", style: .done, target: nil, action: nil)
      let bar = stage.addBar(item)
      stage.recordControls("items", of: bar)
      for text in ["OK", "Continue", "Title"] {
        guard let label = bar.label(text) else { continue }
        stage.record("\(text)", label, in: bar)
        stage.recordSize(of: text, in: label.font)
      }
    },
    ConformanceScene("bars/item with a view", facts: ["n3"], scale: 3) { stage in
      let item = UINavigationItem(title: "Title")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 17, height: 20))
      item.rightBarButtonItem = UIBarButtonItem(customView: view)
      stage.record("view", view, in: stage.addBar(item))
    },
    ConformanceScene("bars/distances of items", facts: ["n4"], scale: 3) { stage in
      let item = UINavigationItem(title: "")
      let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      space.width = 20
      item.leftBarButtonItems = [.blank(width: 24), .blank(width: 24), space, .blank(width: 24)]
      stage.recordControls("items", of: stage.addBar(item))
    },
    ConformanceScene("bars/title beside a back button", facts: ["n5"], scale: 3) { stage in
      // The wide item moves the title view to the left, up to the back button.
      let (first, second) = (UINavigationItem(title: "Back"), UINavigationItem(title: "Title"))
      let title = FittingView(CGSize(width: 200, height: 30))
      second.titleView = title
      second.rightBarButtonItem = .blank(width: 92)
      let bar = stage.addBar(first, second)
      let back = bar.outerControls.first
      stage.record("back", back, in: bar)
      stage.record("title", title, in: bar)
      let end = back.map { $0.convert($0.bounds, to: bar).maxX }
      stage.record("distance", end.map { .length(title.convert(title.bounds, to: bar).minX - $0) } ?? .none)
      if let label = bar.label("Back") { stage.recordSize(of: "Back", in: label.font) }
    },
    ConformanceScene("bars/title view", facts: ["n6"], scale: 3) { stage in
      let item = UINavigationItem(title: "Title")
      let framed = UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 30))
      item.titleView = framed
      let bar = stage.addBar(item)
      stage.record("framed", framed, in: bar)
      @MainActor func showAndRecord(_ name: String, _ view: UIView) {
        item.titleView = view
        stage.layOut()
        stage.record(name, view, in: bar)
      }
      showAndRecord("sized", SizedView(CGSize(width: 81, height: 20)))
      let constrained = UIView()
      constrained.translatesAutoresizingMaskIntoConstraints = false
      constrained.widthAnchor.constraint(equalToConstant: 91).isActive = true
      constrained.heightAnchor.constraint(equalToConstant: 28).isActive = true
      showAndRecord("constrained", constrained)
      showAndRecord("fitting", FittingView(CGSize(width: 71, height: 26)))
    },
    ConformanceScene("bars/prompt and large title", facts: ["n13"], scale: 3, needsApp: true) { stage in
      let (root, stack) = (UIViewController(), UINavigationController())
      root.title = "Title"
      stack.viewControllers = [root]
      stage.show(stack, inSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      stage.recordBar("plain", of: stack)
      root.navigationItem.prompt = "Prompt"
      stage.recordBar("prompt", of: stack)
      root.navigationItem.prompt = nil
      stack.navigationBar.prefersLargeTitles = true
      stage.recordBar("large title", of: stack)
      root.navigationItem.largeTitleDisplayMode = .never
      stage.recordBar("never", of: stack)
    },
    ConformanceScene("bars/first item", facts: ["n15"], scale: 3) { stage in
      let item = UINavigationItem(title: "Title")
      let items = ["a", "b", "c"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      item.rightBarButtonItems = [items[0], items[1]]
      stage.record("first", .optional(item.rightBarButtonItem?.title))
      let changes = [("replaced", items[2]), ("moved", items[1]), ("removed", nil), ("removed twice", nil)]
      for (name, first) in changes {
        item.rightBarButtonItem = first
        stage.record(name, .list((item.rightBarButtonItems ?? []).map { $0.title ?? "" }))
      }
    },
    ConformanceScene("bars/primary action", facts: ["n16"], scale: 3) { stage in
      let image = UIImage.blank(CGSize(width: 20, height: 20))
      let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
      item.primaryAction = UIAction(title: "New", image: image) { _ in }
      stage.record("title", .optional(item.title))
      stage.record("hasImage", .flag(item.image === image))
      item.primaryAction = nil
      stage.record("nil.title", .optional(item.title))
      stage.record("nil.hasImage", .flag(item.image === image))
    },
  ]
}

extension Stage {
  /// Records the bar of a stack after a change, and the safe area below it.
  fileprivate func recordBar(_ name: String, of stack: UINavigationController) {
    layOut(beforeAndAfter: 0.5)
    let bar = stack.navigationBar
    record("\(name).bar", bar, in: window)
    record("\(name).sizeThatFits.height", .length(bar.sizeThatFits(CGSize(width: 375, height: 0)).height))
    record("\(name).intrinsicContentSize.height", .length(bar.intrinsicContentSize.height))
    record("\(name).view.safeAreaInsets.top", .length(stack.topViewController?.view.safeAreaInsets.top ?? 0))
  }
}

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
