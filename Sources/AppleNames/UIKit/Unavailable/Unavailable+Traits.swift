// Traits that no trait collection contains here, and overrides of traits. Their message is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "The display gamut is unavailable: colors are in sRGB.")
public enum UITraitDisplayGamut {}

@available(*, unavailable, message: "Active appearances are unavailable: windows always look active.")
public enum UITraitActiveAppearance {}

@available(*, unavailable, message: "Capture states of scenes are unavailable: nothing captures the screen.")
public enum UITraitSceneCaptureState {}

@available(*, unavailable, message: "Dynamic ranges of images are unavailable: images have the standard range.")
public enum UITraitImageDynamicRange {}

@available(*, unavailable, message: "Typesetting languages are unavailable: texts are laid out by their letters.")
public enum UITraitTypesettingLanguage {}

@available(*, unavailable, message: "Sizes of toolbar items are unavailable: toolbars have one size.")
public enum UITraitToolbarItemPresentationSize {}

extension UITraitCollection {
  @available(*, unavailable, message: "Traits of images are unavailable: use systemTraitsAffectingColorAppearance.")
  public static var systemTraitsAffectingImageLookup: [UITrait] { [] }
}
