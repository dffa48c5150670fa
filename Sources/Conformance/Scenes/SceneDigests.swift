/// The digests of the files of scenes, which tell whether a recording was made of the scenes of today.
enum SceneDigests {
  /// The digest of each file by name.
  ///
  /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
  static let all: [String: String] = [
    "AlertBoxes.swift": "91bebdc0aa959d2d",
    "Appearances.swift": "c66eaacc34629f5c",
    "BarViews.swift": "4fd8d1b8cc13de7c",
    "Children.swift": "b0c0888d7c2afac6",
    "ConfiguredButtons.swift": "86627bc3e35693c6",
    "ConformanceScene+All.swift": "9715beb1db226212",
    "ConstrainedViews.swift": "6ad40ab361c0f4d6",
    "ConstraintText.swift": "d85769b86be5f579",
    "ControllerLayout.swift": "2a75712b7436abca",
    "ControllersAndBars.swift": "877708b827f7959e",
    "LoadedViews.swift": "53ed06515d110ba1",
    "LoggedController.swift": "db20a600273491e1",
    "LowBars.swift": "23f565a3af92e1ea",
    "NavigationBars.swift": "7a68a33655940531",
    "NavigationStacks.swift": "3f189ba86e69f342",
    "OwnTransitions.swift": "e0136744b6dff089",
    "Presentations.swift": "8c1e3281088a9e83",
    "PrintedButtons.swift": "948b699e434e5868",
    "SceneViews.swift": "b4b92da6e8e1fc08",
    "StackRows.swift": "6d3b0e5ea1e49007",
    "TabBars.swift": "e49ce80c4c4eb31b",
  ]
}
