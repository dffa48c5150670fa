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
    AccessibilityScenes 425d5e46ea101d09 AlertBoxes bc59a4509492ed67 Appearances 70741598568392d6
    ButtonChanges 8414e10012c59391 ButtonContents c507296de16ce527 ButtonFrames 76b31daad6f6d66b
    ButtonHooks 3b05652437cb828f ButtonLooks 849f9fe72cc3d7b9 ButtonRestyles 3a2f541d0288e818
    Children f454275986507a58 ConfigurationChoices 64f36283e0cb6426 ConfigurationFrames ad1772502c34ae83
    ConfigurationLooks cc9ff4c408d5a29d ConfigurationUpdates 4c7000aaaaecc24d ConfiguredButtons ebe1e4f3d83981b9
    ConfiguredSpaces 5ff57fdac6fa8585 ConfiguredStates 6b99a7664b5258dd ConstrainedViews 5a217d2dae1a3216
    ConstraintCases 91f6058251f415e3 ConstraintChanges 7fd813c067d42611 ConstraintChoices c2db53aa655d7e5f
    ControlEvents 13dd2c61b84ece98 ControlGestures cc32ce756b17b34f ControllerLayout 1d3c48a81c063de8
    DocumentButtons dc65048793353ed0 DrawnChoices 91049a1f963a0e92 DrawnInputs 9d0293cd5fbc00e9
    DrawnLooks fcf232f962aad76d FeedApp f39acdfc2263385d FieldDefaults 88972d4c02a8460d
    FieldEditing 2edaf0f7b16146d1 FieldRects b6ab01537864c74e FlowApp 932fd04e002756c2
    FormApp 1ff569bc69de30c3 Geometry 0b5d55a58de69d3a HitTests 452272c065894910
    HookRectangles f5b9e253d6765fd7 ImagePositions 99c31d468d778624 InsetRecipes ea5ea8aaf7a804e0
    LabelSizes b61b557ff7542ae7 LayoutManagers dbe8c21a2d5ed1f6 LoadedViews b99669504c73bd35
    LowBars bfd4ddac484342ab MirroredInputs 0452d14ea8e36dd1 NavigationBars 6978aebd191a4201
    NavigationStacks f39c9c8c4dcd4e5f ObservedChanges 16c9d23ec87758de ObservedViews 73bce0f5563b7e0b
    OverriddenInsets 2b8f460fb5051583 OwnTransitions 9cc56b0fc51fd334 PagerApp 90f2446e73eb1306
    Presentations a82bff992d12cda2 PrintedButtons cb012ad3dcb9a01c ResizedViews 1c5c7e580b95a120
    ScrollChoices fb27cafad4d6f77e ScrollInsets 2947a891b0d7a9ae ScrollMotions b7b6e5ceecfbb923
    ScrollOffsets 8265bd8560c621f4 ScrollSpaces 0ee5025c6cbadd62 SegmentsAndPages 194b85f9365fe592
    SheetsApp 7b117f3feb86bd24 ShownAgain 2e4fe304d208dc7a StackCases 75c995f13ab09d20
    StackRows 814479322ad2f09f StackSpaces f0bbc0b8be1012c8 TabBars 0eb047e8b977fa27
    TabsApp 6f3bb8d1a3fa655b TargetActions 8775c9541192bab3 TextChoices f0910ab6ceb7e1ff
    TextSizes cd653bdc5093a521 Tracking ea151624b2e4b5a9 ValueControls 8802e305566a7c11
    ViewLayout 789daf25b978a93a ViewOrder f7d98428cc53f5a8 ViewsByHand ba0e52d558bfb93e
    VisualFormats 737200d582cb18a8
    """
}
