import HeadlessKit

@testable import HeadlessTesting

@MainActor @Suite("Expected pixels", .snapshots(.missing), .screen(scale: 1)) struct ExpectImageTests {
  let folder: TemporaryFolder
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 4))

  init() throws {
    folder = try TemporaryFolder()
    view.backgroundColor = .red
  }

  /// Compares as in a run of its own.
  private func check(_ image: Image? = nil, pixels: Double = 0, tolerance: Int = 0) {
    let (place, test) = (folder.place(), "looks()")
    SnapshotRun.$current.withValue(SnapshotRun()) {
      if let image {
        expectImage(
          image, named: "red", differingPixels: pixels, tolerance: tolerance, function: test, sourceLocation: place)
      } else {
        expectImage(
          view, named: "red", differingPixels: pixels, tolerance: tolerance, function: test, sourceLocation: place)
      }
    }
  }

  private var file: URL { folder.url.appendingPathComponent("__Snapshots__/CardTests/looks-red.png") }

  /// Adds a subview that changes 2×1 of the 40 pixels, from the second row's fourth on.
  private func change(_ color: Color = .blue) {
    view.adding(View(frame: CGRect(x: 3, y: 1, width: 2, height: 1))).backgroundColor = color
  }

  @Test func `the pixels of a view are recorded, and then compared`() throws {
    expectEqual(failures { check() }.first?.contains("CardTests/looks-red.png was missing"), true)
    expectEqual(folder.files, ["__Snapshots__/CardTests/looks-red.png"])
    try expectEqual(PNG.decode([UInt8](Data(contentsOf: file))), view.image().bitmap)
    check()
    check(view.image())
  }

  @Test func `a failure contains the number of pixels that differ and the first of them`() {
    _ = failures { check() }
    change()
    #expect(
      failures { check() } == [
        """
        The snapshot __Snapshots__/CardTests/looks-red.png is not as expected (- expected, + found):
        2 of 40 pixels differ by more than 0 of 255, the first one at (3, 1):
        - #ff0000
        + #0000ff
        Record it again with HEADLESS_RECORD=failed.
        """
      ])
  }

  @Test func `a share of the pixels may differ, and each component by a tolerance`() {
    _ = failures { check() }
    change(Color(red: 0.9, green: 0, blue: 0, alpha: 1))
    expectEqual(failures { check() }.count, 1)
    expectEqual(failures { check(pixels: 1.9 / 40) }.count, 1)
    check(pixels: 2.0 / 40)
    // 0.9 of 255 is 230, which is 25 less.
    expectEqual(failures { check(tolerance: 24) }.count, 1)
    check(tolerance: 25)
  }

  @Test func `another size fails, with any tolerance`() {
    _ = failures { check() }
    view.frame.size.width = 11
    for share in [0.5, 1] {
      expectEqual(failures { check(pixels: share) }.first?.contains("- 10×4 pixels\n+ 11×4 pixels"), true)
    }
  }

  @Test func `a file that is not a picture fails with the reason`() throws {
    _ = failures { check() }
    try Data("no picture".utf8).write(to: file)
    expectEqual(failures { check() }.first?.contains("The file can't be read: These bytes are not a PNG file"), true)
  }

  @Test(.snapshots(.failed))
  func `a difference is recorded again, unless it is within the tolerance`() throws {
    _ = failures { check() }
    let old = try Data(contentsOf: file)
    change()
    check(pixels: 0.5)
    try expectEqual(Data(contentsOf: file), old)
    expectEqual(failures { check() }.first?.contains("recorded again (- before, + now):\n2 of 40 pixels"), true)
    #expect(try Data(contentsOf: file) != old)
  }

  @Test func `an image without pixels can't be compared`() {
    let image = Image(size: CGSize(width: 1, height: 1))
    #expect(
      failures { check(image) } == [
        "The snapshot __Snapshots__/CardTests/looks-red.png can't be compared: The image has no pixels. "
          + "Give the view a size first, with layOut(view, width, height), or make the image from a PNG file or with a renderer."
      ])
  }

  @Test(.snapshots(.all)) func `the mode all also records a difference within the tolerance`() throws {
    _ = failures { check() }
    change()
    #expect(
      failures { check(pixels: 0.5) } == [
        """
        The snapshot __Snapshots__/CardTests/looks-red.png was not as expected and has been recorded again (- before, + now):
        The difference is within the tolerance.
        """
      ])
    try expectEqual(PNG.decode([UInt8](Data(contentsOf: file))), view.image().bitmap)
  }
}
