/// A value of a scene that is known to differ from the real system, with the reason.
struct KnownDifference: Sendable {
  /// The name of the scene.
  let scene: String
  /// The name of the value.
  let value: String
  /// The reason, as one sentence.
  let reason: String

  /// The known differences; a test fails for one that is equal by now.
  static let all: [KnownDifference] = []
}
