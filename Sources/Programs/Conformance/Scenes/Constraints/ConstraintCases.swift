import UIKit

extension ConformanceScene {
  static let constraintCases = [
    atEachScale("constraints/rounding", facts: ["f1", "f2", "f5"]) { stage in
      var views: [UIView] = []
      for index in 0..<7 {
        let view = stage.add(UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        views.append(view)
        let edge: NSLayoutXAxisAnchor = index == 0 ? stage.root.leadingAnchor : views[index - 1].trailingAnchor
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10.25 + CGFloat(index) / 7),
          view.heightAnchor.constraint(equalToConstant: 20.4),
          view.leadingAnchor.constraint(equalTo: edge),
          view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1.0 / 7),
        ])
      }
      let centered = views[3]
      let inner = centered.addConstrained(UIView())
      stage.constrain(
        ["inner": inner, "centered": centered], "inner.centerX == centered.centerX",
        "inner.centerY == centered.centerY", "inner.width == 11", "inner.height == 7.5")
      stage.layOut()
      for (index, view) in views.enumerated() { stage.record("\(index)", .rect(view.frame)) }
      stage.record("centered", .rect(inner.frame))
      stage.record("fitting", .size(centered.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
    },
    atEachScale(
      "constraints/baselines", facts: ["f41", "d9", "a label's last baseline, and both of a label that wraps"]
    ) { stage in
      for (name, lines) in [("one line", 1), ("wrapping", 0)] {
        for size in [CGFloat(12), 17, 22.5] {
          let label = stage.add(UILabel())
          label.text = "Baselines of labels that wrap"
          label.font = UIFont.systemFont(ofSize: size)
          label.numberOfLines = lines
          let (first, last) = (stage.add(UIView()), stage.add(UIView()))
          for view in [label, first, last] { view.translatesAutoresizingMaskIntoConstraints = false }
          stage.constrain(
            ["label": label, "first": first, "last": last], "label.top == root.top + 20",
            "label.leading == root.leading", "label.width == 120", "first.top == label.firstBaseline",
            "last.top == label.lastBaseline")
          stage.layOut()
          stage.record("\(name) \(size).label", .rect(label.frame))
          stage.record("\(name) \(size).first", .length(first.frame.minY))
          stage.record("\(name) \(size).last", .length(last.frame.minY))
          for word in ["Baselines of labels that wrap", "Baselines of ", "Baselines ", "labels that ", "of labels "] {
            stage.recordSize(of: word, in: label.font)
          }
          [label, first, last].forEach { $0.removeFromSuperview() }
        }
      }
    },
    [
      logged("constraints/frames are written in layoutSubviews", facts: ["f31"]) { stage, log in
        let view = stage.add(FrameReadingView(log))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stage.layOut()
        stage.record("calls", .list(log.calls))
      },
      ConformanceScene("constraints/margins", facts: ["f45", "f48", "f51"], scale: 3) { stage in
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
        stage.root.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
        stage.add(child)
        for preserves in [false, true] {
          child.preservesSuperviewLayoutMargins = preserves
          for frame in [
            CGRect(x: 10, y: 20, width: 300, height: 400), CGRect(x: 0, y: 0, width: 375, height: 667),
            CGRect(x: -10, y: -20, width: 500, height: 800), CGRect(x: 100, y: 100, width: 50, height: 50),
          ] {
            child.frame = frame
            stage.layOut()
            stage.record("\(preserves ? "preserved" : "own") in \(frame.short)", .insets(child.layoutMargins))
          }
        }
        let wide = stage.add(UIView())
        let readable = wide.addViewOverReadableContent()
        for (left, right) in [(8, 8), (20, 80), (200, 8), (300, 300)] as [(CGFloat, CGFloat)] {
          for width in [320, 700, 1000, 1400] as [CGFloat] {
            wide.layoutMargins = UIEdgeInsets(top: 8, left: left, bottom: 8, right: right)
            wide.frame = CGRect(x: 0, y: 0, width: width, height: 100)
            stage.layOut()
            stage.record("readable \(left) \(right) in \(width)", .rect(readable.frame))
          }
        }
      },
      ConformanceScene("stacks/equal centering", facts: ["f59"], scale: 3) { stage in
        for counts in [[10, 10, 10], [10, 60, 10, 30], [90, 10, 10], [60, 60, 60, 60, 60]] as [[CGFloat]] {
          for width in [200, 260, 400] as [CGFloat] {
            let stack = UIStackView(arrangedSubviews: counts.map { SizedView(CGSize(width: $0, height: 20)) })
            stack.distribution = .equalCentering
            stack.spacing = 6
            stack.frame = CGRect(x: 0, y: 0, width: width, height: 20)
            stage.add(stack)
            stage.layOut()
            stage.recordFrames("\(counts) in \(width)", of: stack.arrangedSubviews)
            stack.removeFromSuperview()
          }
        }
      },
    ],
  ].flatMap(\.self)
}

/// A view that reads the frame of a constrained subview before and after the inherited layout.
private final class FrameReadingView: UIView {
  private let log: CallLog
  private let child = UIView()

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
    addConstrained(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 40),
      child.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.write("before \(child.frame.short)")
    super.layoutSubviews()
    log.write("after \(child.frame.short)")
  }
}

extension CGRect {
  /// The numbers of the rectangle in whole points.
  fileprivate var short: String { "\(Int(minX)) \(Int(minY)) \(Int(width)) \(Int(height))" }
}
