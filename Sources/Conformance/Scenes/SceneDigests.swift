/// The digests of the files of scenes, which tell whether a recording was made of the scenes of today.
enum SceneDigests {
  /// The digest of each file by name.
  ///
  /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
  static let all: [String: String] = [
    "ConfiguredButtons.swift": "86627bc3e35693c6",
    "ConformanceScene+All.swift": "7d503feca1db9970",
    "ConstrainedViews.swift": "6ad40ab361c0f4d6",
    "ConstraintText.swift": "d85769b86be5f579",
    "ControlGestures.swift": "66b58cedc9f83e8c",
    "DrawnInputs.swift": "977bf3bd71890e3b",
    "DrawnPixels.swift": "4f89d5d244e8b170",
    "FieldDefaults.swift": "0113473be1cfba05",
    "FieldEditing.swift": "018e29252494cb60",
    "FieldRects.swift": "6f62a8ecebf569af",
    "InputCalls.swift": "5dcfa81d3c2d6588",
    "InputScenes.swift": "0fcbb465c5c2f4b1",
    "PrintedButtons.swift": "948b699e434e5868",
    "SceneViews.swift": "b4b92da6e8e1fc08",
    "ScrollCalls.swift": "10cfd0b3336ba875",
    "ScrollInsets.swift": "5238d99b7753e41c",
    "ScrollMotions.swift": "1f311578f49519d5",
    "ScrollOffsets.swift": "b7db859ea9addb86",
    "ScrollScenes.swift": "b3cdd867ffbf6042",
    "SegmentsAndPages.swift": "d5f70338f4780de0",
    "StackRows.swift": "6d3b0e5ea1e49007",
    "TextSizes.swift": "8d8de0dbea49750a",
    "ValueControls.swift": "644f8d1d4c4d011c",
  ]
}
