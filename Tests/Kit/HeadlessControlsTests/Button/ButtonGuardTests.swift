import HeadlessKit
import HeadlessTesting

/// Misuse in hooks: the process lives, the layout ends, and a report is made.
@MainActor @Suite("Button guards", .reportsIssuesAsFailures, .sizedTitles) struct ButtonGuardTests {
  /// A button that runs code in one of its hooks, then returns the standard rectangle or an invalid one.
  final class Meddler: Button {
    var hook = ""
    var meddle: (Meddler) -> Void = { _ in }
    var broken: CGRect?
    var calls = 0
    private func answer(_ name: String, _ standard: CGRect) -> CGRect {
      guard name == hook else { return standard }
      calls += 1
      meddle(self)
      return broken ?? standard
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      answer("backgroundRect(forBounds:)", super.backgroundRect(forBounds: bounds))
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      answer("contentRect(forBounds:)", super.contentRect(forBounds: bounds))
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      answer("imageRect(forContentRect:)", super.imageRect(forContentRect: contentRect))
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      answer("titleRect(forContentRect:)", super.titleRect(forContentRect: contentRect))
    }
  }

  nonisolated static let hooks = [
    "backgroundRect(forBounds:)", "contentRect(forBounds:)", "imageRect(forContentRect:)", "titleRect(forContentRect:)",
  ]

  func makeButton() -> Meddler {
    let button = filled(Meddler(frame: .zero))
    button.setBackgroundImage(Image(size: CGSize(4, 4)), for: .normal)
    return button
  }

  func frames(of button: Button) -> [CGRect] { button.subviews.map(\.frame) }

  let standard = [CGRect(0, 0, 100, 60), CGRect(20, 20, 20, 20), CGRect(40, 21, 40, 18)]

