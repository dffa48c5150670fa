import Foundation

/// The superclass of attribute values of a text, which Foundation can compare: ``Color``, ``Font``, ``ParagraphStyle``,
/// ``TextAttachment`` and ``TextShadow``.
///
/// Attributed strings of Foundation on Linux compare the attributes of neighboring stretches, and for that read the
/// type of both objects from bits 8 to 17 behind the two words that every object begins with. There an object of
/// CoreFoundation has its type; an object of any other class has its first stored property. Where the bits of both
/// objects are 0 the program ends with an illegal instruction; with other bits `NSObject.isEqual(_:)` is called. An
/// object that is not an `NSObject` is put into a box whose first property is an address, so that the end of the
/// program depended on the allocator.
///
/// Make an attribute of your own a subclass that overrides `isEqual(_:)` and `hash`.
///
/// The subclasses of this package are `Sendable`, as values of an `AttributedString` have to be: do not change one
/// after a text has it. A subclass of your own restates the conformance.
/// > Differs: on iOS paragraph styles, shadows and attachments are not, and an `AttributedString` accepts them with a
/// > warning. Documented: CFRuntime.c of swift-corelibs-foundation: `CFEqual` and the class table, whose entry 0, "Not
/// > A Type", stops the program. Seen: Foundation 6.3.
open class TextAttributeObject: NSObject {
  /// A mark that the object is not of a CoreFoundation type; it must remain the first stored property.
  /// > Documented: CFRuntime.c: the type has ten bits; 1023 is the table's last entry, where no class is registered.
  private let foundationType: UInt = 1023 << 8

  /// Makes an object without a value.
  public override init() {}
}
