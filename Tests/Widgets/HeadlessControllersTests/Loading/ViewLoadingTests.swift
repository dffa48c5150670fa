import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Loading of views", .screen(scale: 2), .reportsIssuesAsFailures) struct ViewLoadingTests {
  private let log = Log()

  @Test func `f33 a new controller has loaded nothing`() {
    for controller in [ViewController(), ViewController(nibName: nil, bundle: nil)] {
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      #expect(controller.nibName == nil && controller.nibBundle === Bundle.main)
      #expect(controller.title == nil)
    }
  }

  @Test func `f33 a controller of an archive has loaded nothing`() throws {
    let controller = try #require(ViewController(coder: NSCoder()))
    #expect(!controller.isViewLoaded && controller.nibName == nil && controller.title == nil)
  }

  @Test func `f33 the first read of the view loads a plain one as large as the screen, once`() throws {
    let controller = LoggingController("a", log)
    let view = try #require(controller.view)
    #expect(type(of: view) == View.self && view.frame == Screen.main.bounds)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.backgroundColor == nil && view.subviews.isEmpty)
    #expect(log.removeLines() == ["a.didLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.viewIfLoaded === view)
    #expect(log.removeLines() == [])
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
    #expect(log.removeLines() == ["a.didLoad", "a.didLoad"])
  }

  @Test func `an override of loadView that sets no view is reported`() throws {
    final class Empty: ViewController { override func loadView() {} }
    let controller = Empty()
    let reports = IssueReporting.collect { controller.loadViewIfNeeded() }
    #expect(reports.map(\.description).count == 1)
    #expect(try #require(reports.first).description.contains("Expected a view to be set; got none"))
    #expect(controller.isViewLoaded)
  }

  @Test func `an override of loadView that reads the view first is reported and ends`() throws {
    final class Endless: ViewController { override func loadView() { view.backgroundColor = .red } }
    let controller = Endless()
    let reports = IssueReporting.collect { controller.loadViewIfNeeded() }
    #expect(try #require(reports.first).description.contains("got a read of the view that is being loaded"))
    #expect(controller.isViewLoaded)
  }

  @Test func `a view has one controller`() throws {
    let (first, second) = (ViewController(), ViewController())
    let reports = IssueReporting.collect { second.view = first.view }
    #expect(try #require(reports.first).description.contains("belongs to ViewController already"))
    #expect(!second.isViewLoaded && first.view.next === first)
    first.view = nil
    let view = View()
    second.view = view
    #expect(second.view === view)
  }

  @Test func `the view of a deallocated controller has no controller`() {
    var controller: ViewController? = ViewController()
    let view = controller?.view
    let parent = View()
    if let view { parent.addSubview(view) }
    controller = nil
    #expect(view?.next === parent)
    parent.layoutIfNeeded()
  }

  @Test func `the view does not retain the controller`() {
    weak var loaded: ViewController?
    do {
      let controller = ViewController()
      controller.loadViewIfNeeded()
      loaded = controller
    }
    #expect(loaded == nil)
  }
}
