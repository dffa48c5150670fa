import HeadlessKit
import HeadlessTesting

@Suite("A context's path", .reportsIssuesAsFailures) struct ContextPathTests {
  @Test func `it is filled, stroked or both, and empty afterwards`() {
    let box = DrawingList.Shape.rect(.sample)
    let line = DrawingList.Command.stroke(.path(CGPath(rect: .sample), .winding), .color(.black), .init(width: 1))
    func drawn(_ paint: (CGContext) -> Void) -> [DrawingList.Command] {
      DrawingList.drawn { context in
        context.addRect(.sample)
        paint(context)
        #expect(context.isPathEmpty && context.path == nil)
        paint(context)
      }
    }
    expectEqual(drawn { $0.fillPath() }, [.fill(box, .color(.black))])
    expectEqual(drawn { $0.strokePath() }, [line])
    expectEqual(drawn { $0.drawPath(using: .fillStroke) }, [.fill(box, .color(.black)), line])
    expectEqual(drawn { $0.drawPath(using: .stroke) }, [line])
  }

  @Test func `pieces are those of a path`() {
    _ = DrawingList.drawn { context in
      let path = CGMutablePath()
      context.move(to: .zero)
      path.move(to: .zero)
      context.addLine(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 1, y: 2))
      context.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
      context.addCurve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
      path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
      context.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 2, clockwise: true)
      path.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 2, clockwise: true)
      context.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 9, y: 0), radius: 1)
      path.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 9, y: 0), radius: 1)
      context.addEllipse(in: .sample)
      path.addEllipse(in: .sample)
      context.addRects([.sample])
      path.addRects([.sample])
      context.addPath(CGPath(rect: .sample))
      path.addPath(CGPath(rect: .sample))
      context.closePath()
      path.closeSubpath()
      #expect(context.path == path && context.currentPointOfPath == path.currentPoint)
      expectEqual(context.boundingBoxOfPath, path.boundingBox)
      #expect(context.pathContains(CGPoint(x: 20, y: 30), mode: .fill))
      context.beginPath()
      #expect(context.isPathEmpty)
    }
  }

  @Test func `a path stays in place when the transform changes; its line is drawn by the last transform`() {
    let commands = DrawingList.drawn { context in
      context.saveGState()
      context.translateBy(x: 50, y: 50)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.fillPath()
    }
    let path = CGMutablePath()
    path.addRects([CGRect(x: 50, y: 50, width: 10, height: 10), CGRect(x: 1, y: 1, width: 2, height: 2)])
    expectEqual(commands, [.fill(.path(path, .winding), .color(.black))])
  }

  @Test func `the outline of a line can take the path's place`() {
    _ = DrawingList.drawn { context in
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.setLineWidth(4)
      #expect(context.pathContains(CGPoint(x: 5, y: 1), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 5, y: 1), mode: .fill))
      context.replacePathWithStrokedPath()
      expectEqual(context.path?.boundingBox, CGRect(x: 0, y: -2, width: 10, height: 4))
    }
  }

  @Test func `the clip has a bounding box, and limits what gradients paint`() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: nil))
    let commands = DrawingList.drawn { context in
      expectEqual(context.boundingBoxOfClipPath, .infinite)
      context.clip(to: .sample)
      expectEqual(context.boundingBoxOfClipPath, .sample)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 10, y: 60),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    let stops = [DrawingList.Gradient.Stop(0, .red), DrawingList.Gradient.Stop(1, .blue)]
    let course = DrawingList.Gradient.Course.linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 10, y: 60))
    // Nothing extends beyond the clip, so that it need not be recorded.
    expectEqual(commands, [.fill(.rect(.sample), .gradient(.init(course, stops: stops)))])
  }

  @Test func `pieces that are not valid are reported`() {
    let reports = IssueReporting.collect {
      _ = DrawingList.drawn { context in
        context.addLine(to: .zero)
        context.move(to: CGPoint(x: CGFloat.nan, y: 0))
        context.addRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        #expect(context.isPathEmpty)
      }
    }
    #expect(
      reports.map(\.place) == [
        "CGContext.addLine(to:)", "CGContext.move(to:)", "CGContext.addRect(_:)", "DrawingContext.fill(_:with:)",
      ])
  }
}
