import HeadlessKit
import HeadlessTesting
import Soak

@Suite("Image files", .reportsIssuesAsFailures) struct ImageFileTests {
  let folder: ImageFolder

  init() throws { folder = try ImageFolder() }

  static let names: [(name: String, scale: CGFloat)] = [
    ("back.png", 1), ("back@2x.png", 2), ("back@3x.png", 3), ("back@3x~ipad.png", 3), ("back@1x.png", 1),
    ("back@4x.png", 1), ("back2x.png", 1), ("@2x.png", 2),
  ]

  @Test(arguments: names)
  func `the end of the name defines the scale, and the size is the pixels divided by it`(name: String, scale: CGFloat)
    throws
  {
    let image = try Image(contentsOf: folder.write(name, 12, 6))
    expectEqual(image.scale, scale)
    expectEqual(image.size, CGSize(width: 12 / scale, height: 6 / scale))
    #expect(image.bitmap == (try Bitmap.numbered(12, 6)) && image.renderingMode == .automatic)
  }

  @Test(arguments: [("/no/such/file.png", "No such file or directory"), ("/", "Is a directory")])
  func `a file that can't be read is named with the reason`(path: String, reason: String) {
    let problem = #expect(throws: FileProblem.self) { try Image(contentsOf: URL(fileURLWithPath: path)) }
    #expect(problem?.description == "'\(path)' can't be read: \(reason)." && problem?.reason == reason)
  }

  @Test func `a file that is not a PNG throws why, and is nil by UIKit's names, as a missing one is`() throws {
    let file = folder.url.appendingPathComponent("back.png")
    expectNil(Image(contentsOfFile: file.path))
    try Data("GIF89a".utf8).write(to: file)
    #expect(throws: PNGError.notPNG) { try Image(contentsOf: file) }
    #expect(Image(contentsOfFile: file.path) == nil && Image(contentsOfFile: "") == nil)
  }

  @Test func `bytes make an image of one pixel per point, or of another scale`() throws {
    let bytes = try Data(PNG.encode(.numbered(6, 4)))
    expectEqual(Image(data: bytes)?.size, CGSize(width: 6, height: 4))
    expectEqual(Image(data: bytes, scale: 2)?.size, CGSize(width: 3, height: 2))
    #expect(Image(data: Data()) == nil && Image(data: bytes.dropLast(5)) == nil)
  }

  @Test func `a scale that is not valid is reported and becomes one`() throws {
    let bitmap = try Bitmap.numbered(6, 4)
    expectIssue(containing: "Image.init(bitmap:scale:): Expected a finite scale above 0; got nan; using 1.") {
      expectEqual(Image(bitmap: bitmap, scale: .nan).size, CGSize(width: 6, height: 4))
    }
  }

  @Test func `an image writes the file that it was read from; one without pixels writes none`() throws {
    let image = Image(bitmap: try .numbered(3, 2), scale: 2)
    let file = try #require(image.pngData())
    try expectEqual(PNG.decode([UInt8](file)), image.bitmap)
    #expect(Image(data: file, scale: 2) == image && Image(size: CGSize(width: 1, height: 1)).pngData() == nil)
    expectNil(Image(bitmap: try .numbered(0, 0)).pngData())
  }

  @Test func `a JPEG file is reported and not written`() throws {
    let image = Image(bitmap: try .numbered(3, 2))
    expectIssue(
      containing: "Image.jpegData(compressionQuality:): Expected a JPEG file; JPEG is unavailable here; returning nil."
    ) {
      expectNil(image.jpegData(compressionQuality: 1))
    }
    expectIssue(containing: "returning no bytes. Use pngData(), which keeps every pixel.") {
      let renderer = ImageRenderer(size: CGSize(width: 1, height: 1))
      #expect(renderer.jpegData(withCompressionQuality: 1) { _ in Issue.record("the closure was called") }.isEmpty)
    }
  }

  @Test func `300 damaged files are nil or an image, and crash nothing`() throws {
    var random = SplitMix64(seed: 5)
    let whole = try PNG.encode(.numbered(9, 7))
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let image = Image(data: Data(bytes)) { expectEqual(image.bitmap?.isEmpty, false) }
    }
  }
}
