import Testing
import UIKit

/// Drawing and conversion read the properties, so that an overridden getter is used.
@MainActor @Suite("Overridden getters of layers") struct OverriddenLayerTests {
  /// A layer that overrides properties that drawing, conversion and values by key read.
  final class AnsweringLayer: CALayer {
    override var contentsRect: CGRect {
      get { CGRect(x: 0, y: 0, width: 0.5, height: 1) }
      set {}
    }
    override var contentsCenter: CGRect {
      get { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
      set {}
    }
    override var contentsGravity: CALayerContentsGravity {
      get { .topLeft }
      set {}
    }
    override var sublayerTransform: CATransform3D {
      get { CATransform3DMakeTranslation(7, 3, 0) }
      set {}
    }
    override var isGeometryFlipped: Bool {
      get { true }
      set {}
    }
    override var isOpaque: Bool {
      get { true }
      set {}
    }
    override var shouldRasterize: Bool {
      get { true }
      set {}
    }
    override var rasterizationScale: CGFloat {
      get { 3 }
      set {}
    }
    override var isDoubleSided: Bool {
      get { false }
      set {}
    }
    override var anchorPointZ: CGFloat {
      get { 4 }
      set {}
    }
  }

  private static let image = UIImage(size: CGSize(width: 8, height: 8))

  private static func placements(in layer: CALayer) -> [DrawingList.ImagePlacement] {
    layer.drawing().commands.compactMap { command in
      if case .image(let placement) = command { placement } else { nil }
    }
  }

  @Test func `contents are placed by the overridden gravity and part`() {
    let layer = AnsweringLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = Self.image
    // At the top left in its own size; the part is half as wide, so that the whole is twice as wide.
    expectEqual(Self.placements(in: layer).map(\.rect), [CGRect(x: 0, y: 0, width: 8 / 0.5, height: 8)])
  }

  @Test func `contents are stretched around the overridden center where all of them show`() {
    final class Stretched: CALayer {
      override var contentsCenter: CGRect {
        get { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
        set {}
      }
    }
    let layer = Stretched()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = Self.image
    expectEqual(Self.placements(in: layer).first?.image.capInsets, UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
  }

  @Test func `sublayers are converted and drawn by the overridden transform`() {
    let layer = AnsweringLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    sublayer.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(sublayer)
    expectEqual(sublayer.convert(CGPoint.zero, to: layer), CGPoint(x: 1 + 7, y: 2 + 3))
    #expect(layer.hitTest(CGPoint(x: layer.position.x - 20 + 8, y: layer.position.y - 20 + 5)) === sublayer)
    let plain = CALayer()
    plain.bounds = layer.bounds
    plain.sublayerTransform = CATransform3DMakeTranslation(7, 3, 0)
    plain.addSublayer(sublayer)
    let expected = plain.drawing()
    layer.addSublayer(sublayer)
    expectEqual(layer.drawing(), expected)
  }

  @Test func `contents are flipped by the overridden flag, counted from there up`() {
    let (layer, sublayer) = (AnsweringLayer(), CALayer())
    layer.addSublayer(sublayer)
    #expect(sublayer.contentsAreFlipped() && layer.contentsAreFlipped() && !CALayer().contentsAreFlipped())
  }

  @Test func `values by key are the overridden ones`() {
    let layer = AnsweringLayer()
    #expect(
      layer.value(forKey: "anchorPointZ") as? Double == 4 && layer.value(forKey: "shouldRasterize") as? Bool == true)
    #expect(layer.value(forKey: "rasterizationScale") as? Double == 3 && layer.value(forKey: "opaque") as? Bool == true)
    expectEqual(layer.value(forKey: "doubleSided") as? Bool, false)
    expectEqual(layer.value(forKeyPath: "contentsRect.size.width") as? Double, 0.5)
    expectEqual(layer.value(forKeyPath: "sublayerTransform.translation.x") as? Double, 7)
  }

  @Test func `the gravity of a view's layer is the view's content mode, in both directions`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = .bottomRight
    expectEqual(view.layer.contentsGravity, .bottomRight)
    view.layer.contentsGravity = .resizeAspectFill
    expectEqual(view.contentMode, .scaleAspectFill)
    view.contentMode = .redraw
    expectEqual(view.layer.contentsGravity, .resize)
  }
}
