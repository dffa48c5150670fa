import HeadlessInspection
import HeadlessKit
import HeadlessScrolling

extension Section {
  static let scrolling = Section(
    id: "scrolling",
    title: "A scroll view",
    summary: "The offset is the origin of the bounds: the frames of the content stay, another part of it shows.",
    examples: [
      Example(
        id: "scrolling-start", title: "At the start", claims: ["h1"],
        summary: "Three of the six rows fit."
      ) {
        let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 96))
        scroll.contentSize = CGSize(width: 120, height: 192)
        return Outcome(filling: scroll)
      },
      Example(
        id: "scrolling-offset", title: "48 points further", claims: ["h1"],
        summary: "Half of the second row is above the edge, half of the fifth one below it."
      ) {
        let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 96))
        scroll.contentSize = CGSize(width: 120, height: 192)
        scroll.contentOffset.y = 48
        return Outcome(filling: scroll)
      },
      Example(
        id: "scrolling-inset", title: "With room above the content", claims: ["h4"],
        summary:
          "An inset of 24 points lets the offset begin at -24; setting the inset alone does not move the content."
      ) {
        let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 96))
        scroll.contentSize = CGSize(width: 120, height: 192)
        scroll.contentInset.top = 24
        scroll.contentOffset.y = -24
        return Outcome(filling: scroll)
      },
      Example(
        id: "scrolling-drag", title: "A finger beyond the edge", claims: ["h7"],
        summary: "The finger has moved 60 points down, and is still there: the content follows by less and less."
      ) {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 120, height: 96))
        let scroll = ScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 120, height: 192)
        window.addSubview(scroll)
        window.makeKeyAndVisible()
        let finger = Touch(in: window, at: CGPoint(x: 60, y: 20), timestamp: 0)
        window.sendEvent(Event(touches: [finger], timestamp: 0))
        for step in 1...6 {
          let (place, time) = (CGPoint(x: 60, y: 20 + 10 * step), 0.02 * Double(step))
          finger.update(phase: .moved, to: place, timestamp: time)
          window.sendEvent(Event(touches: [finger], timestamp: time))
        }
        return Outcome(filling: scroll)
      },
      Example(
        id: "scrolling-halfway", title: "An animation half-way", claims: ["q20"],
        summary: "After 0.15 of 0.3 seconds: only code advances the clock."
      ) {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 120, height: 96))
        let scroll = ScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 120, height: 192)
        window.addSubview(scroll)
        window.makeKeyAndVisible()
        scroll.setContentOffset(CGPoint(x: 0, y: 96), animated: true)
        Screen.main.advance(by: 0.15)
        return Outcome(filling: scroll)
      },
    ])
}

extension Outcome {
  /// Adds six rows of 32 points to a scroll view and reads those that show.
  @MainActor fileprivate init(filling scroll: ScrollView) {
    scroll.contentInsetAdjustmentBehavior = .never
    let rows = (0..<6).map { index in
      let row = Label(frame: CGRect(x: 0, y: 32 * index, width: 120, height: 32))
      row.text = index.isMultiple(of: 2) ? "ok" : "title"
      row.backgroundColor = index.isMultiple(of: 2) ? .systemGray6 : .systemGray5
      scroll.addSubview(row)
      return (name: "row \(index)", view: row as View)
    }
    let trace = LayoutTrace.recording(of: scroll) { scroll.layoutIfNeeded() }
    let shown = rows.filter { !$0.view.frame.intersection(scroll.bounds).isEmpty }
    self.init(
      of: scroll, named: "scroll", shown, trace: trace,
      observations: [
        Observation(name: "contentOffset.y", value: scroll.contentOffset.y.shortDescription),
        Observation(name: "adjustedContentInset.top", value: scroll.adjustedContentInset.top.shortDescription),
      ])
  }
}
