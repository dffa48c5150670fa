import HeadlessKit
import HeadlessTesting

@Suite("CGLayer", .reportsIssuesAsFailures) struct CGLayerTests {
  /// Returns a bitmap that a closure draws with a layer of 4×2.
  private func drawn(_ body: (CGContext, CGLayer) -> Void) throws -> Bitmap {
    try #require(
      Bitmap.drawn { context in
        guard let layer = CGLayer(context, size: CGSize(width: 4, height: 2), auxiliaryInfo: nil) else { return }
        layer.context?.setFillColor(.red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        // Drawing outside of the layer is clipped.
        layer.context?.fill(CGRect(x: 3, y: 0, width: 9, height: 2))
        body(context, layer)
      })
  }

  @Test func `a layer is drawn at a point in its own size, as often as one likes, and cut at its edges`() throws {
    let bitmap = try drawn { context, layer in
      context.draw(layer, at: CGPoint(x: 1, y: 1))
      context.draw(layer, at: CGPoint(x: 1, y: 5))
    }
    let (red, clear) = ("#ff0000", "#00000000")
    for y in [1, 5] {
      expectEqual(bitmap.row(y, 0, 1, 2, 3, 4, 5), [clear, red, red, clear, red, clear])
      expectEqual(bitmap.row(y + 1, 1, 4), [clear, red])
    }
  }

  @Test func `a layer is stretched into a rectangle, with the opacity of the context`() throws {
    let bitmap = try drawn { context, layer in
      context.setAlpha(0.5)
      context.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    expectEqual(bitmap.row(1, 0, 3, 4, 6), ["#ff000080", "#ff000080", "#00000000", "#ff000080"])
    expectEqual(bitmap.row(2, 0, 6), ["#00000000", "#ff000080"])
  }

  @Test func `what is drawn into the layer later is in later drawings`() throws {
    let bitmap = try drawn { context, layer in
      context.draw(layer, at: .zero)
      layer.context?.setFillColor(.blue)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.draw(layer, at: CGPoint(x: 0, y: 4))
    }
    #expect(bitmap.row(0, 0) == ["#ff0000"] && bitmap.row(4, 0, 1) == ["#0000ff", "#ff0000"])
  }

  @Test func `a size without an area is reported`() {
    expectReport(
      "CGLayer.init(_:size:auxiliaryInfo:): Expected a size above 0×0; got 0×3; there is no layer. "
        + "Pass finite, positive points."
    ) {
      _ = Bitmap.drawn { expectNil(CGLayer($0, size: CGSize(width: 0, height: 3), auxiliaryInfo: nil)) }
    }
  }

  @Test @MainActor func `a font without a size is found by its name, and a text layer shows it`() throws {
    let font = try #require(CGFont("HelveticaNeue-Bold"))
    #expect(font.postScriptName == "HelveticaNeue-Bold" && CGFont("no such font") == nil)
    #expect(font == CGFont("HelveticaNeue-Bold") && font != CGFont("HelveticaNeue"))
    func drawing(_ font: Any?) -> DrawingList {
      let layer = TextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      layer.string = "text"
      layer.font = font
      return layer.drawing()
    }
    #expect(drawing(font) == drawing("HelveticaNeue-Bold") && drawing(font) != drawing("HelveticaNeue"))
  }

  @Test func `a gradient is made of a Swift array or an NSArray, with its places in a variable`() {
    let colors = [CGColor.red, CGColor.blue]
    let objects = NSArray(array: colors)
    var places: [CGFloat] = [0, 0.5]
    let expected = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5])
    expectEqual(CGGradient(colorsSpace: nil, colors: objects, locations: places), expected)
    expectEqual(CGGradient(colorsSpace: nil, colors: colors, locations: &places), expected)
    expectEqual(CGGradient(colorsSpace: nil, colors: objects, locations: &places), expected)
    expectNil(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil))
  }
}
