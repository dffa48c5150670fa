import HeadlessKit
import HeadlessTesting

@Suite("Images made by drawing", .reportsIssuesAsFailures) struct ContextPixelTests {
  @Test func `an opaque image begins black`() throws {
    let bitmap = try #require(Bitmap.drawn(opaque: true) { _ in })
    expectEqual(bitmap.row(5, 5), ["#000000"])
  }

  @Test func `an image of CoreGraphics is upside down where the y axis points down, one of UIKit is not`() throws {
    let top = ImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      Color.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let pixels = try #require(top.cgImage)
    expectEqual(Bitmap.drawn { $0.draw(pixels, in: .sheet) }?.row(8, 5), ["#ff0000"])
    expectEqual(Bitmap.drawn { _ in top.draw(in: .sheet) }?.row(1, 5), ["#ff0000"])
    // The code that developers write to turn it.
    let turned = Bitmap.drawn { context in
      context.translateBy(x: 0, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.draw(pixels, in: .sheet)
    }
    #expect(turned?.row(1, 5) == ["#ff0000"] && turned?.row(8, 5) == ["#00000000"])
  }

  @Test func `a template is drawn in the fill color, a mask lets through what it covers`() throws {
    let left = ImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let tinted = Bitmap.drawn { _ in
      Color.red.setFill()
      left.withRenderingMode(.alwaysTemplate).draw(in: .sheet)
    }
    let pixels = try #require(left.cgImage)
    let masked = Bitmap.drawn { context in
      context.clip(to: .sheet, mask: pixels)
      context.setFillColor(.red)
      context.fill(.sheet)
    }
    for bitmap in [tinted, masked] { expectEqual(bitmap?.row(5, 2, 7), ["#ff0000", "#00000000"]) }
  }

  @Test func `a pattern repeats the image from the origin on`() {
    let dot = ImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      Color.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let bitmap = Bitmap.drawn { _ in dot.drawAsPattern(in: CGRect(x: 3, y: 0, width: 7, height: 10)) }
    #expect(
      bitmap?.row(9, 0, 2, 3, 4, 5, 6, 8) == [
        "#00000000", "#00000000", "#00000000", "#ff0000", "#ff0000", "#00000000", "#ff0000",
      ])
  }

  @Test func `gradients go from their first color to their last, and stop where they end`() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceGray(), colors: colors, locations: [0, 1]))
    let linear = try #require(
      Bitmap.drawn { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), options: .drawsAfterEndLocation)
      })
    expectEqual(linear.row(5, 1, 9), ["#00000000", "#ffffff"])
    #expect(linear[3, 5].red < linear[6, 5].red)
    let radial = try #require(
      Bitmap.drawn { context in
        let middle = CGPoint(x: 5, y: 5)
        context.drawRadialGradient(
          gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 4, options: [])
      })
    #expect(radial.row(0, 0, 9) == ["#00000000", "#00000000"] && radial[5, 5].red < radial[8, 5].red)
  }

  @Test func `a pixel context has its origin at the bottom, and gives its image`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm == .identity && context.width == 10 && context.bytesPerRow == 10 * 4)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    let image = try #require(context.makeImage())
    #expect(image.width == 10 && image.bitmap?.row(9, 5) == ["#ff0000"] && image.bitmap?.row(0, 5) == ["#00000000"])
    // The image is what was drawn then.
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(image.bitmap?.row(0, 5), ["#00000000"])
  }

  @Test func `the transform to pixels flips y, as in UIKit's contexts`() {
    let format = ImageRendererFormat()
    format.scale = 2
    _ = ImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      expectEqual(context.cgContext.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
      context.cgContext.translateBy(x: 1, y: 1)
      expectEqual(context.cgContext.convertToDeviceSpace(CGPoint.zero), CGPoint(x: 2, y: 18))
      expectEqual(context.cgContext.convertToUserSpace(CGPoint(x: 2, y: 18)), .zero)
    }
  }

  @Test func `a text is painted at its place, and nowhere else`() throws {
    let bitmap = try #require(
      Bitmap.drawn { _ in
        "X".draw(at: .zero, withAttributes: [.font: Font.systemFont(ofSize: 8), .foregroundColor: Color.red])
      })
    let rows = (0..<10).filter { y in (0..<10).contains { bitmap[$0, y].alpha > 0 } }
    #expect(!rows.isEmpty && !rows.contains(0) && !rows.contains(9))
  }
}
