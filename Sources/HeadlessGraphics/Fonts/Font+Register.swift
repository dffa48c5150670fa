import Foundation
import HeadlessFontFiles
import HeadlessReporting

extension Font {
  /// Makes the fonts of a file known to ``init(name:size:)``, which then measures by them exactly.
  ///
  /// Registering equal bytes again changes nothing. Tests that run side by side use ``withRegistered(_:operation:)``.
  ///
  /// - Parameter url: A `.ttf`, `.otf` or `.ttc` file.
  /// - Returns: The fonts of the file: one, or those of a collection.
  /// - Throws: A ``FileProblem`` if the file can't be read, or a `FontFileError` that names the broken place.
  @discardableResult
  public class func register(contentsOf url: URL) throws -> [FontFile] {
    try register(data: Data(readingFrom: url))
  }

  /// Makes the fonts of a file's bytes known to ``init(name:size:)``.
  ///
  /// - Parameter data: The bytes of a `.ttf`, `.otf` or `.ttc` file.
  /// - Returns: The fonts: one, or those of a collection.
  /// - Throws: A `FontFileError` that names the broken place.
  @discardableResult
  public class func register(data: Data) throws -> [FontFile] {
    let files = try FontFile.fonts(in: data)
    FontRegistry.add(files)
    return files
  }

  /// Creates a font of a file that need not be registered.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - fontSize: The size, in points. One that is not finite or not positive is reported and becomes 17.
  public convenience init(file: FontFile, size fontSize: CGFloat) {
    self.init(fontFace: FontFace(file), size: Self.usable(fontSize, in: "Font.init(file:size:)"))
  }

  /// Forgets registered fonts; fonts that were made from them go on working.
  public class func unregister(_ files: [FontFile]) {
    FontRegistry.remove(files)
  }

  /// Makes fonts known while `operation` runs, to its task alone.
  ///
  /// - Parameters:
  ///   - files: The fonts; they win over others of the same name.
  ///   - operation: The code that finds them.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  public class func withRegistered<Result>(
    _ files: [FontFile], operation: () throws -> Result
  ) rethrows -> Result {
    try FontRegistry.$scoped.withValue(files + FontRegistry.scoped, operation: operation)
  }
}