  @Test(arguments: hooks, [true, false])
  func `D0.12 a hook that reads titleLabel or imageView before they exist is reported once by name`(
    hook: String, readsLabel: Bool
  ) throws {
    let button = makeButton()
    button.hook = hook
    button.meddle = { button in
      if readsLabel { _ = button.titleLabel?.frame } else { _ = button.imageView?.frame }
    }
    let reports = IssueReporting.collect {
      button.layoutIfNeeded()
      button.layOutAgain()
    }
    expectEqual(reports.count, 1, "\(button.calls) calls")
    let report = try #require(reports.first)
    expectEqual(report.place, "Meddler.\(hook)")
    #expect(
      report.problem.contains(readsLabel ? "titleLabel" : "imageView") && report.problem.contains("recurse for ever"))
    #expect(report.cure.contains("contentRect argument") && report.cure.contains("layoutSubviews() after super"))
    expectEqual(frames(of: button), standard, "the layout ends and the frames are set")
  }

  @Test func `D0.12 a read in the initializer's question is reported, once with the layout's`() {
    final class Reader: Button {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let size = imageView?.image?.size ?? .zero
        return CGRect(origin: .zero, size: size)
      }
    }
    let reports = IssueReporting.collect {
      let button = Reader(frame: CGRect(0, 0, 100, 60))
      button.layOut { $0.setImage(Image(size: CGSize(20, 20)), for: .normal) }
      expectEqual(button.imageView?.frame, CGRect(0, 0, 20, 20))
    }
    expectEqual(reports.map(\.place), ["Reader.imageRect(forContentRect:)"])
  }

  @Test func `c8 each button, hook and property is reported for itself`() {
    final class Both: Button {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        _ = titleLabel
        _ = imageView
        return super.titleRect(forContentRect: contentRect)
      }
    }
    let reports = IssueReporting.collect {
      for _ in 1...2 {
        let button = Both(frame: CGRect(0, 0, 100, 60))
        button.layOut { $0.setTitle("40×18", for: .normal) }
      }
    }
    expectEqual(reports.count, 2 * 2)
  }

  @Test func `a source of the title that reads the label does not recurse`() {
    final class Mirrored: Button { override var currentTitle: String? { titleLabel?.text } }
    let reports = IssueReporting.collect {
      let button = Mirrored(frame: CGRect(0, 0, 100, 60))
      button.titleLabel?.text = "40×18"
      expectEqual(button.currentTitle, "40×18")
      button.layoutIfNeeded()
    }
    expectEqual(
      reports.map(\.place), ["Mirrored.imageRect(forContentRect:)"], "the initializer's question, before it exists")
  }

  @Test func `c8 one property is reported for each hook that reads it`() {
    final class Reader: Button {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        if currentImage != nil { _ = titleLabel }
        return super.imageRect(forContentRect: contentRect)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        _ = titleLabel
        return super.titleRect(forContentRect: contentRect)
      }
    }
    let reports = IssueReporting.collect {
      let button = Reader(frame: CGRect(0, 0, 100, 60))
      button.setTitle("40×18", for: .normal)
      button.layOut { $0.setImage(Image(size: CGSize(20, 20)), for: .normal) }
    }
    expectEqual(reports.map(\.place), ["Reader.imageRect(forContentRect:)", "Reader.titleRect(forContentRect:)"])
  }

  @Test func `c8 a hook inside a hook does not end the outer hook's guard`() {
    final class Nester: Button {
      var isNested = false
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        if !isNested {
          isNested = true
          layoutSubviews()
          _ = titleLabel
        }
        return super.titleRect(forContentRect: contentRect)
      }
    }
    let reports = IssueReporting.collect {
      let button = Nester(frame: CGRect(0, 0, 100, 60))
      button.layOut { $0.setTitle("40×18", for: .normal) }
    }
    expectEqual(reports.map(\.place), ["Nester.titleRect(forContentRect:)"])
  }

  @Test(arguments: hooks, [true, false])
  func `c8 a hook may read titleLabel and imageView once they exist`(hook: String, readsLabel: Bool) {
    let button = makeButton()
    button.hook = hook
    button.meddle = { button in
      if readsLabel { _ = button.titleLabel?.font } else { _ = button.imageView?.image }
    }
    _ = readsLabel ? button.titleLabel : button.imageView
    let reports = IssueReporting.collect { button.layoutIfNeeded() }
    #expect(reports.isEmpty && button.calls > 0 && frames(of: button) == standard)
  }

  @Test func `c8 a read in the first layout is reported, one in the next layout is not`() {
    let button = makeButton()
    button.layoutIfNeeded()
    button.hook = "titleRect(forContentRect:)"
    button.meddle = { _ = ($0.titleLabel, $0.imageView) }
    button.setNeedsLayout()
    #expect(IssueReporting.collect { button.layoutIfNeeded() }.isEmpty && button.calls > 0)
  }

  /// The shape of a published library's button: the image's hook measures the title in the label's font.
  final class FontReader: Button {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = super.imageRect(forContentRect: contentRect)
      if let title = currentTitle, let font = titleLabel?.font {
        rect.origin.x = TextMeasuring.current.size(of: title, in: font).width
      }
      return rect
    }
  }

  @Test func `c8 a published button that reads titleLabel's font in imageRect is noted in a trace and not reported`() {
    let button = FontReader(frame: CGRect(0, 0, 100, 60))
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.setTitle("40×18", for: .normal)
    let trace = LayoutTrace.recording(of: button) { button.layoutIfNeeded() }
    #expect(trace.remarks.isEmpty, "without an image the hook is not called")
    button.setImage(Image(size: CGSize(20, 20)), for: .normal)
    let text = "imageRect(forContentRect:) reads titleLabel, which is safe only because the subview exists already"
    expectEqual(LayoutTrace.recording { button.layoutIfNeeded() }.remarks.map(\.text), [text, text])
    expectEqual(button.laidOut.image.minX, 40, "and nothing is reported, as the label exists")
  }

  nonisolated static let brokenRects = [
    CGRect(.nan, 0, 10, 10), CGRect(0, 0, .nan, 10), CGRect(0, .infinity, 10, 10), CGRect(1e308, 0, 1e308, 10),
  ]

  @Test(arguments: hooks, brokenRects)
  func `c8 a rectangle that is not finite is reported and the old frame stays`(hook: String, rect: CGRect) throws {
    let button = makeButton()
    button.layoutIfNeeded()
    button.hook = hook
    button.broken = rect
    button.setNeedsLayout()
    let reports = IssueReporting.collect { button.layoutIfNeeded() }
    let report = try #require(reports.first)
    #expect(report.place == "Meddler.\(hook)" && report.problem.contains("not finite"))
    #expect(report.cure.contains("finite numbers") && Set(reports).count == 1)
    expectEqual(frames(of: button), standard)
  }

  @Test func `c8 a null rectangle, as insetBy returns for a small button, is an empty one and no misuse`() {
    let button = makeButton()
    button.hook = "imageRect(forContentRect:)"
    button.broken = CGRect(0, 0, 10, 10).insetBy(dx: 8, dy: 8)
    button.contentEdgeInsets = EdgeInsets(5, 7, 0, 0)
    button.layOutAgain()
    expectEqual(button.imageView?.frame, CGRect(7, 5, 0, 0), "at the origin of the hook's argument")
  }

  nonisolated static let harmless: [ButtonChange<Meddler>] = [
    ("setTitle, always the same", { $0.setTitle("30×18", for: .normal) }),
    ("layoutIfNeeded", { $0.layoutIfNeeded() }),
    ("removeFromSuperview", { $0.removeFromSuperview() }),
    ("sizeThatFits", { _ = $0.sizeThatFits(.zero) }),
    ("addSubview", { if $0.subviews.count < 10 { $0.addSubview(View()) } }),
    ("setImage nil", { $0.setImage(nil, for: .normal) }),
    ("the other hook", { _ = $0.titleRect(forContentRect: .zero) }),
  ]

  @Test(arguments: harmless, hooks.dropLast())
  func `c8 a hook may call the button itself; the layout ends`(row: ButtonChange<Meddler>, hook: String) {
    let parent = View(frame: CGRect(0, 0, 200, 200))
    let button = parent.adding(makeButton())
    button.hook = hook
    button.meddle = row.make
    parent.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(button.calls > 0 && button.calls < 50 && button.titleLabel?.frame.isEmpty == false)
  }

  @Test(arguments: hooks)
  func `a hook that sets a configuration removes the label, whose frame stays`(hook: String) throws {
    let button = makeButton()
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    button.hook = hook
    button.meddle = { if $0.calls == 1 { $0.configuration = .filled() } }
    button.frame.size.width = 120
    button.layoutIfNeeded()
    #expect(label.superview == nil && label.frame == standard[2])
    #expect(button.titleLabel !== label && button.titleLabel?.text == "40×18")
  }

  nonisolated static let restless: [ButtonChange<Meddler>] = [
    ("setNeedsLayout", { $0.setNeedsLayout() }),
    ("setTitle, always another", { $0.setTitle("\($0.calls)×18", for: .normal) }),
    ("a new size", { $0.frame.size.width += 1 }),
  ]

  @Test(arguments: restless)
  func `c8 a hook that asks for layout every time is stopped and reported`(row: ButtonChange<Meddler>) throws {
    let button = makeButton()
    button.hook = "titleRect(forContentRect:)"
    button.meddle = row.make
    let reports = IssueReporting.collect { button.layoutIfNeeded() }
    expectEqual(reports.count, 1)
    try expectEqual(#require(reports.first).place, "layoutSubviews of Meddler")
    #expect(button.calls <= 200)
  }
}
