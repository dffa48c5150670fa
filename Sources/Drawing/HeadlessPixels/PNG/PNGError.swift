/// The reason why bytes cannot be read as a PNG file, or a bitmap cannot be written as one.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a PNG does.
  case notPNG
  /// The bytes end too early; the text names the structure.
  case truncated(String)
  /// A chunk's check number does not fit its bytes.
  case wrongChecksum(chunk: String)
  /// A critical chunk has an unknown type.
  case unknownChunk(String)
  /// A chunk in the wrong position, a repeated or a missing one.
  case misplacedChunk(String)
  /// The header or another chunk has an invalid value; the text names it.
  case invalidValue(String)
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The compressed data is damaged; the text describes the damage.
  case damagedData(String)
  /// The compressed data holds more than the picture's size needs.
  case tooMuchData
  /// A picture without pixels can't be a PNG.
  case noPixels
}

extension PNGError: CustomStringConvertible {
  /// A description of the error, as a sentence.
  public var description: String {
    switch self {
    case .notPNG: "These bytes are not a PNG file: they do not begin with the eight bytes that every PNG begins with."
    case .truncated(let place): "The PNG ends in the middle of \(place)."
    case .wrongChecksum(let chunk): "The PNG is damaged: the check number of its chunk \(chunk) is wrong."
    case .unknownChunk("CgBI"):
      "The PNG is in the form that Xcode packs into apps (it has a chunk CgBI); pass the original file."
    case .unknownChunk(let chunk): "The PNG has a chunk \(chunk), which must be understood to show it, and is not."
    case .misplacedChunk(let problem): "The PNG's chunks are out of order: \(problem)."
    case .invalidValue(let problem): "The PNG has an impossible value: \(problem)."
    case .tooLarge(let width, let height, let limit):
      "The PNG declares \(width)×\(height) pixels; at most \(limit) pixels are read."
    case .damagedData(let problem): "The PNG's compressed data is damaged: \(problem)."
    case .tooMuchData: "The PNG's compressed data holds more than a picture of its size."
    case .noPixels: "A picture without pixels can't be written as a PNG."
    }
  }
}
