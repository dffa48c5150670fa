import Foundation

/// An action of the user: fingers that touch, move or lift together.
@preconcurrency @MainActor open class Event: NSObject {
  /// The kind of input that an event describes.
  /// > Documented: UIEvent.EventType, with its raw values.
  public enum EventType: Int, Sendable {
    /// Fingers have touched down, moved or lifted.
    case touches = 0
    /// The device was shaken or turned.
    case motion = 1
    /// A headset or another remote control was used.
    case remoteControl = 2
    /// A button of a remote control or a key was pressed.
    case presses = 3
    /// A wheel or a trackpad was scrolled.
    case scroll = 10
    /// A pointer hovers over the window.
    case hover = 11
    /// A trackpad was pinched or turned.
    case transform = 14
  }

  /// The command or motion that an event describes.
  /// > Documented: UIEvent.EventSubtype, with its raw values.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The user has shaken the device.
    case motionShake = 1
    /// The remote control starts playback.
    case remoteControlPlay = 100
    /// The remote control pauses or stops playback, or starts it if it is paused.
    case remoteControlPause = 101, remoteControlStop = 102, remoteControlTogglePlayPause = 103
    /// The remote control skips to another track.
    case remoteControlNextTrack = 104, remoteControlPreviousTrack = 105
    /// The remote control begins or ends to seek backward.
    case remoteControlBeginSeekingBackward = 106, remoteControlEndSeekingBackward = 107
    /// The remote control begins or ends to seek forward.
    case remoteControlBeginSeekingForward = 108, remoteControlEndSeekingForward = 109
  }

  private var fingers: Set<Touch> = []
  private var time: TimeInterval = 0

  /// Creates an event without touches.
  public override init() { super.init() }

  /// Creates an event of every finger on the screen, moved or not, at a time in seconds of the screen's clock.
  public convenience init(touches: Set<Touch>, timestamp: TimeInterval) {
    self.init()
    fingers = touches
    time = timestamp
  }

  /// The type of the event; touches by default.
  open var type: EventType { .touches }

  /// The subtype of the event; none by default.
  open var subtype: EventSubtype { .none }

  /// The time of the event, in seconds of the screen's clock.
  open var timestamp: TimeInterval { time }

  /// The fingers of the event on all views and windows; empty for an event of another type.
  open var allTouches: Set<Touch>? { fingers }

  /// Returns the fingers that touched down on a view, or nil if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fingers of the event.
  open func touches(for view: View) -> Set<Touch>? { subset { $0.view === view } }

  /// Returns the fingers that touched down on a window, or nil if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fingers of the event.
  open func touches(for window: Window) -> Set<Touch>? { subset { $0.window === window } }

  /// Returns the fingers that a recognizer receives, or nil if there are none.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of fingers of the event and *m* the recognizer's.
  open func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    subset { gesture.fingers.contains($0) }
  }

  /// Returns the positions of a finger since the last event: the finger alone, as each movement is an event of its own.
  open func coalescedTouches(for touch: Touch) -> [Touch]? { [touch] }

  /// Returns the predicted positions of a finger: an empty array, as nothing is predicted.
  open func predictedTouches(for touch: Touch) -> [Touch]? { [] }

  private func subset(where belongs: (Touch) -> Bool) -> Set<Touch>? {
    let touches = (allTouches ?? []).filter(belongs)
    return touches.isEmpty ? nil : touches
  }
}

/// ``Event`` by a name that no `Control.Event` hides: for signatures in subclasses of `Control`.
public typealias TouchEvent = Event
