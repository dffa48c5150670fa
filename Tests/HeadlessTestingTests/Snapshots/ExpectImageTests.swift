import Foundation
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Expected pixels", .snapshots(.missing), .screen(scale: 1))
struct ExpectImageTests {
  let folder: TemporaryFolder
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 4))

  init() throws {
    folder = try TemporaryFolder()
    view.backgroundColor = .red
  }

  private func check(_ image: Image? = nil, pixels: Double = 0, tolerance: Int = 0) {
    let place = SourceLocation(
      fileID: "Tests/CardTests.swift", filePath: folder.url.appendingPathComponent("CardTests.swift").path, line: 1,
      column: 1)
    if let image {
      expectImage(
        image, named: "red", differingPixels: pixels, tolerance: tolerance, function: "looks()", sourceLocation: place)
    } else {
      expectImage(
        view, named: "red", differingPixels: pixels, tolerance: tolerance, function: "looks()", sourceLocation: place)
    }
  }

  private var file: URL { folder.url.appendingPathComponent("__Snapshots__/CardTests/looks-red.png") }

  /// Adds a subview that changes 2×1 of the 40 pixels, from the second row's fourth on.
  private func change(_ color: Color = .blue) {
    let dot = View(frame: CGRect(x: 3, y: 1, width: 2, height: 1))
    dot.backgroundColor = color
    view.addSubview(dot)
  }

  @Test("the pixels of a view are a file, which is compared from then on")
  func recorded() throws {
    #expect(failures { check() }.first?.contains("CardTests/looks-red.png was missing") == true)
    #expect(folder.files == ["__Snapshots__/CardTests/looks-red.png"])
    #expect(try PNG.decode([UInt8](Data(contentsOf: file))) == view.image().bitmap)
    check()
    check(view.image())
  }

  @Test("a failure says how many pixels differ, and where the first one is")
  func different() {
    _ = failures { check() }
    change()
    #expect(
      failures { check() } == [
        """
        The snapshot __Snapshots__/CardTests/looks-red.png is another: 2 of 40 pixels differ by more than 0 of 255, the \
        first at (3, 1): #ff0000 was expected, #0000ff was found. Write it anew with HEADLESS_RECORD=failed.
        """
      ])
  }

  @Test("so many pixels may differ as is said, and a part of a pixel by so much")
  func tolerance() {
    _ = failures { check() }
    change(Color(red: 0.9, green: 0, blue: 0, alpha: 1))
    #expect(failures { check() }.count == 1)
    #expect(failures { check(pixels: 1.9 / 40) }.count == 1)
    check(pixels: 2.0 / 40)
    // 0.9 of 255 is 230, which is 25 less.
    #expect(failures { check(tolerance: 24) }.count == 1)
    check(tolerance: 25)
  }

  @Test("another size fails, whatever may differ")
  func size() {
    _ = failures { check() }
    view.frame.size.width = 11
    for share in [0.5, 1] {
      #expect(failures { check(pixels: share) }.first?.contains("it has 11×4 pixels, not 10×4.") == true)
    }
  }

  @Test("a file that is no picture fails and says why")
  func damaged() throws {
    _ = failures { check() }
    try Data("no picture".utf8).write(to: file)
    #expect(failures { check() }.first?.contains("it can't be read: These bytes are no PNG") == true)
  }

  @Test("what differs is written anew where the mode says so, and what may differ is not", .snapshots(.failed))
  func failedMode() throws {
    _ = failures { check() }
    let old = try Data(contentsOf: file)
    change()
    check(pixels: 0.5)
    #expect(try Data(contentsOf: file) == old)
    #expect(failures { check() }.first?.contains("was another and is written anew: 2 of 40 pixels") == true)
    #expect(try Data(contentsOf: file) != old)
  }

  @Test("nothing is written where nothing may be", .snapshots(.never))
  func never() {
    #expect(failures { check() }.first?.contains("There is no snapshot") == true)
    #expect(folder.files.isEmpty)
  }

  @Test("an image without pixels can't be compared")
  func noPixels() {
    let image = Image(size: CGSize(width: 1, height: 1))
    #expect(
      failures { check(image) } == [
        "There is no picture to compare with __Snapshots__/CardTests/looks-red.png: the image has no pixels. "
          + "Give the view a size above zero, or pass an image that was made from a file or a bitmap."
      ])
  }
}
