import Foundation
import Testing

@testable import Benchmarks

/// The growth of cost, as figures and as plots.
@MainActor @Suite("Curves")
struct CurveTests {
  @Test func `numbers grow by about three each time, up to the last one`() {
    #expect(CurvePlan.steps(from: 10, to: 1000) == [10, 30, 100, 300, 1000])
    #expect(CurvePlan.steps(from: 10, to: 299) == [10, 30, 100])
    #expect(CurvePlan.steps(from: 10, to: 9) == [])
  }

  @Test func `a logarithmic axis ends on powers of ten, two or more apart, and has one step between neighbors`() {
    let scale = PlotScale([20, 800], isLogarithmic: true, from: 0, to: 300)
    #expect(scale.ticks == [10, 100, 1000])
    #expect(scale.ticks.map { scale.position(of: $0).rounded() } == [0, 150, 300])
    #expect(PlotScale([400, 800], isLogarithmic: true, from: 0, to: 1).ticks == [10, 100, 1000])
    #expect(PlotScale([], isLogarithmic: true, from: 0, to: 1).ticks == [1, 10, 100])
  }

  @Test func `another axis begins at zero and has equal steps`() {
    let scale = PlotScale([130, 420], isLogarithmic: false, from: 500, to: 0)
    #expect(scale.ticks == [0, 50, 100, 150, 200, 250, 300, 350, 400, 450])
    #expect(scale.position(of: 0) == 500 && scale.position(of: 450) == 0)
    #expect(PlotScale([0, 4], isLogarithmic: false, from: 0, to: 1).ticks == [0, 1, 2, 3, 4])
    #expect(PlotScale([0], isLogarithmic: false, from: 0, to: 1).position(of: 0) == 0)
  }

  @Test func `a plot has a line and a name for each series, its labels, and colors for dark pages`() {
    let axis = Curve.Axis(label: "a < b", isLogarithmic: true)
    let points = [Curve.Point(x: 1, y: 10), Curve.Point(x: 10, y: 1000)]
    let curve = Curve(
      name: "x", title: "T & U", across: axis, up: axis,
      series: [Curve.Series(name: "one", points: points), Curve.Series(name: "two", points: points)])
    let svg = CurvePlot(curve).svg
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.components(separatedBy: "<polyline ").count == 1 + 2)
    for text in [">one<", ">two<", ">T &amp; U<", ">a &lt; b<", ">1 000<", "prefers-color-scheme: dark"] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `curves writes a plot and its figures for each direction of growth`() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let command = Command(printOutput: { _ in }, printError: { Issue.record("\($0)") })
    #expect(command.run(["curves", "--output", directory.path, "--n", "10", "--runs", "1"]) == 0)
    for name in ["siblings", "depth", "text", "states", "observers"] {
      let json = try Data(contentsOf: directory.appendingPathComponent("\(name).json"))
      let curve = try JSONDecoder().decode(Curve.self, from: json)
      #expect(curve.name == name)
      #expect(!curve.series.isEmpty)
      #expect(curve.series.allSatisfy { !$0.points.isEmpty && $0.points.allSatisfy { $0.y > 0 } })
      let svg = try String(contentsOf: directory.appendingPathComponent("\(name).svg"), encoding: .utf8)
      #expect(svg == CurvePlot(curve).svg)
    }
  }
}
