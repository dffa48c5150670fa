import Foundation

/// The components of the name of a picture's file: `back@2x~ipad.png` is the picture `back` for screens of scale 2.
/// > Documented: the names of files in an app's bundle, "@2x" and "@3x" before the end, and a device after a `~`.
struct ImageFileName {
  /// The name without scale, device and end.
  let stem: String
  /// The number of pixels per point: 1, 2 or 3.
  let scale: CGFloat
  /// The extension, with its dot; `.png` by default.
  let fileExtension: String

  /// Splits a name, which may begin with folders.
  init(_ name: String) {
    var stem = name[...]
    if let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/"), dot != stem.startIndex {
      fileExtension = String(stem[dot...])
      stem = stem[..<dot]
    } else {
      fileExtension = ".png"
    }
    for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) { stem = stem.dropLast(device.count) }
    var scale: CGFloat = 1
    for number in 1...3 where stem.hasSuffix("@\(number)x") {
      scale = CGFloat(number)
      stem = stem.dropLast(3)
    }
    self.stem = String(stem)
    self.scale = scale
  }

  /// Returns the files to search for, the best first: of the screen's scale, then larger ones, then smaller ones.
  /// > Reported: a missing scale is replaced by the next larger one, as scaling down looks better.
  func candidates(forScale wanted: CGFloat) -> [String] {
    let larger = [1, 2, 3].filter { CGFloat($0) >= wanted }
    let smaller = [3, 2, 1].filter { CGFloat($0) < wanted }
    return (larger + smaller).flatMap { scale in
      let plain = "\(stem)@\(scale)x\(fileExtension)"
      return scale == 1 ? ["\(stem)\(fileExtension)", plain] : [plain]
    }
  }
}
