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
    AccessibilityScenes f891ac2df7e6bb57 AlertBoxes 9b77fa71df6a0602 Appearances ee80dd494494fc15
    BackButtons c5b32549f3889329 ButtonChanges 02aed1f0d35afbc3 ButtonContents b5466ffd172f2acb
    ButtonFrames f27d9b8252ef0300 ButtonHooks c22874e337756bf5 ButtonLooks e6ae9b5c55951a68
    ButtonRestyles 1f74b0e122983036 Children 4674f94d6a2f57f5 ConfigurationChoices 551e3f1af880fa1f
    ConfigurationFrames b4f702840fe83487 ConfigurationLooks dd0b44cec276d598 ConfigurationUpdates b49af4c646cddb17
    ConfiguredButtons aaeff0d9948c2078 ConfiguredSpaces a0f7743292f6fa45 ConfiguredStates feef324a6aef9674
    ConstrainedViews 9ea085c76ff66f00 ConstraintCases d73bb6509c9eced2 ConstraintChanges 82fbe0249d1664ba
    ConstraintChoices 18e92e3ed5e7f764 ControlEvents 3947cd250c71272b ControlGestures bf5e1bf5755e82fe
    ControllerLayout 2cc8636d89e0891f DocumentButtons 0a62cacf2a522f27 DrawnChoices 1a72bf1f77dcd772
    DrawnInputs 61e18c4e6c2bb239 DrawnLooks b30f02ea8ead561d FeedApp 58bebc85422369a3
    FieldDefaults e93fb69729ae5c37 FieldEditing b862dec1aa9b2ed1 FieldRects 6f02346202240a61
    FlowApp d494983bc4352234 FormApp 630bb00fabf8967e Geometry 291bbd4091618b89
    HitTests 7218c2c377a8faa8 HookRectangles 6ec41095f9e85aa4 ImagePositions b0bcf55ec453da8f
    InsetRecipes 19c814cbc33711f8 LabelSizes a2dd34b8fb64f2e6 LargeTexts 17e99db0241a437a
    LayoutManagers 0ec08075039a0ab2 LoadedViews 113b7190dcbd22c7 LowBars 2bb9eb798ffce71a
    MirroredInputs 3ea65c7ef7b8b516 NavigationBars 20dd36890cf02f32 NavigationStacks b8d0bf0332fe541d
    ObservedChanges 0538633695915f97 ObservedViews 38e6f948f032349b OverriddenInsets 708d692b1a640feb
    OwnTransitions 094882b0aa774bcd PagerApp 1303dc71f65f0d96 Presentations 6d59c642af96fa3d
    PrintedButtons a30be0309380da8d PromptedBars fd9c52ff3db54177 ResizedViews fb8dcdc8f7b7e4d3
    ScrollChoices e7d0776292ce2d20 ScrollInsets 1d2cbb54b8ab4071 ScrollMotions 51819cc511106d65
    ScrollOffsets 33d6dddfde781e35 ScrollSpaces fb9772096420f728 SegmentsAndPages e208c1ba1bb3c385
    SheetsApp 848ca30262c40fb7 ShownAgain fe10eb1f93e9046c StackCases 05541681f2d12628
    StackRows a278a6b42119544e StackSpaces 16d87e432b45e7eb TabBars 3096e2c048c771b4
    TabsApp b0042bccbd4bd5af TargetActions 6a1291e748f895d9 TextChoices 4b02e604b822bbcb
    TextSizes a75dffd75f663857 Tracking 547f7911b63635af ValueControls beffeb6dd45044fb
    ViewLayout 63bbb31ae1c3ad59 ViewOrder 1b99f3d7602792bc ViewsByHand ddc49bb00e976bb1
    VisualFormats 1366558212c6c611
    """
}
