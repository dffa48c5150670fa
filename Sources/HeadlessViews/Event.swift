import Foundation

/// What the user did: fingers that touch, move or lift together.
@preconcurrency @MainActor
open class Event: NSObject {
  private let fingers: Set<Touch>
  private let time: TimeInterval

  /// Makes an event without touches.
  public override convenience init() {
    self.init(touches: [], timestamp: 0)
  }

  /// Makes an event of touches.
  ///
  /// - Parameters:
  ///   - touches: Every finger on the screen, moved or not.
  ///   - timestamp: When, in seconds of the screen's clock.
  public init(touches: Set<Touch>, timestamp: TimeInterval) {
    fingers = touches
    time = timestamp
    super.init()
  }

  /// When it happened, in seconds of the screen's clock.
  open var timestamp: TimeInterval { time }

  /// Every finger of the event.
  open var allTouches: Set<Touch>? { fingers }

  /// The fingers that touched down on a view.
  open func touches(for view: View) -> Set<Touch>? {
    subset { $0.view === view }
  }

  /// The fingers that touched down on a window.
  open func touches(for window: Window) -> Set<Touch>? {
    subset { $0.window === window }
  }

  private func subset(where belongs: (Touch) -> Bool) -> Set<Touch>? {
    let touches = fingers.filter(belongs)
    return touches.isEmpty ? nil : touches
  }
}

/// ``Event`` by a name that no `Control.Event` hides: for signatures in subclasses of `Control`.
public typealias TouchEvent = Event
