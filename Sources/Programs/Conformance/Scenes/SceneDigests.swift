/// The digests of the files of scenes, by which a recording of other versions is recognized.
enum SceneDigests {
  /// The digest of each file with scenes, and of the helpers that it uses, by the file's name.
  ///
  /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
  static let all: [String: String] = {
    let words = table.split { $0.isWhitespace }.map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { ("\(words[$0]).swift", words[$0 + 1]) })
  }()

  private static let table = """
    AccessibilityScenes 425d5e46ea101d09 AlertBoxes e9c01dd4f8b1d272 Appearances 6ddccbbff2c67ec8
    ButtonChanges a05bf85ecc8bef2b ButtonContents 29aaacf31ba64199 ButtonFrames 10176a53f218fba6
    ButtonHooks 24e74f53cdb75b93 ButtonLooks b92fc7f5e2bd062c ButtonRestyles 3a2f541d0288e818
    Children 89be10a520724aab ConfigurationChoices 473bf0c18b494445 ConfigurationFrames 3faf32273803d1d3
    ConfigurationLooks bebd947cc541a0a0 ConfigurationUpdates d421e9f7839ae21f ConfiguredButtons 8ad806b3f4c99e5c
    ConfiguredSpaces b5d23bd41b1013ad ConfiguredStates 331684d1e6367c98 ConstrainedViews ae3a8e7e5b130db2
    ConstraintCases 02e45dcb77ca7300 ConstraintChanges c346fcd4458125da ConstraintChoices 32a0388f47c262cc
    ControlEvents e9101cdddfe874fd ControlGestures b0333a426223e406 ControllerLayout afb2c925492d4b74
    DocumentButtons c5d3a9969759ef4d DrawnChoices bca6e1ee00fb10f0 DrawnInputs 6839ba08b07b6701
    DrawnLooks 0654a228b14edb19 FeedApp 2c2ab9fa540cbea3 FieldDefaults 0753475f1ec01c4d
    FieldEditing 8bdc9a1ede4311f1 FieldRects 1ebab2ee98eeef0d FlowApp 0240732611b85020
    FormApp 90b7b37f429e0584 Geometry 433f0bbc7a6d29e3 HitTests 452272c065894910
    HookRectangles 77b648d0c5da9a37 ImagePositions 5099343726870e4b InsetRecipes 5e398df3d0cc4594
    LabelSizes 20ddfc53ba8b1666 LayoutManagers dbe8c21a2d5ed1f6 LoadedViews 898164fdb21f0f4b
    LowBars cef1571bc277d64e MirroredInputs 08112d089ef18a1e NavigationBars 51cfe40e9705ef3e
    NavigationStacks eae9c040cac8791b ObservedChanges d828e0941f955832 ObservedViews d5d31e44dd261d06
    OverriddenInsets 43e13c611fecdfa7 OwnTransitions 079dc68241988849 PagerApp a5df9ad97f4bad16
    Presentations ecee2ee05b9e6341 PrintedButtons 867d658c00eb6f95 ResizedViews 253c05bbc644fc86
    ScrollChoices e05289803121722a ScrollInsets 9c8bd7ca21a72a4f ScrollMotions 6b8f19fd2d31383f
    ScrollOffsets 57b7b0c0931850d3 ScrollSpaces 83a2bb132ac4679a SegmentsAndPages cfeeb746321be509
    SheetsApp a73a30b86c6e6ce1 ShownAgain 6004d4213315009a StackCases 8ac142c8f4571a3a
    StackRows 3cfe17d7a514fc66 StackSpaces b91977a430b2d095 TabBars fef0484f0e11a1bc
    TabsApp e36e65c340b625c3 TargetActions ab8b6604b18a2ec7 TextChoices f0910ab6ceb7e1ff
    TextSizes 1cd55a6b9e6ee4a0 Tracking 70b877ab78c16e61 ValueControls d50b242f19c61b81
    ViewLayout 6fcd25fb66d24cea ViewOrder 07729cf975179295 ViewsByHand c64c755255c54d47
    VisualFormats b96ac6b727186f48
    """
}
