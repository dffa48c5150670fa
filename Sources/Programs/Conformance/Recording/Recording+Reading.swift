import UIKit

extension Recording {
  /// The largest file that is read, in bytes.
  public static let largestFile = 64 << 20

  /// Reads the file at a path; a ``RecordingError`` names the path, the fault and its place in the file.
  public init(contentsOfFile path: String) throws {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      // One byte more than is allowed shows that the file is too large, without reading all of it.
      data = try file.read(upToCount: Self.largestFile + 1) ?? Data()
    } catch {
      throw RecordingError(description: "\(path) cannot be read: \(error.reason)")
    }
    do {
      try self.init(data)
    } catch {
      throw RecordingError(description: "\(path): \(error)")
    }
  }

  /// Reads a recording of a file's contents; a ``RecordingError`` names the part of the file that is missing or wrong.
  public init(_ data: Data) throws {
    guard data.count <= Self.largestFile else {
      throw RecordingError(
        description: "The file has more than \(Self.largestFile) bytes, which no recording has. Name another file.")
    }
    // The decoder also accepts texts of two and four bytes per character, which have zeros.
    guard !data.contains(0) else {
      throw RecordingError(description: "The file is not a text in UTF-8. Name another file, or convert it.")
    }
    do {
      self = try JSONDecoder().decode(Recording.self, from: data)
    } catch let error as RecordingError {
      throw error
    } catch {
      throw RecordingError(description: Self.sentence(error))
    }
    if let (key, line) = DuplicateKey.first(in: data) {
      throw RecordingError(
        description: "The file has the name '\(key)' twice in one object, in line \(line). Remove one of the two.")
    }
  }

  /// Returns the reason of a decoder as one sentence with the place.
  private static func sentence(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.reduce(into: "") { path, key in
        path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? key.stringValue : ".\(key.stringValue)")
      }
      return path.isEmpty ? "" : " at \(path)"
    }
    func reason(_ context: DecodingError.Context) -> String {
      let text = context.debugDescription
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
    let fault: String
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      // The line and column, where the system's decoder gives them.
      let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      return
        "The file is cut off, or not JSON: \(detail ?? context.debugDescription) Copy it whole, or record it again."
    case DecodingError.keyNotFound(let key, let context): fault = "'\(key.stringValue)' is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      fault = "\(reason(context))\(place(context))"
    default: fault = "\(error)"
    }
    return "The file is not a recording: \(fault). Record it again."
  }
}

// MARK: Form in files

extension Recording: Decodable {
  private enum CodingKeys: CodingKey { case format, system, device, date, scale, environment, omitted, texts, scenes }

  /// Reads a recording.
  ///
  /// - Throws: A ``RecordingError`` for another format, a duplicate scene, a number out of range; else `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let head = try decoder.container(keyedBy: CodingKeys.self)
    let format = try head.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw RecordingError(
        description: "The file has format \(format); this program reads format \(Self.format). Record it again.")
    }
    self.init(
      system: try head.decode(String.self, forKey: .system), device: try head.decode(String.self, forKey: .device),
      date: try head.decodeIfPresent(String.self, forKey: .date), scale: try head.decode(Int.self, forKey: .scale),
      environment: try head.decodeIfPresent(RecordingEnvironment.self, forKey: .environment),
      omitted: try head.decodeIfPresent([String: String].self, forKey: .omitted) ?? [:],
      texts: try head.decode([RecordedText].self, forKey: .texts),
      scenes: try head.decode([RecordedScene].self, forKey: .scenes))
    try check()
  }

  private func check() throws {
    guard (0...9).contains(scale) else {
      throw RecordingError(
        description: "'scale' is \(scale); it is the pixels of a point, from 1 to 9, or 0 for several.")
    }
    for (index, text) in texts.enumerated() where !text.isValid {
      throw RecordingError(
        description: "texts[\(index)] has a size out of its range: '\(text.text)', font size \(text.fontSize ?? 0), "
          + "\(text.width) × \(text.height) points. Remove the text.")
    }
    var names: Set<String> = []
    for (index, scene) in scenes.enumerated() {
      if scene.scene.isEmpty {
        throw RecordingError(description: "scenes[\(index)] has an empty name. Remove the scene.")
      }
      guard names.insert(scene.scene).inserted else {
        throw RecordingError(description: "The file has the scene '\(scene.scene)' twice. Remove one of the two.")
      }
    }
  }
}

extension RecordedText {
  /// Whether the size is one that a text can have: not negative, and at most a million points.
  var isValid: Bool {
    [width, height, fontSize ?? 0].allSatisfy { $0 >= 0 && $0 <= 1_000_000 }
  }
}

extension Error {
  /// The reason that the system gives for a failure of a file.
  var reason: String {
    let error = self as NSError
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription ?? error.localizedDescription
  }
}
