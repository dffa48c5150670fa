/// The digests of the files of scenes, which tell whether a recording was made of the scenes of today.
enum SceneDigests {
  /// The digest of each file by name.
  ///
  /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
  static let all: [String: String] = [
    "ButtonFrames.swift": "3c83f77ce92fdd55",
    "ButtonHooks.swift": "02f3d0158946a5d6",
    "ButtonLooks.swift": "b180c051deb02840",
    "ButtonSamples.swift": "bb6078513eea0104",
    "ConfigurationFrames.swift": "a4ce0ef8e9ccf0cf",
    "ConfigurationLooks.swift": "52e8affd5419ace6",
    "ConfigurationUpdates.swift": "b4e2e273064605de",
    "ConfiguredButtons.swift": "86627bc3e35693c6",
    "ConformanceScene+All.swift": "32ea6120351a3ad7",
    "ConstrainedViews.swift": "13c0e2f89eda4017",
    "ConstraintCases.swift": "06f8ea2f7fbe5f6f",
    "ConstraintText.swift": "d85769b86be5f579",
    "PrintedButtons.swift": "948b699e434e5868",
    "SceneViews.swift": "b4b92da6e8e1fc08",
    "StackRows.swift": "6d3b0e5ea1e49007",
    "Tracking.swift": "1739443106c40dce",
    "ViewLayout.swift": "ed5e9c47608b6c8d",
  ]
}
