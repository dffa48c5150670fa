import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Patterns as colors", .reportsIssuesAsFailures) struct ColorPatternTests {
  let image = Image(size: CGSize(width: 4, height: 3))

  private func rects(_ list: DrawingList) -> [CGRect] {
    list.commands.compactMap { if case .image(let placement) = $0 { placement.rect } else { nil } }
  }

  @Test func `a view's background is the image in its own size, repeated from the corner on`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = Color(patternImage: image)
    let commands = view.drawing().commands
    guard case .image(let placement)? = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(
      placement.rect == view.bounds && placement.image.resizingMode == .tile && placement.image.size == image.size)
    expectEqual(view.layer.backgroundColor, Color(patternImage: image).cgColor)
  }

  @Test func `the copies keep to the coordinates' origin, whatever is filled`() {
    let list = DrawingList(bounds: CGRect(x: 0, y: 0, width: 20, height: 20)) { context in
      CGContext(drawing: context, sheet: CGRect(x: 0, y: 0, width: 20, height: 20)).performAsCurrent {
        Color(patternImage: image).setFill()
        BezierPath(rect: CGRect(x: 5, y: 5, width: 5, height: 5)).fill()
      }
    }
    expectEqual(rects(list), [CGRect(x: 4, y: 3, width: 6, height: 7)])
    #expect(list.commands.contains(.clip(.rect(CGRect(x: 5, y: 5, width: 5, height: 5)))))
  }

  @Test func `as parts a pattern is black, and it stays one where its opacity would change`() {
    let color = Color(patternImage: image)
    #expect(color.red == 0 && color.alpha == 1 && color.description == "pattern 4×3")
    #expect(color == Color(patternImage: image) && color != .black)
    #expect(color.resolvedColor(with: TraitCollection()) === color)
    expectEqual(Color(cgColor: color.cgColor), color)
  }

  @Test func `an image without a size fills nothing`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = Color(patternImage: Image())
    #expect(view.drawing().isEmpty)
  }
}
