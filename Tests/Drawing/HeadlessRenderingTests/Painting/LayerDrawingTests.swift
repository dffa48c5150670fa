import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The drawing of layers", .reportsIssuesAsFailures) struct LayerDrawingTests {
  static let black = Color.black.cgColor
  static let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// Returns a view of 20×20 whose layer has changed properties.
  private func view(_ color: Color? = .red, _ dress: (Layer) -> Void) -> View {
    let view = View(frame: Self.square)
    view.backgroundColor = color
    dress(view.layer)
    return view
  }

  @Test func `sublayers are drawn at their positions between the subviews`() {
    let view = View.sheet()
    view.layer.addSublayer(.filled(1, 0, 5, 5))
    view.addSubview(.filled(2, 0, 5, 5))
    view.layer.addSublayer(.filled(3, 0, 5, 5))
    view.addSubview(.filled(4, 0, 5, 5))
    let expected: [DrawingList.Command] = [.fill(1, 0, 5, 5), .fill(2, 0, 5, 5), .fill(3, 0, 5, 5), .fill(4, 0, 5, 5)]
    expectEqual(view.commands, expected)
  }

  @Test func `a higher zPosition is in front, equal ones keep their order`() {
    let view = View.sheet()
    let heights: [CGFloat] = [1, 0, -1, 0]
    for (index, height) in heights.enumerated() {
      let subview = View.filled(CGFloat(index), 0, 5, 5)
      subview.layer.zPosition = height
      view.addSubview(subview)
    }
    let expected: [DrawingList.Command] = [.fill(2, 0, 5, 5), .fill(1, 0, 5, 5), .fill(3, 0, 5, 5), .fill(0, 0, 5, 5)]
    expectEqual(view.commands, expected)
  }

  @Test func `a sublayer has its own opacity, transform, sublayers and clip`() {
    let layer = Layer.filled(10, 10, 20, 20)
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    layer.addSublayer(.filled(10, 0, 30, 10, .blue))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10 + 20, ty: 10)
    let expected: [DrawingList.Command] = [
      .saveState, .concatenate(mirror), .beginGroup(.init(alpha: 0.5)), .fill(0, 0, 20, 20), .saveState,
      .clip(.rect(Self.square)), .fill(10, 0, 30, 10, .blue), .restoreState, .endGroup, .restoreState,
    ]
    expectEqual(layer.commands, expected)
  }

  @Test func `a hidden sublayer is left out`() {
    let layer = Layer.filled(0, 0, 5, 5)
    layer.isHidden = true
    expectEqual(layer.commands, [])
  }

  @Test func `corners round the background, only those that shall be round`() {
    let view = view { layer in
      layer.cornerRadius = 4
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    let shape = DrawingList.Shape.roundedRect(Self.square, radius: 4, corners: [.topLeft, .bottomRight])
    expectEqual(view.commands, [.fill(shape, .color(Color.red.cgColor))])
  }

  @Test func `a border is a line half its width inside, in front of the subviews`() {
    let view = view(nil) { $0.borderWidth = 2 }
    view.addSubview(.filled(0, 0, 5, 5))
    let line = DrawingList.Command.stroke(
      .rect(CGRect(x: 1, y: 1, width: 20 - 2, height: 20 - 2)), .color(Self.black), .init(width: 2))
    expectEqual(view.commands, [.fill(0, 0, 5, 5), line])
  }

  @Test func `a border along round corners has the radius of its own line`() {
    let view = view(nil) { layer in
      layer.borderWidth = 2
      layer.cornerRadius = 6
    }
    let middle = DrawingList.Shape.rounded(CGRect(x: 1, y: 1, width: 18, height: 18), radius: 6 - 1)
    expectEqual(view.commands, [.stroke(middle, .color(Self.black), .init(width: 2))])
  }

  @Test func `a border wider than its corners are round is the area between a round and a sharp edge`() throws {
    let view = view(nil) { layer in
      layer.borderWidth = 8
      layer.cornerRadius = 3
    }
    guard case .fill(.path(let path, .evenOdd), _)? = view.commands.first else {
      Issue.record("\(view.commands)")
      return
    }
    expectEqual(path.boundingBox, Self.square)
    #expect(
      !path.contains(CGPoint(x: 10, y: 10), using: .evenOdd) && path.contains(CGPoint(x: 7, y: 7), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 0.2, y: 0.2), using: .evenOdd))
  }

  @Test(arguments: [10, 50] as [CGFloat]) func `a border of half the side or more fills the layer`(width: CGFloat) {
    expectEqual(view(nil) { $0.borderWidth = width }.commands, [.fill(0, 0, 20, 20, .black)])
  }

  @Test func `no border without a width, a color or a size`() {
    let colorless = view(nil) { layer in
      layer.borderWidth = 2
      layer.borderColor = nil
    }
    expectEqual(colorless.commands, [])
    let empty = view(nil) { $0.borderWidth = 2 }
    empty.frame.size = .zero
    expectEqual(empty.commands, [])
  }

  private func shade(_ layer: Layer) {
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowRadius = 3
  }

  static let shadow = DrawingList.Shadow(
    color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.25), offset: CGSize(width: 1, height: 2), radius: 3)

  @Test func `a shadow is that of everything in the layer`() {
    let view = view(nil, shade)
    view.addSubview(.filled(0, 0, 5, 5))
    let expected: [DrawingList.Command] = [.beginGroup(.init(shadow: Self.shadow)), .fill(0, 0, 5, 5), .endGroup]
    expectEqual(view.commands, expected)
  }

  @Test func `a shadow path throws the shadow instead, below everything`() {
    let path = CGPath(ellipseIn: Self.square)
    let view = view { layer in
      shade(layer)
      layer.shadowPath = path
    }
    let expected: [DrawingList.Command] = [.shadow(.path(path, .winding), Self.shadow), .fill(0, 0, 20, 20)]
    expectEqual(view.commands, expected)
  }

  @Test func `no shadow where the layer masks to its bounds, is clear or has no color`() {
    let plain: [DrawingList.Command] = [.fill(0, 0, 20, 20)]
    let clipped = view(.red, shade)
    clipped.clipsToBounds = true
    expectEqual(clipped.commands, plain)
    expectEqual(view { $0.shadowRadius = 9 }.commands, plain, "opacity 0 by default")
    let colorless = view { layer in
      shade(layer)
      layer.shadowColor = nil
    }
    expectEqual(colorless.commands, plain)
  }

  @Test func `a mask is drawn in the layer's coordinates and cuts everything of it`() {
    let view = view { $0.mask = .filled(5, 5, 10, 10, .black) }
    view.frame.origin = CGPoint(x: 30, y: 0)
    let expected: [DrawingList.Command] = [
      .saveState, .beginMask, .fill(30 + 5, 5, 10, 10, .black), .endMask, .fill(30, 0, 20, 20), .restoreState,
    ]
    expectEqual(View.sheet(view).commands, expected)
  }

  @Test func `an image as contents is stretched to the layer, or placed according to the view's content mode`() {
    let image = Image(size: CGSize(width: 10, height: 5))
    let view = view(nil) { $0.contents = image }
    expectEqual(view.commands, [.image(.init(image, in: Self.square))])
    view.contentMode = .topLeft
    let expected: [DrawingList.Command] = [.image(.init(image, in: CGRect(x: 0, y: 0, width: 10, height: 5)))]
    expectEqual(view.commands, expected)
  }
}
