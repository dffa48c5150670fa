// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessGraphics

// CoreFoundation's types that CoreGraphics' functions take; Foundation has none of them on Linux.

/// A Swift array or an `NSArray`: `[color] as CFArray`.
public typealias CFArray = any CoreFoundationArray
/// A dictionary of objects.
public typealias CFDictionary = NSDictionary
/// A string.
public typealias CFString = String

/// Truth as an object, for `setValue(_:forKey:)`.
public let kCFBooleanTrue: Bool! = true
/// Falsehood as an object, for `setValue(_:forKey:)`.
public let kCFBooleanFalse: Bool! = false

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The present time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
