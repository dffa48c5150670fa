import HeadlessKit
import HeadlessTesting

/// Views as pixels, compared with what an independent renderer makes of their SVG.
///
/// `Docs/Pixels/compare` prints the figures and keeps the pictures.
@MainActor
@Suite(
  "Pictures and librsvg", .enabled(if: Librsvg.program != nil, "rsvg-convert is not installed here"),
  .screen(scale: 2))
struct LibrsvgPictureTests {
  /// Returns a view as pixels, and its SVG at the same scale with room for shadows.
  static func pictures(of view: View, scale: CGFloat = 2, outlinesTexts: Bool = true) throws -> (Bitmap, String) {
    var list = view.drawing()
    list.bounds = list.bounds.insetBy(dx: -8, dy: -8)
    var options = SVG.Options()
    options.scale = scale
    options.outlinesTexts = outlinesTexts
    return (try list.rasterized(scale: scale), SVG(list, options: options).text)
  }

  @Test(arguments: PictureScene.all)
  func `at most two pixels in a hundred differ by more than 8 of 255`(scene: PictureScene) throws {
    let (ours, svg) = try Self.pictures(of: scene.view())
    let theirs = try Librsvg.bitmap(of: svg)
    #expect(ours.width == theirs.width && ours.height == theirs.height)
    let share = ours.difference(from: theirs, tolerance: 8)
    try Comparison(name: scene.testDescription, ours: ours, theirs: theirs, svg: svg, share: share).write()
    #expect(share <= 0.02)
  }

  @Test(arguments: PictureScene.all)
  func `a scene is not empty, and moving a part of it by a pixel fails`(scene: PictureScene) throws {
    let view = scene.view()
    let still = try view.drawing().rasterized(scale: 2)
    var list = view.drawing()
    list.bounds.origin.x += 0.5
    let moved = try list.rasterized(scale: 2)
    #expect(moved.difference(from: still, tolerance: 8) > 0)
  }

  /// The folder of the font in Debian; the tests' own copy contains only the letters that they measure.
  nonisolated static let dejaVu = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: dejaVu.path), "DejaVu Sans is not installed here"),
    arguments: ["Qualify", "Ångström & Öl", "Ελληνικά", "fox; jumps: (over)?"])
  func `glyphs lie where librsvg puts the letters of the same font`(text: String) throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.font = Font(file: try FontFile(data: Data(contentsOf: Self.dejaVu)), size: 24)
    label.text = text
    label.backgroundColor = .white
    let (ours, svg) = try Self.pictures(of: label, outlinesTexts: false)
    #expect(svg.contains("<text"))
    let theirs = try Librsvg.bitmap(of: svg)
    let share = ours.difference(from: theirs, tolerance: 8)
    try Comparison(name: "letters of \(text)", ours: ours, theirs: theirs, svg: svg, share: share).write()
    #expect(share <= 0.02)
  }
}

/// The results of a comparison, written to the folder in `HEADLESS_COMPARE`.
struct Comparison {
  let name: String
  let ours, theirs: Bitmap
  let svg: String
  let share: Double

  func write() throws {
    guard let folder = ProcessInfo.processInfo.environment["HEADLESS_COMPARE"], !folder.isEmpty else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name.replacingOccurrences(of: " ", with: "-"))
    try Data(PNG.encode(ours)).write(to: file.appendingPathExtension("ours.png"))
    try Data(PNG.encode(theirs)).write(to: file.appendingPathExtension("librsvg.png"))
    try Data(svg.utf8).write(to: file.appendingPathExtension("svg"))
    let line = String(format: "%6.2f %%  %@\n", share * 100, name)
    try Data(line.utf8).write(to: file.appendingPathExtension("share"))
  }
}
