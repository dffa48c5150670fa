// The compiler's message names the replacement; an old name needs no other documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The names of text attributes and fonts before Swift 4, with today's types.

@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName: NSAttributedString.Key = .font
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName: NSAttributedString.Key = .paragraphStyle
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName: NSAttributedString.Key = .foregroundColor
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName: NSAttributedString.Key = .backgroundColor
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public let NSLigatureAttributeName: NSAttributedString.Key = .ligature
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName: NSAttributedString.Key = .kern
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName: NSAttributedString.Key = .strikethroughStyle
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName: NSAttributedString.Key = .strikethroughColor
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName: NSAttributedString.Key = .underlineStyle
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName: NSAttributedString.Key = .underlineColor
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName: NSAttributedString.Key = .strokeColor
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName: NSAttributedString.Key = .strokeWidth
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName: NSAttributedString.Key = .shadow
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
public let NSTextEffectAttributeName: NSAttributedString.Key = .textEffect
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName: NSAttributedString.Key = .attachment
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName: NSAttributedString.Key = .link
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName: NSAttributedString.Key = .baselineOffset
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public let NSObliquenessAttributeName: NSAttributedString.Key = .obliqueness
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
public let NSExpansionAttributeName: NSAttributedString.Key = .expansion
@available(*, deprecated, renamed: "NSAttributedString.Key.writingDirection")
public let NSWritingDirectionAttributeName: NSAttributedString.Key = .writingDirection

@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public let NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey = .documentType
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public let NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentReadingOptionKey = .characterEncoding
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.html")
public let NSHTMLTextDocumentType: NSAttributedString.DocumentType = .html
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.plain")
public let NSPlainTextDocumentType: NSAttributedString.DocumentType = .plain
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.rtf")
public let NSRTFTextDocumentType: NSAttributedString.DocumentType = .rtf

@available(*, deprecated, renamed: "NSAttributedString.DocumentType")
public typealias NSAttributedStringDocumentType = NSAttributedString.DocumentType
@available(*, deprecated, renamed: "NSTextTab.OptionKey")
public typealias NSTextTabOptionKey = NSTextTab.OptionKey
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName")
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.family")
public let UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName = .family
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.name")
public let UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName = .name
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.face")
public let UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName = .face
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.size")
public let UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName = .size
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.traits")
public let UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName = .traits
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.textStyle")
public let UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName = .textStyle
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public let UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName = .featureSettings
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.weight")
public let UIFontWeightTrait: UIFontDescriptor.TraitKey = .weight
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.symbolic")
public let UIFontSymbolicTrait: UIFontDescriptor.TraitKey = .symbolic
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.width")
public let UIFontWidthTrait: UIFontDescriptor.TraitKey = .width
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.slant")
public let UIFontSlantTrait: UIFontDescriptor.TraitKey = .slant
@available(*, deprecated, renamed: "UIFontDescriptor.FeatureKey.type")
public let UIFontFeatureTypeIdentifierKey: UIFontDescriptor.FeatureKey = .type
@available(*, deprecated, renamed: "UIFontDescriptor.FeatureKey.selector")
public let UIFontFeatureSelectorIdentifierKey: UIFontDescriptor.FeatureKey = .selector

// MARK: Insets, priorities, touches

@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero: UIEdgeInsets = .zero
@available(*, deprecated, renamed: "UIOffset.zero")
public let UIOffsetZero: UIOffset = .zero
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired: UILayoutPriority = .required
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh: UILayoutPriority = .defaultHigh
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow: UILayoutPriority = .defaultLow
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel: UILayoutPriority = .fittingSizeLevel
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

@available(*, deprecated, renamed: "UIInterfaceOrientation.isLandscape")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
@available(*, deprecated, renamed: "UIInterfaceOrientation.isPortrait")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
@available(*, deprecated, renamed: "UIDeviceOrientation.isLandscape")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
@available(*, deprecated, renamed: "UIDeviceOrientation.isPortrait")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }

// MARK: Accessibility

@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink: UIAccessibilityTraits = .link
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader: UIAccessibilityTraits = .header
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField: UIAccessibilityTraits = .searchField
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound: UIAccessibilityTraits = .playsSound
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits = .keyboardKey
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement: UIAccessibilityTraits = .summaryElement
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits = .updatesFrequently
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits = .startsMediaSession
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable: UIAccessibilityTraits = .adjustable
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits = .allowsDirectInteraction
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits = .causesPageTurn

// MARK: Particles

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public let kCAEmitterLayerPoint: CAEmitterLayerEmitterShape = .point
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public let kCAEmitterLayerLine: CAEmitterLayerEmitterShape = .line
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape = .rectangle
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle: CAEmitterLayerEmitterShape = .circle
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere: CAEmitterLayerEmitterShape = .sphere
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public let kCAEmitterLayerPoints: CAEmitterLayerEmitterMode = .points
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public let kCAEmitterLayerOutline: CAEmitterLayerEmitterMode = .outline
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public let kCAEmitterLayerSurface: CAEmitterLayerEmitterMode = .surface
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public let kCAEmitterLayerVolume: CAEmitterLayerEmitterMode = .volume
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public let kCAEmitterLayerAdditive: CAEmitterLayerRenderMode = .additive
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public let kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode = .oldestFirst
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public let kCAEmitterLayerUnordered: CAEmitterLayerRenderMode = .unordered

extension NSNotification.Name {
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication.didChangeStatusBarOrientationNotification
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static let UIApplicationWillChangeStatusBarOrientation =
    UIApplication.willChangeStatusBarOrientationNotification
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

// MARK: Foundation

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  @available(*, deprecated, renamed: "common")
  public static let commonModes = RunLoop.Mode.common
  @available(*, deprecated, renamed: "default")
  public static let defaultRunLoopMode = RunLoop.Mode.default
  @available(*, deprecated, renamed: "tracking")
  public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

extension Scanner {
  @available(*, deprecated, message: "Use scanString(_:).")
  @discardableResult @_disfavoredOverload
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanString(string), in: result)
  }

  @available(*, deprecated, message: "Use scanUpToString(_:).")
  @discardableResult @_disfavoredOverload
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanUpToString(string), in: result)
  }

  @available(*, deprecated, message: "Use scanCharacters(from:).")
  @discardableResult @_disfavoredOverload
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanCharacters(from: set), in: result)
  }

  @available(*, deprecated, message: "Use scanUpToCharacters(from:).")
  @discardableResult @_disfavoredOverload
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanUpToCharacters(from: set), in: result)
  }

  private func store(_ text: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    if let text { result?.pointee = text as NSString }
    return text != nil
  }
}
