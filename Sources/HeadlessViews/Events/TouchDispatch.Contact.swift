import Foundation

/// One finger's stay on a window: which view and which recognizers get it, and how far the delivery has come.
@MainActor
final class Contact {
  /// How far the view has been told.
  enum Stage {
    /// The view knows nothing yet.
    case waiting
    /// The view has got `touchesBegan`.
    case begun
    /// The view gets nothing any more.
    case over
  }

  let touch: Touch
  let landing: Event

  /// Where the finger touched down, in the window's coordinates.
  let start: CGPoint

  /// Where the finger landed; kept here as well because a test's touch may answer as it likes.
  private(set) weak var view: View?

  var stage: Stage

  /// Whether the view is told at all: a second finger on a view for one finger is not.
  let isForView: Bool

  /// What the view still has to be told.
  var movement: Event?
  var lifting: Event?
  var loss: Event?

  /// A recognizer has taken the finger away from the view.
  var isTaken = false

  private var recognizers = WeakGestures()
  /// The places of the recognizers that held the view's events back last: the next ones are looked for from there on.
  private var beginningHolder = 0
  private var endingHolder = 0

  init(of touch: Touch, on view: View?, landing: Event, isForView: Bool) {
    self.touch = touch
    self.view = view
    self.landing = landing
    start = touch.location(in: nil)
    self.isForView = isForView
    stage = isForView ? .waiting : .over
  }

  /// Whether the finger has left the window.
  var isGone: Bool { lifting != nil || loss != nil }

  /// Whether the finger is on the window and counts as on its view.
  var holdsView: Bool { isForView && !isGone }

  /// The recognizers that get the finger, the landing view's first.
  var liveRecognizers: [GestureRecognizer] { recognizers.recognizers }

  func add(_ recognizer: GestureRecognizer) {
    recognizers.add(recognizer)
  }

  func drop(_ recognizer: GestureRecognizer) {
    recognizers.remove(recognizer)
  }

  /// Whether a recognizer wants the view to hear of the finger only when it has failed.
  var isDelayed: Bool { hasRecognizer(from: &beginningHolder) { $0.delaysBeginning(of: touch) } }

  /// Whether a recognizer wants the view to hear of the lifting only when it has failed.
  var isHeld: Bool { hasRecognizer(from: &endingHolder) { $0.delaysEnding(of: touch) } }

  /// Whether a condition holds for a recognizer, beginning with the one it held for last.
  ///
  /// Recognizers fail one after the other and the views are told after each of them: the recognizers before the place have
  /// failed already, so that all questions together look at each recognizer about once.
  private func hasRecognizer(from place: inout Int, where condition: (GestureRecognizer) -> Bool) -> Bool {
    let slots = recognizers.slots
    let start = min(place, slots.count)
    for index in [start..<slots.count, 0..<start].joined() {
      guard let recognizer = slots[index]?.recognizer, condition(recognizer) else { continue }
      place = index
      return true
    }
    return false
  }
}
