import Browsers
import HeadlessInspection
import HeadlessKit
import Testing

/// The inspector page in a real browser: real clicks and real keys.
@Suite(
  "Inspector page in a browser", .serialized, .browser,
  .enabled(if: Browser.path != nil, "needs chromium, chromium-browser or google-chrome in PATH, and no sanitizer"))
struct InspectorBrowserTests {
  let browser: Browser

  init() throws { browser = try #require(Browser.current) }

  /// The class of the selected view as each part of the page shows it.
  struct Selection: Decodable, Equatable, Sendable { var row, heading, outline: String }

  func selection() async throws -> Selection {
    try await browser.value(
      """
      {row: document.querySelector('#tree [aria-selected=true] .name').textContent,
       heading: document.querySelector('#details h2').textContent,
       outline: document.querySelector('#selection polygon').getAttribute('points')}
      """)
  }

  func texts(_ selector: String) async throws -> [String] {
    try await browser.value("[...document.querySelectorAll('\(selector)')].map((element) => element.textContent)")
  }

  func count(_ selector: String) async throws -> Int {
    try await browser.value("document.querySelectorAll('\(selector)').length")
  }

  @Test func `a click in the tree selects in the picture and in the properties`() async throws {
    try await browser.open(InspectedCard.page())
    try await expectEqual(texts(".row .name"), ["InspectedCard", "Button", "ImageView", "ButtonLabel", "View"])
    try await expectEqual(selection().row, "InspectedCard")
    try await browser.click("#row-1 .name")
    try await expectEqual(
      selection(), Selection(row: "Button", heading: "Button", outline: "60 40, 160 40, 160 80, 60 80"))
    try await expectEqual(texts("[data-rect=frame] b"), ["60", "40", "100", "40"])
    try await expectEqual(texts("#badge"), ["100 × 40"])
  }

  @Test func `a click in the picture selects in the tree; the next one selects the view behind`() async throws {
    try await browser.open(InspectedCard.page())
    try await browser.click("#hits [data-node=\"3\"]")
    try await expectEqual(selection().row, "ButtonLabel")
    try await browser.click("#hits [data-node=\"3\"]")
    try await expectEqual(selection().row, "Button")
    try await browser.click("#hits [data-node=\"3\"]")
    try await expectEqual(selection().row, "InspectedCard")
    try await browser.click("#hits [data-node=\"3\"]")
    try await expectEqual(selection().row, "ButtonLabel")
  }

  @Test func `a hidden view cannot be clicked, and its properties say that it is hidden`() async throws {
    try await browser.open(InspectedCard.page())
    try await expectEqual(count("#hits [data-node=\"4\"]"), 0)
    try await browser.click("#row-4")
    try await expectEqual(selection().outline, "0 0, 30 0, 30 30, 0 30")
    try await expectEqual(texts("#details .note"), ["Not to be seen in the picture."])
  }

  @Test func `the keys of the tree move, fold and unfold`() async throws {
    try await browser.open(InspectedCard.page())
    try await browser.click("#row-0 .name")
    try await browser.press("ArrowDown")
    try await expectEqual(selection().row, "Button")
    try await browser.press("ArrowLeft")
    try await expectEqual(texts(".row .name"), ["InspectedCard", "Button", "View"])
    try await expectEqual(browser.value("document.querySelector('#row-1').getAttribute('aria-expanded')"), "false")
    try await browser.press("ArrowDown")
    try await expectEqual(selection().row, "View")
    try await browser.press("ArrowUp")
    try await browser.press("ArrowRight")
    try await browser.press("ArrowRight")
    try await expectEqual(selection().row, "ImageView")
    try await browser.press("ArrowLeft")
    try await expectEqual(selection().row, "Button")
    try await browser.press("End")
    try await expectEqual(selection().row, "View")
    try await browser.press("b")
    try await expectEqual(selection().row, "Button")
    try await browser.press("Home")
    try await expectEqual(selection().row, "InspectedCard")
    #expect(try await browser.value("document.querySelector('#tree').getAttribute('aria-activedescendant')") == "row-0")
  }

  @Test func `folding a view with the selection below it selects the view; the picture unfolds it again`() async throws
  {
    try await browser.open(InspectedCard.page())
    try await browser.click("#row-3 .name")
    try await browser.click("#row-1 .twist")
    try await expectEqual(selection().row, "Button")
    try await expectEqual(count(".row"), 3)
    try await browser.click("#hits [data-node=\"2\"]")
    try await expectEqual(selection().row, "ImageView")
    try await expectEqual(count(".row"), 5)
  }

  @Test func `the tab key reaches every control once, and the focus is visible`() async throws {
    try await browser.open(InspectedCard.page())
    var visited: [String] = []
    for _ in 0..<19 {
      try await browser.press("Tab")
      visited.append(
        try await browser.value(
          "document.activeElement.id || document.activeElement.dataset.guide || document.activeElement.textContent"))
      try await expectEqual(browser.value("getComputedStyle(document.activeElement).outlineStyle"), "solid")
    }
    #expect(
      visited == [
        "After", "bounds", "content", "image", "title", "hit", "speech", "smaller", "fit", "larger", "ground", "theme",
        "tree",
        "picture", "details", "first", "previous", "next", "last",
      ])
    try await browser.press("Tab", times: 2)
    try await expectEqual(browser.value("document.activeElement.id"), "steps")
  }

