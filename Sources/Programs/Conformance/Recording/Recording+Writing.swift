import UIKit

/// The reason why a recording cannot be read or written.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The fault with its place, and the cure.
  public let description: String

  /// Creates an error of a fault with its place, and the cure.
  public init(description: String) { self.description = description }
}

extension Recording {
  /// Checks that a recording can be written to a file, before the scenes are played.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isReplacing: Whether a file that exists is replaced.
  /// - Throws: A ``RecordingError`` for an empty path, a missing folder, anything but a file, or a file to keep.
  public static func check(_ path: String, replacing isReplacing: Bool) throws {
    if path.isEmpty { throw RecordingError(description: "The path is empty. Name a file.") }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().path
    func type(_ path: String) -> FileAttributeType? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }
    guard type(folder) == .typeDirectory else {
      throw RecordingError(description: "The folder \(folder) does not exist. Name a file in a folder that exists.")
    }
    switch type(file.path) {
    case nil: break
    case .typeRegular where isReplacing: break
    case .typeRegular:
      throw RecordingError(description: "\(path) exists. Replace it with --replace, or name another file.")
    default: throw RecordingError(description: "\(path) is not a file. Name another one.")
    }
  }

  /// Writes the recording as JSON; an existing file is replaced only on request.
  ///
  /// The recording is written to another file of the folder, which then gets the name: a file of it is always complete.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isReplacing: Whether a file that exists is replaced.
  /// - Throws: A ``RecordingError`` with the path, if the file exists and is not replaced or cannot be written.
  public func write(toFile path: String, replacing isReplacing: Bool) throws {
    let data = try data()
    try Self.check(path, replacing: true)
    // A link remains, and the file that it names is written.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let temporary = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).json")
    do {
      if isReplacing { return try data.write(to: url, options: .atomic) }
      try data.write(to: temporary, options: .withoutOverwriting)
      do {
        // A second name for the file, which fails if there is a file of that name by now.
        try FileManager.default.linkItem(at: temporary, to: url)
        try? FileManager.default.removeItem(at: temporary)
      } catch  where !FileManager.default.fileExists(atPath: path) {
        // Some file systems have one name for a file.
        try FileManager.default.moveItem(at: temporary, to: url)
      }
    } catch {
      if !isReplacing, FileManager.default.fileExists(atPath: path),
        FileManager.default.fileExists(atPath: temporary.path)
      {
        throw RecordingError(
          description:
            "\(path) was created while the scenes were played. The recording is in \(temporary.path); rename it.")
      }
      try? FileManager.default.removeItem(at: temporary)
      throw RecordingError(
        description: "\(path) cannot be written: \(error.reason) Name a file in another folder.")
    }
  }

  /// Returns the contents of a file: the head, then one line a text and a scene, in the order of their names.
  ///
  /// - Throws: A ``RecordingError`` that names a scene with a number that is not finite.
  public func data() throws -> Data {
    var lines: [String: String] = [:]
    return try data(encoded: &lines)
  }

  /// Returns the contents of a file as ``data()`` does, and encodes only the scenes that have no line yet.
  ///
  /// - Parameter lines: The lines of scenes by their names; the scenes do not change after they have one.
  /// - Returns: The contents.
  /// - Throws: A ``RecordingError`` that names a scene with a number that is not finite.
  func data(encoded lines: inout [String: String]) throws -> Data {
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
    let scenes = try self.scenes.sorted { $0.scene < $1.scene }.map { scene in
      let text = try lines[scene.scene] ?? "  \(line(scene, scene.scene))"
      lines[scene.scene] = text
      return text
    }
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
}

// MARK: Form in files

extension RecordedScene: Codable {
  private enum CodingKeys: CodingKey { case scene, digest, rounding, system, source, values, faults }

  /// Reads a scene; without a rounding its numbers are on pixels.
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
