import Foundation
import HeadlessFontFiles
import HeadlessReporting

extension Font {
  /// Registers the fonts of a file for ``init(name:size:)``, which then measures text by them exactly.
  ///
  /// Registering equal bytes again changes nothing. Tests that run side by side use ``withRegistered(_:operation:)``.
  ///
  /// - Parameter url: A `.ttf`, `.otf` or `.ttc` file.
  /// - Returns: The fonts of the file; several for a collection.
  /// - Throws: A ``FileProblem`` if the file can't be read, or a `FontFileError` that names the damaged table.
  @discardableResult public class func register(contentsOf url: URL) throws -> [FontFile] {
    try register(data: Data(readingFrom: url))
  }

  /// Registers fonts of a file's bytes, as ``register(contentsOf:)``; throws a `FontFileError` that names a bad table.
  @discardableResult public class func register(data: Data) throws -> [FontFile] {
    let files = try FontFile.fonts(in: data)
    FontRegistry.add(files)
    return files
  }

  /// Creates a font of an unregistered file; a size that is not finite and positive is reported and becomes 17.
  public convenience init(file: FontFile, size fontSize: CGFloat) {
    self.init(fontFace: FontFace(file), size: Self.usable(fontSize, in: "Font.init(file:size:)"))
  }

  /// Unregisters fonts; existing fonts that were created from them continue to work.
  public class func unregister(_ files: [FontFile]) { FontRegistry.remove(files) }

  /// Registers font files for the current task while `operation` runs.
  ///
  /// They take precedence over others of the same name.
  public class func withRegistered<Result>(_ files: [FontFile], operation: () throws -> Result) rethrows -> Result {
    try FontRegistry.$scoped.withValue(files + FontRegistry.scoped, operation: operation)
  }
}
