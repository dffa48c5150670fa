import UIKit

/// The reason why a file is not a recording.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String

  /// Creates a reason.
  ///
  /// - Parameter description: The reason, as one sentence.
  public init(description: String) { self.description = description }
}

extension Recording {
  /// The largest file that is read, in bytes.
  public static let largestFile = 64 << 20

  /// Reads a recording.
  ///
  /// - Parameter data: The contents of the file.
  /// - Throws: A ``RecordingError`` that names the missing or wrong part of the file.
  public init(_ data: Data) throws {
    guard data.count <= Self.largestFile else {
      throw RecordingError(
        description: "The file has \(data.count) bytes; a recording has at most \(Self.largestFile).")
    }
    do {
      self = try JSONDecoder().decode(Recording.self, from: data)
    } catch let error as RecordingError {
      throw error
    } catch {
      throw RecordingError(description: "The file is not a recording: \(Self.sentence(error))")
    }
  }

  /// Returns the contents of a file: the head, then one line a text and a scene, in the order of their names.
  ///
  /// - Throws: A ``RecordingError`` that names a scene with a number that is not finite.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable, _ name: String) throws -> String {
      guard let data = try? encoder.encode(value) else {
        throw RecordingError(description: "'\(name)' has a number that is not finite.")
      }
      return String(decoding: data, as: UTF8.self)
    }
    var head = try [
      "\"format\": \(Self.format)", "\"system\": \(line(system, "system"))", "\"device\": \(line(device, "device"))",
      "\"date\": \(line(date, "date"))", "\"scale\": \(scale)",
    ]
    if let environment { try head.append("\"environment\": \(line(environment, "environment"))") }
    if !omitted.isEmpty {
      let lines = try omitted.sorted { $0.key < $1.key }.map {
        "  \(try line($0.key, $0.key)): \(try line($0.value, $0.key))"
      }
      head.append("\"omitted\": {\n\(lines.joined(separator: ",\n"))\n}")
    }
    let texts = try self.texts.map { "  \(try line($0, $0.text))" }
    let scenes = try self.scenes.sorted { $0.scene < $1.scene }.map { "  \(try line($0, $0.scene))" }
    let text = """
      {
      \(head.joined(separator: ",\n")),
      "texts": [
      \(texts.joined(separator: ",\n"))
      ],
      "scenes": [
      \(scenes.joined(separator: ",\n"))
      ]
      }

      """
    return Data(text.utf8)
  }

  /// Returns the reason of a decoder as one sentence with the place.
  private static func sentence(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? "" : " at \(path)"
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context): return "'\(key.stringValue)' is missing\(place(context))."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "\(context.debugDescription)\(place(context))"
    case DecodingError.dataCorrupted(let context):
      return "\(context.debugDescription)\(place(context))"
    default: return "\(error)"
    }
  }
}

// MARK: Form in files

extension Recording: Decodable {
  private enum CodingKeys: CodingKey { case format, system, device, date, scale, environment, omitted, texts, scenes }

  /// Reads a recording.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A ``RecordingError`` for another format or a scene that is there twice, else a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let head = try decoder.container(keyedBy: CodingKeys.self)
    let format = try head.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw RecordingError(description: "The file has format \(format); this program reads format \(Self.format).")
    }
    self.init(
      system: try head.decode(String.self, forKey: .system), device: try head.decode(String.self, forKey: .device),
      date: try head.decodeIfPresent(String.self, forKey: .date), scale: try head.decode(Int.self, forKey: .scale),
      environment: try head.decodeIfPresent(RecordingEnvironment.self, forKey: .environment),
      omitted: try head.decodeIfPresent([String: String].self, forKey: .omitted) ?? [:],
      texts: try head.decode([RecordedText].self, forKey: .texts),
      scenes: try head.decode([RecordedScene].self, forKey: .scenes))
    var names: Set<String> = []
    for scene in scenes where !names.insert(scene.scene).inserted {
      throw RecordingError(description: "The file has the scene '\(scene.scene)' twice.")
    }
  }
}

extension RecordedScene: Codable {
  private enum CodingKeys: CodingKey { case scene, digest, rounding, system, source, values, faults }

  /// Reads a scene; without a rounding its numbers are on pixels.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let scene = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      scene: try scene.decode(String.self, forKey: .scene),
      digest: try scene.decodeIfPresent(String.self, forKey: .digest),
      rounding: try scene.decodeIfPresent(Rounding.self, forKey: .rounding) ?? .pixels,
      system: try scene.decodeIfPresent(String.self, forKey: .system),
      source: try scene.decodeIfPresent(String.self, forKey: .source),
      values: try scene.decode([String: RecordedValue].self, forKey: .values),
      faults: try scene.decodeIfPresent([String].self, forKey: .faults) ?? [])
  }

  /// Writes the scene.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scene, forKey: .scene)
    try container.encodeIfPresent(digest, forKey: .digest)
    if rounding != .pixels { try container.encode(rounding, forKey: .rounding) }
    try container.encodeIfPresent(system, forKey: .system)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(values, forKey: .values)
    if !faults.isEmpty { try container.encode(faults, forKey: .faults) }
  }
}
