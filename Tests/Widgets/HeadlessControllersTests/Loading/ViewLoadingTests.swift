import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Loading of views", .screen(scale: 2), .reportsIssuesAsFailures) struct ViewLoadingTests {
  private let log = Log()

  @Test func `f33 a new controller, and one of an archive, has loaded nothing`() throws {
    let archived = try #require(ViewController(coder: NSCoder()))
    for controller in [ViewController(), ViewController(nibName: nil, bundle: nil), archived] {
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      #expect(controller.nibName == nil && controller.nibBundle === Bundle.main)
      expectNil(controller.title)
    }
  }

  @Test func `f33 the first read of the view loads a plain one as large as the screen, once`() throws {
    let controller = LoggingController("a", log)
    let view = try #require(controller.view)
    #expect(type(of: view) == View.self && view.frame == Screen.main.bounds)
    expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    #expect(view.backgroundColor == nil && view.subviews.isEmpty)
    expectEqual(log.removeLines(), ["a.didLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.viewIfLoaded === view)
    expectEqual(log.removeLines(), [])
  }

  @Test func `f33a loadView called by hand replaces the view without viewDidLoad`() {
    let controller = LoggingController("a", log)
    let first = controller.view
    _ = log.removeLines()
    controller.loadView()
    #expect(controller.view !== first && log.removeLines() == [])
  }

  @Test func `an override of loadView sets the view`() {
    final class Panel: ViewController {
      let panel = Label()
      override func loadView() { view = panel }
    }
    let controller = Panel()
    #expect(controller.view === controller.panel && controller.panel.next === controller)
  }

  @Test func `setting the view loads it without loadView and without viewDidLoad`() {
    let controller = LoggingController("a", log)
    controller.view = View()
    #expect(controller.isViewLoaded && log.removeLines() == [])
  }

  @Test func `a view set to nil is released and loaded again`() {
    let controller = LoggingController("a", log)
    weak let first = controller.view
    controller.view = nil
    #expect(first == nil && !controller.isViewLoaded && controller.view != nil)
    expectEqual(log.removeLines(), ["a.didLoad", "a.didLoad"])
  }

  @Test func `an override of loadView that sets no view is reported`() throws {
    final class Empty: ViewController { override func loadView() {} }
    let controller = Empty()
    let reports = IssueReporting.collect { controller.loadViewIfNeeded() }
    expectEqual(reports.map(\.description).count, 1)
    #expect(try #require(reports.first).description.contains("Expected a view to be set; got none"))
    #expect(controller.isViewLoaded)
  }

  @Test func `an override of loadView that reads the view first is reported and ends`() {
    final class Endless: ViewController { override func loadView() { view.backgroundColor = .red } }
    let controller = Endless()
    expectIssue(containing: "got a read of the view that is being loaded") { controller.loadViewIfNeeded() }
    #expect(controller.isViewLoaded)
  }

  @Test func `a view has one controller`() {
    let (first, second) = (ViewController(), ViewController())
    expectIssue(containing: "belongs to ViewController already") { second.view = first.view }
    #expect(!second.isViewLoaded && first.view.next === first)
    first.view = nil
    let view = View()
    second.view = view
    #expect(second.view === view)
  }

  @Test func `a view does not retain its controller, and has none when that is deallocated`() {
    var controller: ViewController? = ViewController()
    let view = controller?.view
    let parent = View()
    if let view { parent.addSubview(view) }
    controller = nil
    #expect(view?.next === parent)
    parent.layoutIfNeeded()
  }
}
