import HeadlessKit
import HeadlessTesting
import RepositoryFiles

@testable import HeadlessScrolling

/// The code and the numbers of the page `Docs/Scrolling.md`.
@MainActor @Suite("Scrolling.md", .screen(scale: 2), .reportsIssuesAsFailures) struct ScrollingGuideTests {
  private func makeScrollView(in window: Window) -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    return scroll
  }

  @Test func `a finger scrolls as on the page`() {
    let window = Window()
    let scroll = makeScrollView(in: window)
    let finger = touch(scroll)
    finger.move(by: 0, -50)
    #expect(scroll.contentOffset.y == 40)
    Screen.main.clock.advance(by: 0.01)
    finger.move(by: 0, -10)
    Screen.main.clock.advance(by: 0.01)
    finger.move(by: 0, -10)
    finger.lift()
    #expect(scroll.isDecelerating)
    Screen.main.clock.advance(by: 3)
    #expect(scroll.contentOffset.y == 554)
  }

  final class EndlessScrollView: ScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if contentOffset.y > 400 { contentOffset.y -= 400 }
    }
  }

  @Test func `content without an end moves as far as other content`() {
    let scene = ScrollScene(EndlessScrollView())
    scene.flick()
    scene.clock.advance(by: 3)
    #expect(scene.scroll.contentOffset.y == 154)
  }

  final class Model {
    var reloads = 0
    func reload() { reloads += 1 }
  }

  @Test func `a pull refreshes as on the page`() {
    let model = Model()
    let scroll = makeScrollView(in: Window())
    let refresh = RefreshControl()
    refresh.addAction(Action { _ in model.reload() }, for: .valueChanged)
    scroll.refreshControl = refresh
    let window = Window()
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    touch(scroll).move(by: 0, 170)
    #expect(model.reloads == 1 && refresh.isRefreshing)
  }

  @Test func `a button is highlighted after the delay`() {
    let window = Window()
    let scroll = makeScrollView(in: window)
    let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(button)
    let press = touch(button)
    #expect(!button.isHighlighted)
    Screen.main.clock.advance(by: 0.15)
    #expect(button.isHighlighted)
    press.lift()
  }

  @Test func `constraints determine the content as on the page`() {
    let window = Window()
    let scroll = makeScrollView(in: window)
    let content = View()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 1500))
  }

  @Test(arguments: ScrollArithmeticTests.releases)
  func `the page has the recorded releases`(release: ScrollArithmeticTests.Release) throws {
    let (from, to) = (release.offset.shortDescription, release.target.shortDescription)
    let line = "| \(from) | \(release.velocity) | \(to) |"
    #expect(try Repository.text(of: "Docs/Scrolling.md").contains(line), "\(line)")
  }
}
