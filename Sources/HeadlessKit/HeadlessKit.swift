@_exported import Foundation
@_exported import HeadlessControls
@_exported import HeadlessFontFiles
@_exported import HeadlessGeometry
@_exported import HeadlessGraphics
@_exported import HeadlessPixels
@_exported import HeadlessReporting
@_exported import HeadlessViews
