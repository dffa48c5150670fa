import HeadlessKit
import HeadlessTesting

@Suite("Contexts that are begun and ended") struct GraphicsContextsTests {
  static let size = CGSize(width: 4, height: 4)

  @Test(.reportsIssuesAsFailures) func `images are begun in one another, each with its own pixels`() {
    #expect(GraphicsContexts.current == nil && GraphicsContexts.image == nil)
    GraphicsContexts.beginImage(size: Self.size, scale: 1)
    Color.red.setFill()
    GraphicsContexts.beginImage(size: Self.size, scale: 2)
    GraphicsContexts.fill(CGRect(origin: .zero, size: Self.size))
    let inner = GraphicsContexts.image
    GraphicsContexts.endImage()
    GraphicsContexts.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let outer = GraphicsContexts.image
    GraphicsContexts.endImage()
    GraphicsContexts.endImage()
    #expect(inner?.bitmap?.width == 8 && inner?.size == Self.size && inner?.bitmap?.row(4, 4) == ["#000000"])
    expectEqual(outer?.bitmap?.row(2, 1, 3), ["#ff0000", "#00000000"])
    expectNil(GraphicsContexts.current)
  }

  @Test(.reportsIssuesAsFailures) func `a pushed context is the current one until it is popped`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    GraphicsContexts.beginImage(size: Self.size, scale: 1)
    let image = GraphicsContexts.current
    GraphicsContexts.push(context)
    #expect(GraphicsContexts.current === context && GraphicsContexts.image == nil)
    GraphicsContexts.endImage()
    #expect(GraphicsContexts.current === context)
    GraphicsContexts.pop()
    #expect(GraphicsContexts.current === image)
    GraphicsContexts.pop()
    #expect(GraphicsContexts.current === image)
    GraphicsContexts.endImage()
  }

  @Test(.reportsIssuesAsFailures) func `what a drawing begins and leaves open ends with it`() {
    _ = DrawingList.drawn { context in
      GraphicsContexts.beginImage(size: Self.size)
      #expect(GraphicsContexts.current !== context)
    }
    expectNil(GraphicsContexts.current)
  }

  @Test(.reportsIssuesAsFailures) func `tasks have stacks of their own, which follow them across suspensions`() async {
    await withTaskGroup(of: Bool.self) { group in
      for width in 1...20 {
        group.addTask {
          GraphicsContexts.beginImage(size: CGSize(width: CGFloat(width), height: 1), scale: 1)
          await Task.yield()
          let image = GraphicsContexts.image
          GraphicsContexts.endImage()
          return image?.bitmap?.width == width && GraphicsContexts.current == nil
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(.reportsIssuesAsFailures) func `threads outside of tasks have stacks of their own`() async {
    let widths = await withCheckedContinuation { continuation in
      DispatchQueue(label: "drawing").async {
        GraphicsContexts.beginImage(size: Self.size, scale: 1)
        let width = GraphicsContexts.image?.bitmap?.width
        GraphicsContexts.endImage()
        continuation.resume(returning: [width, GraphicsContexts.image?.bitmap?.width])
      }
    }
    expectEqual(widths, [4, nil])
  }

  @Test(.screen(scale: 3), .reportsIssuesAsFailures) func `the scale is the screen's by default`() {
    GraphicsContexts.beginImage(size: Self.size)
    expectEqual(GraphicsContexts.image?.scale, 3)
    GraphicsContexts.endImage()
    expectEqual(ImageRenderer(size: Self.size).image { _ in }.scale, 3)
  }

  @Test(arguments: [CGFloat(0), -1, .nan, 1e6])
  func `an image without pixels is reported, and there is nothing to draw into`(width: CGFloat) {
    expectReport(
      "GraphicsContexts.beginImage: there is no image of \(CGSize(width: width, height: 100).shortDescription) at scale "
        + "1; there is no context. Give a size above 0×0 with at most \(Bitmap.pixelLimit) pixels, and a scale of 1, 2 or 3."
    ) {
      GraphicsContexts.beginImage(size: CGSize(width: width, height: 100), scale: 1)
      #expect(GraphicsContexts.image == nil && GraphicsContexts.current == nil)
      GraphicsContexts.endImage()
    }
  }

  @Test func `to draw without a context is reported`() {
    let reports = IssueReporting.collect {
      Color.red.set()
      BezierPath(rect: .sample).fill()
      Image(size: Self.size).draw(at: .zero)
      "a".draw(at: .zero)
      GraphicsContexts.fill(.sample)
    }
    #expect(
      reports.map(\.place) == [
        "Color.set()", "BezierPath.fill()", "Image.draw(at:)", "String.draw(at:withAttributes:)",
        "GraphicsContexts.fill(_:_:)",
      ])
    expectEqual(
      reports.first?.description,
      "Color.set(): there is no context to draw into; nothing was drawn. Call it in draw(_:), in an image renderer's "
        + "closure, or after UIGraphicsBeginImageContextWithOptions.")
  }

  @Test(.reportsIssuesAsFailures, arguments: [CGSize(width: 0, height: 0), CGSize(width: 10, height: 0)])
  func `a renderer of an empty size gives an empty image, without a report`(size: CGSize) {
    expectEqual(ImageRenderer(size: size).image { _ in }.size, .zero)
  }
}
