@_exported import Foundation
@_exported import HeadlessAnimation
@_exported import HeadlessApp
@_exported import HeadlessControls
@_exported import HeadlessFontFiles
@_exported import HeadlessGeometry
@_exported import HeadlessGraphics
@_exported import HeadlessLayers
@_exported import HeadlessRecognizers
@_exported import HeadlessReporting
@_exported import HeadlessText
@_exported import HeadlessViews

@_exported import struct HeadlessPixels.Bitmap
@_exported import enum HeadlessPixels.PNG
@_exported import enum HeadlessPixels.PNGError
