import UIKit

extension ConformanceScene {
  static let scrollOffsets = setOffsets + roundedOffsets + contentChanges + scrollConstraints + touchesOfContent

  // MARK: Offset

  private static let setOffsets = [
    ConformanceScene("scrolling/offset", facts: ["h1"], scale: 3, needsApp: true) { stage in
      let (scroll, calls) = stage.addScrollView()
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      stage.record("1 bounds", .rect(scroll.bounds))
      calls.record("1 calls", on: stage)
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      calls.record("2 calls of an equal offset", on: stage)
      scroll.bounds.origin = CGPoint(x: 0, y: 70)
      stage.recordOffset("3 offset", of: scroll)
      stage.record("4 frame", .rect(scroll.frame))
      let low = UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 50))
      scroll.addSubview(low)
      scroll.contentOffset = CGPoint(x: 0, y: 390)
      stage.record("5 content in the superview", .point(low.convert(CGPoint.zero, to: stage.root)))
      stage.record("6 hit in the content", .flag(stage.root.hitTest(CGPoint(x: 50, y: 60), with: nil) === low))
      for (index, y) in [CGFloat(99999), -500].enumerated() {
        scroll.contentOffset = CGPoint(x: 0, y: y)
        stage.recordOffset("\(index + 7) outside of the content", of: scroll)
        scroll.setNeedsLayout()
        stage.layOut()
        stage.recordOffset("\(index + 7) outside of the content after a layout", of: scroll)
        stage.wait(0.5)
        stage.recordOffset("\(index + 7) outside of the content after half a second", of: scroll)
      }
      scroll.setContentOffset(CGPoint(x: 0, y: 9999), animated: true)
      stage.wait(1.5)
      stage.recordOffset("9 animated outside of the content", of: scroll)
    }
  ]

  private static let roundedOffsets =
    atEachScale("scrolling/rounded offsets", facts: ["h2", "q25"]) { stage in
      let (scroll, calls) = stage.addScrollView()
      let offsets: [CGFloat] = [
        3.8, 3.2, 3.5, 3.25, 3.75, 10.0 / 3, 10.0 / 6, 20.1, 20.9, -187.25, 187.25, -187.5, -0.5, -0.25, -0.75, 0.1666,
      ]
      for offset in offsets {
        scroll.contentOffset = CGPoint(x: offset, y: offset)
        stage.recordOffset("\(offset)", of: scroll)
      }
      scroll.setContentOffset(CGPoint(x: 0, y: 55.4), animated: false)
      stage.recordOffset("setContentOffset 55.4", of: scroll)
      scroll.contentOffset = .zero
      calls.removeAll()
      scroll.contentOffset = CGPoint(x: 0, y: 0.1)
      stage.recordOffset("0.1 after 0", of: scroll)
      calls.record("calls of 0.1 after 0", on: stage)
      scroll.bounds.origin = CGPoint(x: 0, y: 40.3)
      stage.recordOffset("bounds at 40.3", of: scroll)
      calls.record("calls of bounds at 40.3", on: stage)
      stage.layOut()
      stage.recordOffset("bounds at 40.3 after a layout", of: scroll)
      calls.record("calls of the layout", on: stage)
    }

  // MARK: Content

  private static let contentChanges = [
    ConformanceScene("scrolling/changes limit the offset", facts: ["h4"], scale: 3) { stage in
      let changes: [(String, @MainActor (UIScrollView) -> Void)] = [
        ("smaller content", { $0.contentSize.height = 600 }),
        ("content without a size", { $0.contentSize = .zero }),
        ("larger content", { $0.contentSize.height = 2000 }),
        ("larger frame", { $0.frame.size.height = 400 }),
        ("larger bounds", { $0.bounds.size.height = 400 }),
        ("smaller frame", { $0.frame.size.height = 100 }),
        ("frame larger than the content", { $0.frame.size.height = 1200 }),
        ("bottom inset", { $0.contentInset.bottom = 50 }),
        ("negative bottom inset", { $0.contentInset.bottom = -50 }),
        ("top inset", { $0.contentInset.top = 50 }),
      ]
      for (name, change) in changes {
        for start in [CGFloat(0), 350, 700, 900] {
          let (scroll, calls) = stage.addScrollView()
          scroll.contentOffset = CGPoint(x: 0, y: start)
          calls.removeAll()
          change(scroll)
          stage.recordOffset("\(name) from \(Int(start))", of: scroll)
          stage.layOut()
          stage.recordOffset("\(name) from \(Int(start)) after a layout", of: scroll)
          calls.record("\(name) from \(Int(start)) calls", on: stage)
          scroll.removeFromSuperview()
        }
      }
    },
    ConformanceScene("scrolling/insets that go limit the offset", facts: ["h4"], scale: 3) { stage in
      let insets = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
      for start in [CGPoint(x: -30, y: -20), CGPoint(x: 350, y: 740), CGPoint(x: 100, y: 100)] {
        let (scroll, calls) = stage.addScrollView(content: CGSize(width: 500, height: 1000))
        scroll.contentInset = insets
        scroll.contentOffset = start
        calls.removeAll()
        scroll.contentInset = .zero
        let name = "from \(Int(start.x)), \(Int(start.y))"
        stage.recordOffset(name, of: scroll)
        stage.layOut()
        stage.recordOffset("\(name) after a layout", of: scroll)
        calls.record("\(name) calls", on: stage)
        scroll.removeFromSuperview()
      }
    },
    ConformanceScene("scrolling/new content insets", facts: ["h17"], scale: 3) { stage in
      let (none, top) = (UIEdgeInsets.zero, UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
      let bottom = UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 0)
      let both = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      let pairs: [(String, UIEdgeInsets, UIEdgeInsets)] = [
        ("top added", none, top), ("top removed", top, none), ("bottom added", none, bottom),
        ("bottom removed", bottom, none), ("both added", none, both), ("both removed", both, none),
      ]
      for (name, before, after) in pairs {
        var offsets: [Double] = []
        for height in -1...60 {
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
          scroll.contentInset = before
          scroll.contentOffset = .zero
          scroll.contentSize = CGSize(width: 0, height: height)
          scroll.contentInset = after
          offsets.append(Double(scroll.contentOffset.y))
        }
        stage.record("\(name), heights from -1 to 60", .numbers(offsets))
      }
      let (scroll, _) = stage.addScrollView()
      scroll.contentInset.top = 6
      stage.recordOffset("top added in a window", of: scroll)
      scroll.contentOffset.y = -6
      scroll.contentInset.top = 0
      stage.recordOffset("top removed in a window", of: scroll)
    },
  ]

  // MARK: Constraints

  private static let scrollConstraints =
    atEachScale("scrolling/constraints", facts: ["h12"]) { stage in
      let (scroll, _) = stage.addScrollView(content: .zero)
      let view = scroll.addConstrained(UIView())
      let (badge, middle) = (scroll.addConstrained(UIView()), scroll.addConstrained(UIView()))
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 6),
        view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -7.4),
        view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -8),
        view.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 1.5),
        view.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 3),
        badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
        badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      ])
      stage.constrain(
        ["scroll": scroll, "middle": middle], "middle.width == 20", "middle.height == 20",
        "middle.centerX == scroll.centerX", "middle.centerY == scroll.centerY")
      for offset in [CGFloat(0), 100] {
        scroll.contentOffset = CGPoint(x: 0, y: offset)
        stage.layOut()
        stage.record("contentSize at \(Int(offset))", .size(scroll.contentSize))
        stage.record("content at \(Int(offset))", .rect(view.frame))
        stage.record("to the frame guide at \(Int(offset))", .rect(badge.frame))
        stage.record("to the centers at \(Int(offset))", .rect(middle.frame))
      }
      stage.record("frame", .rect(scroll.frame))
    }

  // MARK: Touches

  private static let touchesOfContent = [
    ConformanceScene("scrolling/touches of content", facts: ["h10"], scale: 3) { stage in
      let (scroll, _) = stage.addScrollView()
      stage.record("delaysContentTouches", .flag(scroll.delaysContentTouches))
      stage.record("canCancelContentTouches", .flag(scroll.canCancelContentTouches))
      let views: [(String, UIView)] = [
        ("UIView", UIView()), ("UILabel", UILabel()), ("UIImageView", UIImageView()), ("UIScrollView", UIScrollView()),
        ("UIControl", UIControl()), ("UIButton", UIButton(type: .system)), ("UISwitch", UISwitch()),
        ("UISlider", UISlider()), ("UITextField", UITextField()),
        ("UISegmentedControl", UISegmentedControl(items: ["A", "B"])),
      ]
      for (name, view) in views {
        scroll.addSubview(view)
        stage.record("cancels the touches of a \(name)", .flag(scroll.touchesShouldCancel(in: view)))
      }
    }
  ]
}
