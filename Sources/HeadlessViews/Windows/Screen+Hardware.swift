import Foundation
import HeadlessGeometry

/// What a screen is made of.
extension Screen {
  /// How many pixels of the panel a point has: the ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The screen's rectangle in pixels, with its origin at zero.
  ///
  /// > Differs: it is turned with the ``bounds``; on the real system it is always upright.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How many pictures a second it shows.
  ///
  /// > Assumed: 60, as on the devices of the era that the documents describe.
  public var maximumFramesPerSecond: Int { 60 }

  /// How bright it is, 0 to 1; a half unless set, and kept only.
  public var brightness: CGFloat {
    get { storedBrightness }
    set { if !newValue.isNaN { storedBrightness = min(max(newValue, 0), 1) } }
  }

  /// Whether somebody records it: no.
  public var isCaptured: Bool { false }

  /// All screens: the main one.
  public static var screens: [Screen] { [main] }

  /// The view that has the focus in the key window, or nil.
  public var focusedView: View? { keyWindow?.focusedView }
}
