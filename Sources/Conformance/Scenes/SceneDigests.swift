/// The digests of the files of scenes, which tell whether a recording was made of the scenes of today.
enum SceneDigests {
  /// The digest of each file by name.
  ///
  /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
  static let all: [String: String] = [
    "ConfiguredButtons.swift": "86627bc3e35693c6",
    "ConformanceScene+All.swift": "2831cadafbfdbb51",
    "ConstrainedViews.swift": "6ad40ab361c0f4d6",
    "ConstraintText.swift": "d85769b86be5f579",
    "PrintedButtons.swift": "948b699e434e5868",
    "SceneViews.swift": "b4b92da6e8e1fc08",
    "StackRows.swift": "6d3b0e5ea1e49007",
  ]
}
