import Foundation

extension Screen {
  /// The number of the panel's pixels per point: the ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The screen's rectangle in pixels, with its origin at zero.
  /// > Differs: it is turned with the ``bounds``; on the real system it is always upright.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

  /// The number of frames per second.
  /// > Assumed: 60, as on the devices of the era that the documents describe.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness, 0 to 1; a half by default, and stored only.
  public var brightness: CGFloat {
    get { storedBrightness }
    set { if !newValue.isNaN { storedBrightness = min(max(newValue, 0), 1) } }
  }

  /// Whether the screen is being recorded: no.
  public var isCaptured: Bool { false }

  /// The screens of the device: the main one alone.
  public static var screens: [Screen] { [main] }

  /// The view that has the focus in the key window, or nil.
  public var focusedView: View? { keyWindow?.focusedView }
}
