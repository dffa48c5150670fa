import Foundation

/// The fingers on a window, and how much of their events the views have got; nothing of it retains a view.
///
/// An event is sent to the recognizers first, then the recognizers' actions are sent, then the views get it.
@MainActor final class TouchDispatch {
  /// One finger from touch to lift: its view and recognizers, and the calls that the view has yet to receive.
  @MainActor final class Contact {
    enum Stage {
      /// No method of the view has been called.
      case waiting
      /// The view has received `touchesBegan`.
      case begun
      /// The view receives no further events.
      case over
    }

    let touch: Touch
    /// The view that the finger touched down on; stored because a test's touch may override its own `view`.
    private(set) weak var view: View?
    /// The point where the finger touched down, in the window's coordinates.
    let start: CGPoint
    /// Whether the view receives the finger: a second finger on a view for one finger is for recognizers only.
    let isForView: Bool
    var stage: Stage

    /// The last events of each phase that the view has not received; nil for none.
    let beganEvent: Event
    var movedEvent: Event?
    var endedEvent: Event?
    var cancelledEvent: Event?

    var isCancelledForView = false
    /// The recognizers that get the finger, the landing view's first.
    var recognizers = WeakList<GestureRecognizer>()
    /// The indices of the recognizers that delayed the view's events last, where the next search begins.
    var beginningDelayer = 0
    var endingDelayer = 0

    init(of touch: Touch, on view: View?, beganEvent: Event, isForView: Bool) {
      self.touch = touch
      self.view = view
      self.beganEvent = beganEvent
      self.isForView = isForView
      start = touch.location(in: nil)
      stage = isForView ? .waiting : .over
    }
  }

  var contacts: [ObjectIdentifier: Contact] = [:]
  /// The events that are being delivered, the innermost last.
  var events: [Event] = []
  var tapRhythm = TapRhythm()

  nonisolated init() {}
}
