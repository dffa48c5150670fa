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
    AccessibilityScenes ddb22a81184af26b AlertBoxes 8c86611a77bb8b49 Appearances baf72bae40ecb3b4
    ButtonChanges 71b32a519e0ad8eb ButtonContents a8969eac560cc689 ButtonFrames ed684adb92468c19
    ButtonHooks c8377d119d55e5bf ButtonLooks c8ea6b842f2b9f97 ButtonRestyles 3c925c83664ca01a
    Children 47e6fde3408e526a ConfigurationChoices 8432f3019898b9fe ConfigurationFrames 5e4829213f9cadd9
    ConfigurationLooks cc9969d44d3a7433 ConfigurationUpdates cc01dd9960290d3c ConfiguredButtons 1bbdc3479c06fc4f
    ConfiguredSpaces c13e48210445567d ConfiguredStates 4d4a9ab684f01a20 ConstrainedViews 605de7041d92081a
    ConstraintCases 3302322efdf14fe1 ConstraintChanges b26e4a0154aaa531 ConstraintChoices fcafb43f719a1213
    ControlEvents 9f6eb93de010b96f ControlGestures 43566747a186289d ControllerLayout 42d9a62cc25e2b9a
    DocumentButtons 0482aa4ca2f38488 DrawnChoices d6a415be1fa61860 DrawnInputs 16d0f1b753c56643
    DrawnLooks 213c5034d787136f FeedApp f1bcab07f499b18f FieldDefaults d4788b069705fbb7
    FieldEditing 8e93556f9df6ef04 FieldRects e00992375227931c FlowApp 8a1b1b508dbf760d
    FormApp bcc8e60d8a6557a6 Geometry 24a34dae0e98cc20 HitTests cd5b7ad5a82156ee
    HookRectangles ab9d6fe3fc60bf65 ImagePositions ea29ca0d4f622392 InsetRecipes d190c94f2074d33a
    LabelSizes e75b536861859f25 LayoutManagers a7cf2422abaa2720 LoadedViews 2421151eb5ed543b
    LowBars a7274a626dff3edd MirroredInputs 3f7c850283f5470e NavigationBars be53951dfae06fdf
    NavigationStacks e5eae17ee36c3f05 ObservedChanges 10b6b4d89da84782 ObservedViews f6a30938303e7605
    OverriddenInsets 931a18c077b655e9 OwnTransitions 77f7a580ecb98e50 PagerApp 32db6fdb5b2b2301
    Presentations d540da426ba18494 PrintedButtons 4cc4451a1ee15216 ResizedViews b47a8c73811b4b1a
    ScrollChoices 5a509d6b1ecf78d8 ScrollInsets d1130930a45409f4 ScrollMotions f47571b4d04e30d5
    ScrollOffsets 0ec06e2dff664cf3 ScrollSpaces fcddfca2e60d7d64 SegmentsAndPages 5d60210462100147
    SheetsApp a7aa427e1e3d83a7 ShownAgain 1a29e2e678a50224 StackCases 1673420a83e63096
    StackRows 926b9c0245052039 StackSpaces 362392c7c9200e0e TabBars d74f5ba000d965a1
    TabsApp cfd70453e2816db5 TargetActions 6eaaa1e94961c730 TextChoices 53894c8f6f9d3dad
    TextSizes b852ad295c12ed93 Tracking be00e0cb6850de7d ValueControls e494f134bfb1d225
    ViewLayout 1fcb3f670da6d2fa ViewOrder 4db243d04e612f06 ViewsByHand d9c880d65be17808
    VisualFormats 01dcce9142248c4d
    """
}
