/// The digests of the files of scenes, which tell whether a recording was made of the scenes of today.
enum SceneDigests {
  /// The digest of each file by name.
  ///
  /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
  static let all: [String: String] = [
    "AlertBoxes.swift": "91bebdc0aa959d2d",
    "Appearances.swift": "9a9b5e0fa6d00330",
    "BarViews.swift": "4fd8d1b8cc13de7c",
    "Children.swift": "02bea7726a6fee1a",
    "ConfiguredButtons.swift": "86627bc3e35693c6",
    "ConformanceScene+All.swift": "9715beb1db226212",
    "ConstrainedViews.swift": "6ad40ab361c0f4d6",
    "ConstraintText.swift": "d85769b86be5f579",
    "ControllerLayout.swift": "565937268e1fb222",
    "ControllersAndBars.swift": "877708b827f7959e",
    "LoadedViews.swift": "10a7898a84a9e3a3",
    "LoggedController.swift": "4b47ce91348e7f1c",
    "LowBars.swift": "23f565a3af92e1ea",
    "NavigationBars.swift": "7a68a33655940531",
    "NavigationStacks.swift": "30636c1b97904c5f",
    "OwnTransitions.swift": "4b41bec5585ada8f",
    "Presentations.swift": "a66a132498f92407",
    "PrintedButtons.swift": "948b699e434e5868",
    "SceneViews.swift": "b4b92da6e8e1fc08",
    "StackRows.swift": "6d3b0e5ea1e49007",
    "TabBars.swift": "b5feb3ce1066b705",
  ]
}
