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

  private var recognizers: [WeakGesture] = []

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
  var liveRecognizers: [GestureRecognizer] { recognizers.compactMap(\.recognizer) }

  func add(_ recognizer: GestureRecognizer) {
    recognizers.append(WeakGesture(recognizer: recognizer))
  }

  func drop(_ recognizer: GestureRecognizer) {
    recognizers.removeAll { $0.recognizer === recognizer || $0.recognizer == nil }
  }

  /// Whether a recognizer wants the view to hear of the finger only when it has failed.
  var isDelayed: Bool {
    recognizers.contains { $0.recognizer?.delaysBeginning(of: touch) ?? false }
  }

  /// Whether a recognizer wants the view to hear of the lifting only when it has failed.
  var isHeld: Bool {
    recognizers.contains { $0.recognizer?.delaysEnding(of: touch) ?? false }
  }
}

/// A recognizer that a finger does not keep alive.
struct WeakGesture {
  weak var recognizer: GestureRecognizer?
}
