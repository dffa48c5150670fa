// The part of CoreText that libraries for UIKit use: registering fonts, font features, lines and frames of text.

@_exported import CoreGraphics
@_exported import Foundation