  nonisolated static let guides = [
    // Card, button, image view, label; those with touches: card and button, whose subviews take none.
    ("bounds", 4), ("hit", 2), ("content", 1), ("image", 1), ("title", 1),
  ]

  @Test(arguments: guides)
  func `a switch shows its rectangles over the picture and hides them, by click and by key`(name: String, shapes: Int)
    async throws
  {
    try await browser.open(InspectedCard.page())
    try await expectEqual(count("#guides polygon"), 0)
    try await browser.click("[data-guide=\(name)]")
    try await expectEqual(count("#guides polygon.\(name)"), shapes)
    try await expectEqual(count("#guides polygon"), shapes)
    try await expectEqual(count("[aria-pressed=true]"), 1)
    try await browser.press(" ")
    try await expectEqual(count("#guides polygon"), 0)
    try await expectEqual(count("[aria-pressed=true]"), 0)
  }

  @Test func `the switch VoiceOver numbers the elements in the picture and lists what is read`() async throws {
    try await browser.open(InspectedCard.page())
    try await expectEqual(count("#spoken polygon"), 0)
    try await expectEqual(count(".speech li"), 0)
    try await browser.click("#speech")
    try await expectEqual(texts("#spoken text"), ["1"])
    try await expectEqual(texts(".speech li"), ["Go back. Button."])
    try await browser.click("[data-state=\"0\"]")
    try await expectEqual(texts("#spoken text"), ["1", "2"])
    try await expectEqual(texts(".speech li"), ["3.", "Back. Button."])
    try await browser.click("#speech")
    try await expectEqual(count("#spoken polygon"), 0)
    try await expectEqual(count(".speech li"), 0)
  }

  @Test func `views with broken and ambiguous constraints are marked in the tree`() async throws {
    let html = await MainActor.run { InspectorPage(InspectorPage.State(of: InspectorConstraintTests.makeCard())).html }
    try await browser.open(html)
    try await expectEqual(texts(".row .mark"), ["broken", "ambiguous"])
  }

  @Test func `the states switch by click and by arrow, and the selection stays with its view`() async throws {
    try await browser.open(InspectedCard.page())
    try await browser.click("#row-1 .name")
    try await expectEqual(texts("[data-rect=frame] del"), ["20"])
    try await expectEqual(count("#ghost polygon"), 1)
    try await browser.click("[data-state=\"0\"]")
    try await expectEqual(
      selection(), Selection(row: "Button", heading: "Button", outline: "20 40, 120 40, 120 80, 20 80"))
    try await expectEqual(texts("[data-rect=frame] ins"), ["→ 60"])
    try await expectEqual(texts(".row .mark"), ["changed", "changed", "removed"])
    try await expectEqual(
      browser.value("[...document.querySelectorAll('.drawing')].map((it) => it.hidden)"), [false, true])
    try await browser.press("ArrowRight")
    try await expectEqual(texts(".row .mark"), ["changed", "added", "changed"])
    try await expectEqual(texts("[aria-checked=true]"), ["After"])
    try await expectEqual(browser.value("document.activeElement.textContent"), "After")
  }

  @Test func `the steps of the layout show each rectangle from its computation on, and select its view`() async throws {
    try await browser.open(InspectedCard.page())
    let steps = try await texts(".step > :first-child")
    let place = try #require(steps.firstIndex(of: "imageRect(forContentRect:)")) + 1
    try await expectEqual(texts("#count"), ["0 of \(steps.count)"])
    try await expectEqual(count("#known polygon"), 0)
    try await browser.press(".", times: place - 1)
    try await expectEqual(count("#known .image"), 0)
    try await browser.press(".")
    try await expectEqual(texts("#count"), ["\(place) of \(steps.count)"])
    try await expectEqual(count("#known .image.now"), 1)
    try await expectEqual(count("#known .argument"), 1)
    try await expectEqual(selection().row, "Button")
    try await browser.press(".")
    try await expectEqual(count("#known .image.now"), 0)
    try await expectEqual(count("#known .image"), 1)
    try await browser.press(",", times: 2)
    try await expectEqual(count("#known .image"), 0)
  }

