// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessGraphics

/// A font: UIKit's, as both are one object on iOS.
public typealias CTFont = Font

/// Creates a font by its name, the system font for an unknown one.
/// > Differs: the transform is not read; on iOS an unknown name gives Helvetica.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
  -> CTFont
{
  let size = size > 0 ? size : 12
  return Font(name: name, size: size) ?? Font.systemFont(ofSize: size)
}

/// Creates a font from one without a size.
/// > Differs: the transform and the attributes are not read.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: AnyObject?
) -> CTFont { graphicsFont.font(ofSize: size > 0 ? size : 12) }

/// Returns the font's size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent, in points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent, in points below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the leading, in points between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the font's PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns nil: the features that a font offers are not read.
/// > Documented: CTFontCopyFeatures: nil for a font without features.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
