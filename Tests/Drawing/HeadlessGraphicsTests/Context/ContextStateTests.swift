import HeadlessKit
import HeadlessTesting

@Suite("A context's state", .reportsIssuesAsFailures) struct ContextStateTests {
  @Test func `values that are set apply to later drawing, until the saved ones are restored`() {
    let commands = DrawingList.drawn { context in
      context.saveGState()
      context.setFillColor(.red)
      context.setAlpha(0.5)
      context.fill(.sample)
      context.saveGState()
      context.setFillColor(gray: 1, alpha: 1)
      context.restoreGState()
      context.fill(.sample)
      context.restoreGState()
      context.fill(.sample)
    }
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    expectEqual(commands, [.fill(.sample, half), .fill(.sample, half), .fill(.sample, .black)])
  }

  @Test func `a line has all attributes that were set`() {
    let commands = DrawingList.drawn { context in
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(4)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.stroke(.sample)
      context.stroke(.sample, width: 5)
    }
    var style = DrawingList.StrokeStyle(
      width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [2, 3], dashPhase: 1)
    let first = DrawingList.Command.stroke(.rect(.sample), .color(.blue), style)
    style.width = 5
    expectEqual(commands, [first, .stroke(.rect(.sample), .color(.blue), style)])
  }

  @Test func `a transform does not change a shadow`() {
    let shadow = DrawingList.Shadow(color: .black, offset: CGSize(width: 4, height: 6), radius: 8 / 2)
    let commands = DrawingList.drawn { context in
      context.setShadow(offset: shadow.offset, blur: 8, color: .black)
      context.fill(.sample)
      context.scaleBy(x: 2, y: 2)
      context.fill(.sample)
    }
    let half = DrawingList.Shadow(color: .black, offset: CGSize(width: 2, height: 3), radius: 2)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      commands == [
        .beginGroup(.init(shadow: shadow)), .fill(.sample, .black), .endGroup, .saveState, .concatenate(double),
        .beginGroup(.init(shadow: half)), .fill(.sample, .black), .endGroup, .restoreState,
      ])
  }

  @Test func `a transparency layer is painted as one, without opacity and shadow inside`() {
    let commands = DrawingList.drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.fill(.sample)
      context.endTransparencyLayer()
      context.fill(.sample)
    }
    let half = Color(white: 0, alpha: 0.5)
    expectEqual(commands, [.beginGroup(.init(alpha: 0.5)), .fill(.sample, .black), .endGroup, .fill(.sample, half)])
  }

  @Test func `what was not saved or begun can't be restored or ended`() {
    let reports = IssueReporting.collect {
      _ = DrawingList.drawn { context in
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
      }
    }
    let restore =
      "CGContext.restoreGState(): nothing was saved; nothing changed. Call saveGState() first, once for each."
    let layer = """
      CGContext.endTransparencyLayer(): no layer was begun; nothing changed. Call \
      beginTransparencyLayer(auxiliaryInfo:) first, once for each.
      """
    expectEqual(reports.map(\.description), [restore, layer, restore])
  }

  @Test func `numbers that are not valid are reported and change nothing`() {
    var commands: [DrawingList.Command] = []
    let reports = IssueReporting.collect {
      commands = DrawingList.drawn { context in
        context.setLineWidth(.nan)
        context.setMiterLimit(.infinity)
        context.setAlpha(.nan)
        context.setLineDash(phase: 0, lengths: [-1])
        context.setLineDash(phase: .nan, lengths: [1])
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1, color: .black)
        context.rotate(by: .nan)
        context.stroke(.sample)
      }
    }
    #expect(
      reports.map(\.place) == [
        "CGContext.setLineWidth(_:)", "CGContext.setMiterLimit(_:)", "CGContext.setAlpha(_:)",
        "CGContext.setLineDash(phase:lengths:)", "CGContext.setLineDash(phase:lengths:)",
        "CGContext.setShadow(offset:blur:color:)", "DrawingContext.concatenate(_:)",
      ])
    let expected = "CGContext.setLineWidth(_:): nan is not finite; keeping the old value. Give a finite number."
    expectEqual(reports.first?.description, expected)
    expectEqual(commands, [.stroke(.rect(.sample), .color(.black), .init(width: 1))])
  }
}
