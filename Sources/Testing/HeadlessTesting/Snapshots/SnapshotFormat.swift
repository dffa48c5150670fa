import Foundation

/// A way to store a value in the file of a snapshot, and to compare the file with a later value.
///
/// ``expectSnapshot(_:as:named:function:sourceLocation:)`` compares a value in a format; `expectTree`, `expectSVG` and
/// `expectImage` are short forms for the formats ``tree(options:)``, ``svg(guides:)`` and
/// ``image(scale:guides:differingPixels:tolerance:)`` of views. Create a format for values of your own from scratch, or
/// from an existing one with ``pullback(_:)``:
///
/// ```swift
/// let titles = SnapshotFormat<String>.text().pullback { (buttons: [Button]) in
///   buttons.map { $0.currentTitle ?? "" }.joined(separator: "\n")
/// }
/// expectSnapshot(bar.buttons, as: titles)
/// ```
public struct SnapshotFormat<Value> {
  /// The extension of the file, without a dot: `txt`, `tree.txt`.
  public let fileExtension: String

  /// The closure that returns the content of the file for a value.
  ///
  /// Equal values have equal bytes; anything random, such as an address or the order of a set, fails every run. An
  /// error fails the test with its description.
  public let bytes: (_ value: Value) throws -> Data

  /// The closure that returns the difference of two files as lines to read, or nil if the second one is accepted.
  ///
  /// It is not called for equal bytes. In the lines, `-` marks the expected content and `+` the found one.
  public let difference: (_ expected: Data, _ found: Data) -> String?

  /// The closure that returns the files to attach to the report of a failure.
  ///
  /// Without a file `difference` among them, the lines of the difference are attached under this name.
  public let attachments: (_ expected: Data, _ found: Data) -> [SnapshotAttachment]

  /// Creates a format of a file extension, a conversion and a comparison; by default a failure attaches both files.
  public init(
    fileExtension: String, bytes: @escaping (_ value: Value) throws -> Data,
    difference: @escaping (_ expected: Data, _ found: Data) -> String?,
    attachments: @escaping (_ expected: Data, _ found: Data) -> [SnapshotAttachment] = SnapshotAttachment.both
  ) {
    self.fileExtension = fileExtension
    self.bytes = bytes
    self.difference = difference
    self.attachments = attachments
  }

  /// Creates a format that converts its values for this one; an error of `transform` fails the test with its text.
  public func pullback<Other>(_ transform: @escaping (_ value: Other) throws -> Value) -> SnapshotFormat<Other> {
    SnapshotFormat<Other>(
      fileExtension: fileExtension, bytes: { [bytes] in try bytes(transform($0)) }, difference: difference,
      attachments: attachments)
  }
}

extension SnapshotFormat where Value == String {
  /// Returns the format of texts, whose difference is the lines that differ.
  ///
  /// A text without a line feed at its end gets one in the file.
  ///
  /// - Parameter fileExtension: The extension of the file, without a dot.
  /// - Returns: The format.
  public static func text(fileExtension: String = "txt") -> SnapshotFormat {
    SnapshotFormat(fileExtension: fileExtension) { text in
      Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
    } difference: { expected, found in
      guard let text = String(data: expected, encoding: .utf8), !text.utf8.contains(0) else {
        return "The file is not a text: its \(expected.count) bytes are not UTF-8, or contain zeros."
      }
      return TextComparison(expected: text, found: String(decoding: found, as: UTF8.self)).difference
    }
  }
}
