import Foundation
import HeadlessGeometry
import HeadlessPixels
import Testing

/// The same scenes as an independent renderer draws them.
///
/// The pictures in `Fixtures/librsvg` were made with `rsvg-convert` 2.54.7 from the SVG files beside them.
@Suite("librsvg") struct LibrsvgTests {
  @Test(arguments: Scene.all)
  func `at most two pixels in a hundred differ from librsvg's picture by more than 8 of 255`(scene: Scene) throws {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/librsvg/\(scene.name)", withExtension: "png"))
    let theirs = try PNG.decode([UInt8](Data(contentsOf: file)))
    let ours = try scene.bitmap()
    #expect(ours.difference(from: theirs, tolerance: 8) <= 0.02)
    // Edges are rounded differently; nothing else is different.
    #expect(ours.difference(from: theirs, tolerance: 32) <= 0.001)
  }

  @Test func `the comparison notices a scene that is moved by one pixel`() throws {
    let still = try Scene.shapes.bitmap()
    let moved = try Scene(name: "moved") { canvas in
      canvas.concatenate(CGAffineTransform(translationX: 1, y: 0))
      Scene.shapes.draw(&canvas)
    }.bitmap()
    #expect(moved.difference(from: still, tolerance: 8) > 0.02)
  }
}

extension Scene: CustomTestStringConvertible {
  var testDescription: String { name }
}
