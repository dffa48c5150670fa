import Foundation
import Synchronization

extension StaticString {
  /// Creates a string of a path for XCTest, which accepts the file of a failure only so.
  ///
  /// The characters of each path are retained until the process ends.
  /// > Documented: the frozen layout of `StaticString`: an address, a number of bytes, and flags; 2 stands for ASCII.
  init(retaining path: String) {
    let address = retainedPaths.withLock { paths in
      if let known = paths[path] { return known }
      let made = UInt(bitPattern: strdup(path))
      paths[path] = made
      return made
    }
    let isASCII = path.utf8.allSatisfy { $0 < 0x80 }
    self = unsafeBitCast((address, UInt(path.utf8.count), UInt8(isASCII ? 2 : 0)), to: StaticString.self)
  }
}

private let retainedPaths = Mutex<[String: UInt]>([:])
