import HeadlessKit

extension Bitmap {
  /// Returns a picture whose pixels are all different: red counts columns, green rows.
  static func numbered(_ width: Int, _ height: Int) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += [UInt8(x), UInt8(y), 100, 255] } }
    return try Bitmap(width: width, height: height, bytes: bytes)
  }
}

/// A folder that goes with the test.
final class ImageFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a picture of so many pixels, and its folders.
  @discardableResult
  func write(_ name: String, _ width: Int, _ height: Int) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNG.encode(.numbered(width, height))).write(to: file)
    return file
  }
}
