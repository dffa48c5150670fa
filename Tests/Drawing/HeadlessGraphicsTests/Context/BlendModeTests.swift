import HeadlessKit
import HeadlessTesting

@Suite("Blend modes") struct BlendModeTests {
  static let (red, blue, none) = ("#ff0000", "#0000ff", "#00000000")
  /// Red painted over nothing, and over blue; blue without red over it stays.
  static let rows: [(mode: CGBlendMode, overNothing: String, overBlue: String)] = [
    (.clear, none, none),
    (.copy, red, red),
    (.sourceIn, none, red),
    (.sourceOut, red, none),
    (.sourceAtop, none, red),
    (.destinationOver, red, blue),
    (.destinationIn, none, blue),
    (.destinationOut, none, none),
    (.destinationAtop, red, blue),
    (.xor, red, none),
    (.plusLighter, red, "#ff00ff"),
    (.multiply, red, "#000000"),
    (.screen, red, "#ff00ff"),
    (.darken, red, "#000000"),
    (.lighten, red, "#ff00ff"),
    (.difference, red, "#ff00ff"),
    (.exclusion, red, "#ff00ff"),
    (.hardLight, red, red),
    (.overlay, red, blue),
    // Red's lightness is 0.3, blue's 0.11.
    (.luminosity, red, "#3636ff"),
  ]

  /// Returns a bitmap of blue on the right, then red in the middle in a blend mode.
  private func drawn(_ paint: (CGContext) -> Void) -> Bitmap? {
    Bitmap.drawn { context in
      context.setFillColor(.blue)
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
      paint(context)
    }
  }

  @Test(.reportsIssuesAsFailures, arguments: rows)
  func `each mode gives its pixels where something is painted, and none elsewhere`(
    mode: CGBlendMode, overNothing: String, overBlue: String
  ) throws {
    let bitmap = try #require(
      drawn { context in
        context.setBlendMode(mode)
        context.setFillColor(.red)
        context.fill(CGRect(x: 2, y: 0, width: 6, height: 10))
      })
    expectEqual(bitmap.row(5, 0, 3, 6, 9), [Self.none, overNothing, overBlue, Self.blue])
  }

  @Test(.reportsIssuesAsFailures, arguments: CGBlendMode.allCases)
  func `every mode returns colors, whatever the opacities`(mode: CGBlendMode) throws {
    func below(_ context: CGContext) {
      context.setFillColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 10))
    }
    let before = try #require(Bitmap.drawn(below))
    let bitmap = try #require(
      Bitmap.drawn { context in
        below(context)
        context.setBlendMode(mode)
        context.setFillColor(red: 0.7, green: 0.1, blue: 0.6, alpha: 0.25)
        context.fillEllipse(in: CGRect(x: 2, y: 0, width: 8, height: 10))
      })
    // Outside of the ellipse nothing changed but what rounding twice does.
    for (part, old) in zip(bitmap.bytes, before.bytes).prefix(4) { #expect(abs(Int(part) - Int(old)) <= 2) }
    expectEqual(bitmap.bytes.count, 10 * 10 * 4)
  }

  @Test(.reportsIssuesAsFailures)
  func `cleared pixels are clear, later painting is visible, in the current transform and clip`() throws {
    let bitmap = try #require(
      drawn { context in
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 10))
        context.translateBy(x: 5, y: 0)
        context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 9, width: 1, height: 1))
      })
    expectEqual(bitmap.row(1, 5, 7, 9), [Self.red, Self.none, Self.blue])
    expectEqual(bitmap.row(9, 0, 9), [Self.blue, Self.blue])
  }

  @Test(.reportsIssuesAsFailures) func `an image that is drawn in another's shape, as developers tint images`() throws {
    let icon = ImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.cgContext.fillEllipse(in: $0.format.bounds)
    }
    let bitmap = try #require(
      Bitmap.drawn { context in
        context.setFillColor(.red)
        context.fill(.sheet)
        icon.draw(in: .sheet, blendMode: .destinationIn, alpha: 1)
      })
    #expect(bitmap.row(0, 0) == [Self.none] && bitmap.row(5, 5) == [Self.red])
  }

  @Test func `in a list the mode is reported, and later drawing is painted over`() {
    var commands: [DrawingList.Command] = []
    let reports = IssueReporting.collect {
      commands = DrawingList.drawn { context in
        context.clear(.sample)
        context.setBlendMode(.multiply)
        context.fill(.sample)
        context.clear(.sample)
      }
    }
    #expect(
      reports.map(\.description) == [
        "CGContext.fill(_:): the blend mode multiply is unavailable in the drawing of a view or in a transparency "
          + "layer; it was painted over what is there. Draw into an image, and draw that.",
        "CGContext.clear(_:): the blend mode clear is unavailable in the drawing of a view or in a transparency layer; "
          + "nothing was cleared. Draw into an image, and draw that.",
      ])
    expectEqual(commands, [.fill(.sample, .black)])
  }
}
