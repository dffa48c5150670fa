import Testing
import UIKit

@MainActor @Suite("Key-value observing") struct KeyValueObservationTests {
  private final class Model: NSObject {
    var count = 0 { didSet { didChangeValue(for: \.count) } }
    var unobserved = 0
  }

  private final class Values { var lines: [String] = [] }

  @Test func `ko1 a scroll view notifies of its offset and of its content's size`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat?] = []
    var sizes: [CGSize?] = []
    let offset = scroll.observe(\.contentOffset, options: [.new]) { _, change in offsets.append(change.newValue?.y) }
    let size = scroll.observe(\.contentSize, options: [.old, .new]) { scroll, change in
      sizes += [change.oldValue, change.newValue]
      #expect(scroll.contentSize == change.newValue && change.kind == .setting && !change.isPrior)
    }
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.bounds.origin.y = 60
    scroll.alpha = 0.5
    withExtendedLifetime((offset, size)) {}
    #expect(offsets == [40, 60] && sizes == [.zero, CGSize(width: 100, height: 500)])
  }

  @Test func `ko1 views, controls, labels and image views notify of their properties`() {
    let values = Values()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (label, imageView, field) = (UILabel(), UIImageView(), UITextField())
    let tokens = [
      button.observe(\.frame) { _, _ in values.lines.append("frame") },
      button.observe(\.isHighlighted) { _, _ in values.lines.append("isHighlighted") },
      button.observe(\.isEnabled) { _, _ in values.lines.append("isEnabled") },
      button.observe(\.isHidden) { _, _ in values.lines.append("isHidden") },
      button.observe(\.alpha) { _, _ in values.lines.append("alpha") },
      button.observe(\.transform) { _, _ in values.lines.append("transform") },
      button.observe(\.backgroundColor) { _, _ in values.lines.append("backgroundColor") },
      label.observe(\.text) { _, _ in values.lines.append("label.text") },
      imageView.observe(\.image) { _, _ in values.lines.append("image") },
      field.observe(\.text) { _, _ in values.lines.append("field.text") },
    ]
    button.isHighlighted = true
    button.isEnabled = false
    button.isHidden = true
    button.alpha = 0.5
    button.backgroundColor = .red
    label.text = "a"
    imageView.image = UIImage()
    field.text = "b"
    button.frame.origin.x = 3
    #expect(
      values.lines == [
        "isHighlighted", "isEnabled", "isHidden", "alpha", "backgroundColor", "label.text", "image", "field.text",
        "frame",
      ])
    button.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(values.lines.suffix(2).sorted(), ["frame", "transform"], "a transform changes the frame")
    withExtendedLifetime(tokens) {}
  }

  @Test func `ko1 an equal value of a view notifies no observer`() {
    let view = UIView()
    var calls = 0
    let token = view.observe(\.alpha) { _, _ in calls += 1 }
    view.alpha = 1
    withExtendedLifetime(token) {}
    expectEqual(calls, 0)
  }

  @Test func `ko1 the first value is passed if it is asked for`() {
    let view = UIView()
    var values: [CGFloat?] = []
    let token = view.observe(\.alpha, options: [.initial, .new]) { _, change in values.append(change.newValue) }
    view.alpha = 0.5
    withExtendedLifetime(token) {}
    expectEqual(values, [1, 0.5])
  }

  @Test func `ko2 an object of one's own notifies by didChangeValue, of equal values too`() {
    let model = Model()
    var values: [Int?] = []
    let token = model.observe(\.count, options: [.old, .new]) { _, change in
      values += [change.oldValue, change.newValue]
    }
    model.count = 1
    model.count = 1
    model.unobserved = 5
    withExtendedLifetime(token) {}
    expectEqual(values, [0, 1, 1, 1])
  }

  @Test func `ko3 an observation ends when it is invalidated or released, and with the object`() {
    let view = UIView()
    var calls = 0
    var token: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in calls += 1 }
    view.alpha = 0.9
    token?.invalidate()
    view.alpha = 0.8
    token = view.observe(\.alpha) { _, _ in calls += 10 }
    view.alpha = 0.7
    token = nil
    view.alpha = 0.6
    expectEqual(calls, 11)
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      token = view.observe(\.alpha) { _, _ in }
    }
    #expect(gone == nil && token != nil)
  }

  @Test func `ko1 observers are notified in the order of their registration, also of what another one changes`() {
    let (view, values) = (UIView(), Values())
    let first = view.observe(\.alpha, options: [.new]) { view, change in
      values.lines.append("first \(change.newValue ?? -1)")
      if view.alpha < 0.5 { view.alpha = 0.5 }
    }
    let second = view.observe(\.alpha, options: [.new]) { _, change in
      values.lines.append("second \(change.newValue ?? -1)")
    }
    view.alpha = 0.25
    withExtendedLifetime((first, second)) {}
    expectEqual(values.lines, ["first 0.25", "first 0.5", "second 0.5"])
  }
}
