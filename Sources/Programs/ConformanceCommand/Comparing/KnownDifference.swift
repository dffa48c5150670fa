import Conformance

/// A value of a scene that is known to differ from a real system, with both values and the reason.
///
/// It excuses exactly this difference: another value on either side, or another system, is a new difference.
struct KnownDifference: Equatable, Encodable, Sendable {
  let scene: String
  let value: String
  /// The system that recorded the value, as the recording names it, such as `iOS 26.1`.
  let system: String
  /// The recorded value; nil where the system recorded none.
  let recorded: RecordedValue?
  /// The value here; nil where the scene records none here.
  let here: RecordedValue?
  /// The reason, as one sentence.
  let reason: String

  /// The known differences; a comparison reports one that no longer differs, so that it is removed.
  static let all = [
    KnownDifference(
      scene: "apps/form from right to left", value: "slider.thumb.x", system: "iOS 26.1", recorded: .number(76),
      here: .number(178),
      reason: "One recording has the thumb where it is from left to right, beside a fill that is mirrored (q11)."),
    KnownDifference(
      scene: "apps/pager", value: "page before.offset after 12 frames", system: "iOS 26.1", recorded: .number(93.5),
      here: .number(94), reason: "The curve is between two pixels there, at 93.75 (q20)."),
  ]

  /// The members in JSON: all but the reason.
  private enum CodingKeys: CodingKey { case scene, value, system, recorded, here }

  func matches(_ difference: Comparison.Difference, of scene: String) -> Bool {
    self.scene == scene && value == difference.name
      && RecordedValue.areClose(recorded, difference.first) && RecordedValue.areClose(here, difference.second)
  }
}
