import HeadlessKit
import HeadlessTesting

@Suite("Refused pieces of paths") struct PathRefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, message: String
    let change: @Sendable (CGMutablePath) -> Void
    init(_ name: String, _ message: String, _ change: @escaping @Sendable (CGMutablePath) -> Void) {
      (testDescription, self.message, self.change) = (name, message, change)
    }
  }

  static let finite = "; nothing was added. Give finite numbers of points."
  static let rows = [
    Row("move", "CGMutablePath.move(to:transform:): the point (nan, 0) is not finite" + finite) {
      $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
    },
    Row("line", "CGMutablePath.addLine(to:transform:): the point (0, inf) is not finite" + finite) {
      $0.addLine(to: CGPoint(x: 0, y: CGFloat.infinity))
    },
    Row("control point", "CGMutablePath.addQuadCurve(to:control:transform:): the point (nan, 0) is not finite" + finite)
    { $0.addQuadCurve(to: .zero, control: CGPoint(x: CGFloat.nan, y: 0)) },
    Row("rectangle", "CGMutablePath.addRect(_:transform:): the rectangle (0, 0, nan, 1) is not finite" + finite) {
      $0.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    },
    Row(
      "corner",
      "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:): the corner nan×0 is not finite" + finite
    ) { $0.addRoundedRect(in: .zero, cornerWidth: .nan, cornerHeight: 0) },
    Row(
      "radius",
      "CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:): Expected a finite arc; "
        + "got center (0, 0), radius -1.0, from 0.0 on by 1.0; nothing was added. Give finite numbers and a radius that is not negative."
    ) { $0.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: false) },
  ]

  @Test(arguments: rows) func `a piece that is not valid is reported and not added`(row: Row) {
    let path = CGMutablePath()
    path.move(to: .zero)
    let old = path.copy()
    expectReport(row.message) { row.change(path) }
    expectEqual(path, old)
  }

  @Test func `a line from nowhere is reported and not added`() {
    let path = CGMutablePath()
    expectReport(
      "CGMutablePath.addLine(to:transform:): there is no point to start from (CoreGraphics: \"no current point\"); "
        + "nothing was added. Call move(to:) first."
    ) { path.addLine(to: .zero) }
    #expect(path.isEmpty)
  }

  @Test func `corners that do not go into the rectangle are reported and brought to its half`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = expectReport(
      "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:): the corner 10×6 does not go into 20×10 "
        + "(CoreGraphics stops the program); it became 10×5. Give at most half the rectangle's size."
    ) { CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 6) }
    expectEqual(path, CGPath(ellipseIn: rect))
  }
}
