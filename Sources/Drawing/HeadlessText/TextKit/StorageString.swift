import Foundation

/// The string of a ``TextStorage``, whose changes are changes of that.
final class StorageString: NSMutableString {
  private var storage: TextStorage?

  convenience init(_ storage: TextStorage) {
    self.init(capacity: 0)
    self.storage = storage
  }

  required convenience init?(coder: NSCoder) { self.init(capacity: 0) }

  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(stringLiteral: value) }

  private var text: NSString { (storage?.string ?? "") as NSString }

  override var length: Int { text.length }
  override func character(at index: Int) -> unichar { text.character(at: index) }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage?.replaceCharacters(in: range, with: aString)
  }
}
