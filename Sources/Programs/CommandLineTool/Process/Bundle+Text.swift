import Foundation

extension Bundle {
  /// Returns the text of a resource, which the build copies to a folder beside the program.
  package func text(of file: String) -> String {
    if let url = url(forResource: file, withExtension: nil), let text = try? String(contentsOf: url, encoding: .utf8) {
      return text
    }
    fatalError("Expected a text, \(file), in \(bundlePath); found none. Build the program again.")
  }
}
