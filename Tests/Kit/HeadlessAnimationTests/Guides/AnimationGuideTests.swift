import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code of the page `Docs/Animation.md`, and the values in its comments.
@MainActor @Suite("Animation.md", .screen(scale: 2), .reportsIssuesAsFailures) struct AnimationGuideTests {
  private final class Printout {
    var lines: [String] = []

    func callAsFunction(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
  }

  private let print = Printout()

  @Test func `a block animates as the comments say`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: { finished in
      print(finished, Screen.main.clock.now)
    }
    print(view.center.x)
    Screen.main.advance(by: 0.25)
    print(view.layer.presentation()?.position.x ?? 0)
    Screen.main.advance(by: 0.75)
    try expectComments(block: 0)
  }

  @Test func `an image view animates as the comments say`() throws {
    let view = ImageView(image: nil)
    view.animationImages = [Image(size: CGSize(width: 1, height: 1)), Image(size: CGSize(width: 2, height: 2))]
    view.animationDuration = 0.5
    view.startAnimating()
    Screen.main.advance(by: 0.3)
    print(view.isAnimating)
    try expectComments(block: 1)
  }

  /// Expects the printed lines in the comments of a block of the page, in order.
  private func expectComments(block: Int) throws {
    let lines = try Repository.blocks(ofPage: "Docs/Animation.md", "swift")[block].components(separatedBy: "\n")
    let comments = lines.compactMap { line in
      let parts = line.components(separatedBy: " // ")
      return parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
    }
    #expect(comments == print.lines)
  }
}
