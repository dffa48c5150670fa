/// The first chunk of a PNG: size and pixel format of the image.
struct PNGHeader {
  /// The meaning of the components of a pixel.
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAndAlpha = 4
    case colorAndAlpha = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAndAlpha: 2
      case .color: 3
      case .colorAndAlpha: 4
      }
    }

    /// The bit depths that the color type allows.
    /// > Documented: the table "Allowed combinations of color type and bit depth".
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAndAlpha, .colorAndAlpha: [8, 16]
      }
    }
  }

  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  init(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    guard chunk.name == "IHDR" else {
      throw chunk.name == "CgBI" ? .unknownChunk(chunk.name) : .misplacedChunk("it begins with \(chunk.name), not IHDR")
    }
    let bytes = Array(chunk.bytes)
    guard bytes.count == 13 else { throw .invalidValue("its header has \(bytes.count) bytes instead of 13") }
    width = Int(bytes.bigEndian(at: 0))
    height = Int(bytes.bigEndian(at: 4))
    // > Documented: zero is invalid, 2³¹ - 1 the maximum.
    guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height) else {
      throw .invalidValue("its size is \(width)×\(height) pixels")
    }
    bitDepth = Int(bytes[8])
    guard let colorType = ColorType(rawValue: bytes[9]), colorType.bitDepths.contains(bitDepth) else {
      throw .invalidValue("there is no color type \(bytes[9]) of \(bitDepth) bits")
    }
    self.colorType = colorType
    guard bytes[10] == 0, bytes[11] == 0 else {
      throw .invalidValue("there is no compression \(bytes[10]) with filters of kind \(bytes[11])")
    }
    guard bytes[12] <= 1 else { throw .invalidValue("there is no interlacing \(bytes[12])") }
    isInterlaced = bytes[12] == 1
  }

  /// The number of bits of a pixel.
  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// The distance to the byte of the previous pixel, which the filters use.
  var filterDistance: Int { max(bitsPerPixel / 8, 1) }

  /// Returns the number of bytes of a row with a number of pixels, without its filter.
  func rowBytes(_ pixels: Int) -> Int { (pixels * bitsPerPixel + 7) / 8 }

  /// The first column and row of a pass and the distances between its pixels.
  struct Pass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    let columns: Int
    let rows: Int
  }

  /// The passes of the image; those without a pixel are left out.
  /// > Documented: the Adam7 pattern, section 8.2.
  var passes: [Pass] {
    let pattern =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return pattern.map { x, y, stepX, stepY in
      Pass(
        x: x, y: y, stepX: stepX, stepY: stepY, columns: (width - x + stepX - 1) / stepX,
        rows: (height - y + stepY - 1) / stepY)
    }.filter { $0.columns > 0 && $0.rows > 0 }
  }

  /// The number of bytes of all rows, each with its filter.
  var dataCount: Int { passes.reduce(0) { $0 + $1.rows * (rowBytes($1.columns) + 1) } }
}
