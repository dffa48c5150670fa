// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1_000

/// CoreText's key of a font, by UIKit's name for it.
public var kCTFontAttributeName: NSString { "NSFont" }

/// The largest number of a `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// CoreText's key of a text's language; kept in attributed strings, and nothing is drawn differently by it.
public var kCTLanguageAttributeName: NSString { "NSLanguage" }

// MARK: CoreText's font features

/// The feature of how digits are spaced, for ``FontDescriptor/FeatureKey/type``.
///
/// > Documented: SFNTLayoutTypes.h, as the selectors below.
public let kNumberSpacingType = 6
/// All digits have one width.
public let kMonospacedNumbersSelector = 0
/// Each digit has its own width.
public let kProportionalNumbersSelector = 1
