/// An array of objects that need not be retained; nil replaces a deallocated one.
/// > Documented: NSPointerArray. Differs: pointers lead to objects; an index out of range is reported and ignored.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [Reference<AnyObject>?] = []

  /// Creates an array.
  public init(options: NSPointerFunctions.Options) { self.options = options }

  /// Creates an array that does not retain its objects.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// Creates an array that retains its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// The number of places, empty ones included.
  public var count: Int { references.count }

  /// The objects that exist.
  public var allObjects: [Any] { references.compactMap { $0?.object } }

  /// Returns the address of the object at an index; nil for an empty place.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard isValid(index, in: references.indices, "pointer(at:)") else { return nil }
    return references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds the object of an address at the end; nil adds an empty place.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }

  /// Inserts the object of an address; nil inserts an empty place.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard isValid(index, in: 0..<count + 1, "insertPointer(_:at:)") else { return }
    references.insert(reference(item), at: index)
  }

  /// Replaces the object at an index; nil empties the place.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard isValid(index, in: references.indices, "replacePointer(at:withPointer:)") else { return }
    references[index] = reference(item)
  }

  /// Removes the place at an index.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public func removePointer(at index: Int) {
    guard isValid(index, in: references.indices, "removePointer(at:)") else { return }
    references.remove(at: index)
  }

  /// Removes the empty places.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public func compact() { references.removeAll { $0?.object == nil } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> Reference<AnyObject>? {
    pointer.map { Reference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  private func isValid(_ index: Int, in range: Range<Int>, _ member: String) -> Bool {
    if range.contains(index) { return true }
    IssueReporting.report(
      place: "NSPointerArray.\(member)",
      problem: "Expected an index in \(range); got \(index); nothing changed.",
      cure: "Compare the index with count.")
    return false
  }
}

extension NSPointerArray: NSCopying {
  /// Returns an array of the same objects and options.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.references = references
    return copy
  }
}
