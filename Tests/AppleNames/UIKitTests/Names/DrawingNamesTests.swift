import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Apple's names for drawing") struct DrawingNamesTests {
  @Test func `an image of one color, the old way`() {
    func image(with color: UIColor) -> UIImage? {
      let rect = CGRect(x: 0.0, y: 0.0, width: 1.0, height: 1.0)
      UIGraphicsBeginImageContext(rect.size)
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(color.cgColor)
      context?.fill(rect)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      return image
    }
    let image = image(with: .red)
    #expect(image?.size == CGSize(width: 1, height: 1) && image?.bitmap?[0, 0].description == "#ff0000")
    let button = UIButton(type: .custom)
    button.setBackgroundImage(image, for: .highlighted)
    #expect(button.backgroundImage(for: .highlighted) === image)
  }

  @Test func `an image of one color, the new way`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { rendererContext in
      UIColor.blue.setFill()
      rendererContext.fill(CGRect(origin: .zero, size: CGSize(width: 2, height: 2)))
    }
    expectEqual(image.bitmap?[0, 0].description, "#0000ff")
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    format.opaque = true
    let data = UIGraphicsImageRenderer(size: image.size, format: format).pngData { $0.cgContext.clear(.zero) }
    expectEqual(UIImage(data: data)?.bitmap?[0, 0].description, "#000000")
  }

  @Test func `color literals are colors`() {
    let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(red == UIColor.red && layer.borderColor == UIColor.blue.cgColor)
  }

  final class CheckBox: UIButton {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: 1, dy: 1), byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4))
      path.lineWidth = 2
      path.lineCapStyle = CGLineCap.round
      path.lineJoinStyle = .miter
      UIColor.red.setStroke()
      path.stroke()
      UIRectFill(CGRect(x: 4, y: 4, width: 2, height: 2))
      UIRectFrame(CGRect(x: 8, y: 8, width: 4, height: 4))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .normal)
      context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.cgColor)
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0.0, 1.0]) {
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: CGGradientDrawingOptions(rawValue: 0))
      }
      context.restoreGState()
    }
  }

  @Test func `a button draws itself with paths, rectangles and gradients`() {
    let button = CheckBox(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    button.setNeedsDisplay()
    button.setNeedsDisplay(button.bounds)
    let kinds = button.drawing().commands.map { String("\($0)".prefix { $0 != "(" }) }
    // Sharp corners of the line could reach beyond the bounds, so that they are a clip.
    let content = ["stroke", "fill", "fill", "fill", "beginGroup", "fill", "endGroup"]
    expectEqual(kinds, ["saveState", "clip"] + content + ["restoreState"])
  }

  @Test func `a path of CoreGraphics is made with let and shown by a layer`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 10, y: 5), control2: CGPoint(x: 5, y: 10))
    let layer = CAShapeLayer()
    layer.path = path
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    let box: CoreGraphics.CGRect? = layer.path?.boundingBoxOfPath
    expectEqual(box, CGRect(x: 0, y: 0, width: 4, height: 4))
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(path.copy(using: &transform)?.currentPoint, CGPoint(x: 0, y: 20))
  }

  @Test func `a picture of a view is taken by its layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .green
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, UIScreen.main.scale)
    if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.bitmap?[3, 3].description == "#00ff00" && image?.scale == UIScreen.main.scale)
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, true, 0)
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    UIGraphicsEndImageContext()
  }
}
