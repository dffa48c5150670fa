// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessGraphics

// CoreFoundation's types that CoreGraphics' functions take; Foundation has none of them on Linux.

/// A Swift array or an `NSArray`: `[color] as CFArray`.
public typealias CFArray = any CoreFoundationArray
/// A dictionary of objects.
public typealias CFDictionary = NSDictionary
/// The Core Foundation name of a string.
public typealias CFString = String
/// The Core Foundation name of a buffer of bytes.
public typealias CFData = NSData
/// The Core Foundation name of a buffer of bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// The Core Foundation name of a URL.
public typealias CFURL = URL
/// The Core Foundation name of an error.
public typealias CFError = NSError
/// The Core Foundation name of a number.
public typealias CFNumber = NSNumber
/// The Core Foundation name of any object.
public typealias CFTypeRef = AnyObject
/// The integer type of indexes and counts.
public typealias CFIndex = Int
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A part of a text or an array.
/// > Documented: CFRange.
public struct CFRange: Hashable, Sendable {
  /// The first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at the beginning.
  public init() { self.init(location: 0, length: 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Creates a range of a first element and a number of elements.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns the address of bytes, which is valid as long as the bytes exist; nil for nil.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of elements of an array; 0 for nil.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.elementsOfCFArray.count ?? 0 }

/// Returns the address of an element that is an object, which is valid as long as the array exists; nil for another one.
/// > Differs: an index outside of the array is nil, and no crash.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  let all = theArray?.elementsOfCFArray ?? []
  guard all.indices.contains(idx), type(of: all[idx]) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(all[idx] as AnyObject).toOpaque())
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Returns a description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// Truth as an object, for `setValue(_:forKey:)`.
public let kCFBooleanTrue: Bool! = true
/// Falsehood as an object, for `setValue(_:forKey:)`.
public let kCFBooleanFalse: Bool! = false

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
