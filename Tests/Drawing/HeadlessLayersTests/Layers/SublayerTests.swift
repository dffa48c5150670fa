import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Sublayers", .reportsIssuesAsFailures) struct SublayerTests {
  func layer(_ name: String) -> Layer { configured(Layer()) { $0.name = name } }

  func view(_ name: String) -> View { configured(View()) { $0.layer.name = name } }

  func names(_ layer: Layer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined(separator: " ") }

  @Test func `each way to add has its place`() {
    let (root, a, b) = (layer("root"), layer("a"), layer("b"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(layer("bottom"), at: 0)
    root.insertSublayer(layer("under b"), below: b)
    root.insertSublayer(layer("over a"), above: a)
    root.insertSublayer(layer("top"), at: 99)
    expectEqual(names(root), "bottom a over a under b b top")
    root.addSublayer(a)
    expectEqual(names(root), "bottom over a under b b top a", "adding again moves to the front")
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil && names(root) == "bottom over a under b b top")
  }

  @Test func `a layer has one superlayer at a time`() {
    let (first, second, moving) = (layer("first"), layer("second"), layer("moving"))
    first.addSublayer(moving)
    second.addSublayer(moving)
    #expect(first.sublayers == nil && moving.superlayer === second)
  }

  @Test func `a superlayer retains its sublayers, a sublayer does not retain its superlayer`() {
    let inner = layer("inner")
    weak var gone: Layer?
    do {
      let outer = layer("outer")
      gone = outer
      outer.addSublayer(inner)
    }
    #expect(gone == nil && inner.superlayer == nil)
  }

  @Test func `sublayers can be replaced as a whole, and removed`() {
    let (root, a) = (layer("root"), layer("a"))
    root.addSublayer(a)
    root.sublayers = [layer("b"), layer("c")]
    #expect(names(root) == "b c" && a.superlayer == nil)
    root.sublayers = nil
    expectNil(root.sublayers)
  }

  @Test func `a chain of 100,000 layers is built and deallocated without recursion`() {
    weak var gone: Layer?
    do {
      let root = layer("root")
      var last = root
      for _ in 0..<100_000 {
        let inner = Layer()
        last.addSublayer(inner)
        last = inner
      }
      gone = last
    }
    expectNil(gone)
  }

  @Test func `a subview's layer is among its superview's layer's sublayers, in the subviews' order`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.holding(a, b)
    #expect(names(root.layer) == "a b" && a.layer.superlayer === root.layer)
    root.bringSubviewToFront(a)
    expectEqual(names(root.layer), "b a")
    b.removeFromSuperview()
    #expect(names(root.layer) == "a" && b.layer.superlayer == nil)
  }

  @Test func `a layer put at the bottom stays there, one put on top stays over the subviews that were there`() {
    let root = view("root")
    root.holding(view("a"))
    root.layer.insertSublayer(layer("bottom"), at: 0)
    root.layer.addSublayer(layer("over a"))
    root.addSubview(view("b"))
    expectEqual(names(root.layer), "bottom a over a b")
  }

  @Test func `a view inserted above another one is below the layers that are above that`() {
    let root = view("root")
    let (a, b, c) = (view("a"), view("b"), view("c"))
    root.holding(a)
    root.layer.addSublayer(layer("over a"))
    root.insertSubview(b, aboveSubview: a)
    expectEqual(names(root.layer), "a b over a")
    root.insertSubview(c, belowSubview: b)
    expectEqual(names(root.layer), "a c b over a")
    root.insertSubview(a, aboveSubview: b)
    expectEqual(names(root.layer), "c b a over a")
    root.insertSubview(c, aboveSubview: View())
    expectEqual(names(root.layer), "b a over a c")
    root.layer.insertSublayer(layer("over b"), above: b.layer)
    root.layer.insertSublayer(c.layer, above: b.layer)
    #expect(names(root.layer) == "b c over b a over a" && root.subviews == [b, c, a])
    root.insertSubview(b, aboveSubview: b)
    expectEqual(names(root.layer), "c over b a over a b")
  }

  @Test func `layers stay in their position when the subview below them is removed or moved`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.holding(a, b)
    root.layer.insertSublayer(layer("1"), above: a.layer)
    root.layer.insertSublayer(layer("2"), above: b.layer)
    expectEqual(names(root.layer), "a 1 b 2")
    root.bringSubviewToFront(a)
    expectEqual(names(root.layer), "1 b 2 a")
    b.removeFromSuperview()
    expectEqual(names(root.layer), "1 2 a")
    root.insertSubview(b, at: 0)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    expectEqual(root.layer.sublayers?.compactMap { $0.delegate as? View }, [a, b])
  }

  @Test func `a subview's layer moved by its superlayer moves the subview`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.holding(a, b)
    root.layer.addSublayer(a.layer)
    expectEqual(root.subviews, [b, a])
    root.layer.insertSublayer(a.layer, at: 0)
    expectEqual(root.subviews, [a, b])
    root.layer.insertSublayer(layer("x"), at: 1)
    root.layer.insertSublayer(b.layer, below: a.layer)
    #expect(root.subviews == [b, a] && names(root.layer) == "b a x")
  }

  @Test func `the layers without a view between subviews can be removed`() {
    let root = view("root")
    root.holding(view("a"))
    let gradient = layer("gradient")
    root.layer.insertSublayer(gradient, at: 0)
    for layer in root.layer.sublayers ?? [] where layer.delegate == nil { layer.removeFromSuperlayer() }
    #expect(names(root.layer) == "a" && gradient.superlayer == nil)
  }
}
