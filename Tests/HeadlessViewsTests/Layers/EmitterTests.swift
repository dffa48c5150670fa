import Foundation
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Emitters", .reportsIssuesAsFailures)
struct EmitterTests {
  @Test("an emitter has Core Animation's defaults")
  func layerDefaults() {
    let layer = EmitterLayer()
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    #expect(layer.emitterPosition == .zero && layer.emitterSize == .zero && layer.seed == 0 && !layer.preservesDepth)
    #expect(layer.emitterCells == nil && layer.emitterDepth == 0 && layer.emitterZPosition == 0)
  }

  @Test("a cell has Core Animation's defaults")
  func cellDefaults() {
    let cell = EmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.color == .white && cell.isEnabled)
    #expect(cell.velocity == 0 && cell.alphaSpeed == 0 && cell.contents == nil && cell.duration == .infinity)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && cell.speed == 1 && cell.name == nil)
  }

  @Test("a path with a cell's name leads to its values, through cells of cells")
  func paths() {
    let (layer, fire, smoke) = (EmitterLayer(), EmitterCell(), EmitterCell())
    (fire.name, smoke.name) = ("fire", "smoke")
    fire.emitterCells = [smoke]
    layer.emitterCells = [EmitterCell(), fire]
    layer.setValue(200, forKeyPath: "emitterCells.fire.birthRate")
    layer.setValue(0.25, forKeyPath: "emitterCells.fire.emitterCells.smoke.scale")
    #expect(fire.birthRate == 200 && smoke.scale == 0.25)
    #expect((layer.value(forKeyPath: "emitterCells.fire.birthRate") as? NSNumber)?.intValue == 200)
    layer.setValue("wrong", forKeyPath: "emitterCells.fire.birthRate")
    #expect(fire.birthRate == 200)
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "emitterPosition")
    #expect(layer.emitterPosition == CGPoint(x: 1, y: 2))
  }

  @Test("a cell keeps values under any name")
  func ownValues() {
    let cell = EmitterCell()
    cell.setValue(false, forKey: "enabled")
    cell.setValue(Color.red, forKey: "color")
    cell.setValue("x", forKey: "mine")
    #expect(!cell.isEnabled && cell.color == Color.red.cgColor && cell.value(forKey: "mine") as? String == "x")
  }

  @Test("no particle is drawn, and the emitter's numbers are animated")
  func drawing() {
    let (view, layer) = (View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), EmitterLayer())
    layer.frame = view.bounds
    let cell = EmitterCell()
    cell.birthRate = 10
    layer.emitterCells = [cell]
    view.layer.addSublayer(layer)
    #expect(view.drawing().isEmpty)
    let animation = BasicAnimation(keyPath: "birthRate")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    layer.add(animation, forKey: nil)
    Screen.main.advance(by: 0.5)
    #expect(abs((layer.presentation()?.birthRate ?? 0) - 5) < 0.01)
    expectIssue(containing: "EmitterLayer.birthRate") { layer.birthRate = .nan }
    expectIssue(containing: "EmitterLayer.emitterPosition") { layer.emitterPosition = CGPoint(x: CGFloat.nan, y: 0) }
  }
}
