import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Emitter layers", .screen(scale: 2), .reportsIssuesAsFailures) struct EmitterLayerTests {
  private let layer = EmitterLayer()
  private let cell = EmitterCell()
  private let spark = EmitterCell()

  init() {
    (cell.name, spark.name) = ("confetti", "spark")
    cell.birthRate = 20
    cell.emitterCells = [spark]
    layer.emitterCells = [cell]
  }

  @Test func `em1 a member and the value under its name are one`() {
    layer.setValue(2, forKey: "birthRate")
    #expect(layer.birthRate == 2 && layer.value(forKey: "lifetime") as? Double == 1)
    layer.setValue("line", forKey: "emitterShape")
    layer.setValue(3, forKeyPath: "emitterPosition.y")
    layer.setValue(7, forKey: "seed")
    #expect(layer.emitterShape == .line && layer.emitterPosition == CGPoint(x: 0, y: 3) && layer.seed == 7)
    cell.setValue(0.5, forKey: "scale")
    cell.setValue(nil, forKey: "color")
    cell.setValue(false, forKey: "enabled")
    cell.setValue(0.25, forKeyPath: "contentsRect.origin.x")
    #expect(cell.scale == 0.5 && cell.color == nil && !cell.isEnabled && cell.contentsRect.minX == 0.25)
    cell.setValue("a", forKey: "kind")
    #expect(cell.value(forKey: "kind") as? String == "a" && cell.value(forKey: "birthRate") as? Double == 20)
  }

  @Test func `em2 a path finds a cell by its name, and a cell in it`() {
    layer.setValue(0, forKeyPath: "emitterCells.confetti.birthRate")
    layer.setValue(4, forKeyPath: "emitterCells.confetti.emitterCells.spark.lifetime")
    #expect(cell.birthRate == 0 && spark.lifetime == 4)
    expectEqual(layer.value(forKeyPath: "emitterCells.confetti.birthRate") as? Double, 0)
    expectEqual(layer.value(forKeyPath: "emitterCells.confetti.emitterCells.spark.lifetime") as? Double, 4)
    expectNil(layer.value(forKeyPath: "emitterCells.rain.birthRate"))
  }

  @Test func `em2 a path to a cell that does not exist is reported`() {
    let reports = IssueReporting.collect { layer.setValue(0, forKeyPath: "emitterCells.rain.birthRate") }
    #expect(reports.count == 1 && reports.first?.description.contains("emitterCells.rain.birthRate") == true)
    let inCell = IssueReporting.collect { cell.setValue(0, forKeyPath: "emitterCells.rain.birthRate") }
    expectEqual(inCell.first?.problem.hasPrefix("Expected a path such as"), true)
  }

  @Test func `em3 a presentation has the current values of the layer and of its cells`() throws {
    let window = Window()
    window.isHidden = false
    window.layer.addSublayer(layer)
    layer.emitterSize = CGSize(width: 10, height: 0)
    for path in ["birthRate", "emitterCells.confetti.birthRate"] {
      let fade = BasicAnimation.of(path, from: 100, to: 0, for: 2)
      fade.timingFunction = MediaTimingFunction(name: .linear)
      layer.add(fade, forKey: path)
    }
    window.screen.advance(by: 1)
    let shown = try #require(layer.presentation())
    #expect(shown.emitterSize == layer.emitterSize && abs(shown.birthRate - 50) < 1e-3)
    #expect(abs(try #require(shown.emitterCells?.first).birthRate - 50) < 1e-3)
    #expect(layer.birthRate == 1 && cell.birthRate == 20)
  }

  @Test func `em3 a copy of a layer has copies of its cells, also of cells in a circle`() throws {
    spark.emitterCells = [cell]
    cell.duration = 3
    let copy = EmitterLayer(layer: layer)
    let copied = try #require(copy.emitterCells?.first)
    #expect(copied !== cell && copied.name == "confetti" && copied.duration == 3)
    #expect(copied.emitterCells?.first?.emitterCells?.first === copied)
    // Cells in a circle retain each other.
    cell.emitterCells = nil
    copied.emitterCells = nil
  }

  @Test func `a cell has timing and defaults`() {
    cell.autoreverses = true
    let timing: any MediaTiming = cell
    #expect(timing.autoreverses && timing.fillMode == .removed && timing.repeatCount == 0)
    expectEqual(EmitterCell.defaultValue(forKey: "scale") as? Double, 1)
    expectEqual(EmitterLayer.defaultValue(forKey: "birthRate") as? Double, 1)
  }

  @Test func `a number that is not finite is refused and reported`() {
    let reports = IssueReporting.collect {
      layer.birthRate = .nan
      layer.emitterPosition = CGPoint(x: CGFloat.infinity, y: 0)
    }
    #expect(reports.count == 2 && layer.birthRate == 1 && layer.emitterPosition == .zero)
  }
}