  @Test func `steps are chosen by click, by the list's keys, by the slider's and by buttons`() async throws {
    try await browser.open(InspectedCard.page())
    let last = try await count(".step")
    try await browser.click("[data-step=\"2\"]")
    try await expectEqual(
      browser.value("document.querySelector('#steps').getAttribute('aria-activedescendant')"), "step-2")
    try await browser.press("ArrowDown")
    try await expectEqual(texts("#count"), ["3 of \(last)"])
    try await browser.press("End")
    try await browser.press("ArrowDown")
    try await expectEqual(texts("#count"), ["\(last) of \(last)"])
    try await expectEqual(count(".step.ahead"), 0)
    try await browser.press("Tab", withShift: true)
    try await browser.press("ArrowLeft")
    try await expectEqual(texts("#count"), ["\(last - 1) of \(last)"])
    try await browser.click("#first")
    try await expectEqual(count(".step.ahead"), last)
    try await browser.click("#next")
    try await expectEqual(texts("#steps [aria-selected=true] > :first-child").count, 1)
    try await browser.click("#last")
    try await browser.click("#previous")
    try await expectEqual(texts("#count"), ["\(last - 1) of \(last)"])
  }

  @Test func `the picture grows, shrinks and fits`() async throws {
    try await browser.open(InspectedCard.page())
    let width = "document.querySelector('#stage').clientWidth"
    let fitting: Int = try await browser.value(width)
    try await browser.click("#larger")
    #expect(try await browser.value(width) > fitting)
    try await browser.press("0")
    try await expectEqual(browser.value(width), fitting)
    try await browser.press("-")
    #expect(try await browser.value(width) < fitting)
    try await browser.click("#fit")
    try await expectEqual(browser.value(width), fitting)
    #expect(
      try await browser.value(
        "document.querySelector('#picture').scrollWidth <= document.querySelector('#picture').clientWidth"))
  }

  @Test func `light and dark follow the system until the button is pressed`() async throws {
    let background = "getComputedStyle(document.querySelector('header')).backgroundColor"
    try await browser.open(InspectedCard.page())
    let light: String = try await browser.value(background)
    try await browser.click("#theme")
    let dark: String = try await browser.value(background)
    #expect(light != dark)
    try await browser.open(InspectedCard.page(), isDark: true)
    try await expectEqual(browser.value(background), dark)
    try await browser.click("#theme")
    try await expectEqual(browser.value(background), light)
    try await browser.click("#ground")
    let expected = "rgb(255, 255, 255)"
    try await expectEqual(browser.value("getComputedStyle(document.querySelector('#sheet')).backgroundColor"), expected)
  }

  @Test func `a narrow page has its parts one below the other and scrolls only vertically`() async throws {
    try await browser.open(InspectedCard.page(), width: 360, height: 640)
    #expect(try await browser.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
    let tops: [Double] = try await browser.value(
      "['picture', 'timeline', 'tree', 'details'].map((id) => document.getElementById(id).getBoundingClientRect().top)")
    expectEqual(tops, tops.sorted())
    try await browser.press(".", times: 3)
    try await expectEqual(browser.value("scrollY"), 0)
  }

  @Test func `hostile texts remain texts, nothing is requested from the network and no error occurs`() async throws {
    let text = "</script><script>document.title = 'x'</script>\u{2028}<!--\u{0}\u{7}'\"&amp;]]>\u{FEFF}${1}`"
    let html = await MainActor.run {
      let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = text
      label.accessibilityIdentifier = text
      return InspectorPage(InspectorPage.State(of: label), title: text).html
    }
    try await browser.open(html)
    try await expectEqual(texts(".row .hint"), [text])
    try await expectEqual(count("script"), 2)
    #expect(try await browser.value("document.title") != "x")
    let events = await browser.events
    expectEqual(events["Network.requestWillBeSent"], 1, "the page itself")
    expectNil(events["Runtime.exceptionThrown"])
    expectNil(events["Runtime.consoleAPICalled"])
    expectNil(events["Log.entryAdded"])
  }

  @Test(arguments: [0, 100, 1e12])
  func `views without a size, with a huge one and upside down can be opened`(length: CGFloat) async throws {
    let html = await MainActor.run {
      let root = View(frame: CGRect(x: 0, y: 0, width: length, height: length))
      let view = root.adding(View(frame: CGRect(x: -length, y: 0, width: 10, height: length * 1e6)))
      view.transform = CGAffineTransform(scaleX: 1, y: -1)
      view.clipsToBounds = true
      view.addSubview(Label(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      return root.inspectorHTML { view.bounds.size.width = 20 }
    }
    try await browser.open(html)
    for guide in ["bounds", "hit"] { try await browser.click("[data-guide=\(guide)]") }
    try await browser.click("#row-2 .name")
    try await browser.press(".", times: 2)
    try await browser.press("End")
    try await expectEqual(selection().heading.isEmpty, false)
    await expectNil(browser.events["Runtime.exceptionThrown"])
  }

  @Test func `ten thousand views open, wide or deep, and the last one can be reached`() async throws {
    for isDeep in [false, true] {
      let html = await MainActor.run {
        InspectorPage(InspectorPage.State(of: View.tree(of: 10_000, isDeep: isDeep))).html
      }
      try await browser.open(html)
      try await expectEqual(browser.value("(tree.focus(), document.activeElement.id)"), "tree")
      try await browser.press("End")
      try await browser.press("ArrowRight", times: 2)
      let count = try await count(".row")
      #expect(count >= 2000)
      #expect(count <= 10_000)
      try await expectEqual(selection().heading, "View")
    }
  }
}
