import Foundation

extension JSONEncoder {
  /// An encoder that writes equal text for equal values, and numbers that are not finite as strings.
  static var inspecting: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  func text(of value: some Encodable) throws -> String { String(decoding: try encode(value), as: UTF8.self) }

  /// Returns values as an array, a line each.
  func lines(of values: [some Encodable]) throws -> String {
    "[\n\(try values.map { try text(of: $0) }.joined(separator: ",\n"))\n]"
  }
}
