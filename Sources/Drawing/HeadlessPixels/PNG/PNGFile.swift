/// The content of a PNG's chunks, joined and checked for their order.
struct PNGFile {
  let header: PNGHeader
  private(set) var palette: [Bitmap.Pixel] = []
  private(set) var transparency: Transparency?
  private(set) var data: [UInt8] = []

  /// The transparent colors of a chunk `tRNS`.
  enum Transparency {
    /// The one level of gray.
    case gray(Int)
    /// The only transparent color.
    case color(red: Int, green: Int, blue: Int)
    /// The opacities are in the palette already.
    case palette
  }

  init(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) {
    var chunks = try PNGChunks(bytes)
    header = try PNGHeader(chunks.next())
    // Neither is more than 31 bits long.
    if header.width * header.height > pixelLimit {
      throw .tooLarge(width: header.width, height: header.height, limit: pixelLimit)
    }
    var previous = "IHDR"
    while true {
      let chunk = try chunks.next()
      switch chunk.name {
      case "PLTE": try readPalette(chunk.bytes)
      case "tRNS": try readTransparency(Array(chunk.bytes))
      case "IDAT":
        guard data.isEmpty || previous == "IDAT" else { throw .misplacedChunk("a chunk between two IDAT") }
        data += chunk.bytes
      case "IEND":
        guard !data.isEmpty else { throw .misplacedChunk("there is no IDAT") }
        guard header.colorType != .palette || !palette.isEmpty else { throw .misplacedChunk("there is no PLTE") }
        return
      default:
        if chunk.isCritical {
          throw chunk.name == "IHDR" ? .misplacedChunk("there is a second IHDR") : .unknownChunk(chunk.name)
        }
      }
      previous = chunk.name
    }
  }

  private mutating func readPalette(_ bytes: ArraySlice<UInt8>) throws(PNGError) {
    guard palette.isEmpty, data.isEmpty, transparency == nil else {
      throw .misplacedChunk("there is a second PLTE, or one after tRNS or IDAT")
    }
    guard header.colorType != .gray, header.colorType != .grayAndAlpha else {
      throw .misplacedChunk("a gray picture has a PLTE")
    }
    let count = bytes.count / 3
    guard bytes.count % 3 == 0, (1...256).contains(count) else {
      throw .invalidValue("its palette has \(bytes.count) bytes")
    }
    guard header.colorType != .palette || count <= 1 << header.bitDepth else {
      throw .invalidValue("its palette has \(count) colors for \(header.bitDepth) bits")
    }
    palette = stride(from: bytes.startIndex, to: bytes.endIndex, by: 3).map {
      Bitmap.Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
  }

  private mutating func readTransparency(_ bytes: [UInt8]) throws(PNGError) {
    guard transparency == nil, data.isEmpty else { throw .misplacedChunk("there is a second tRNS, or one after IDAT") }
    func number(_ index: Int) -> Int { Int(bytes[index * 2]) << 8 | Int(bytes[index * 2 + 1]) }
    switch header.colorType {
    case .gray where bytes.count == 2: transparency = .gray(number(0))
    case .color where bytes.count == 6: transparency = .color(red: number(0), green: number(1), blue: number(2))
    case .palette where palette.isEmpty: throw .misplacedChunk("there is a tRNS before PLTE")
    case .palette where bytes.count <= palette.count:
      for (index, alpha) in bytes.enumerated() { palette[index].alpha = alpha }
      transparency = .palette
    default:
      throw .invalidValue("its transparency has \(bytes.count) bytes for color type \(header.colorType.rawValue)")
    }
  }
}
