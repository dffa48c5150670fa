import HeadlessLayers
import HeadlessViews

extension View {
  /// The options of an animation block.
  /// > Documented: UIView.AnimationOptions.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option, and fields of bits for curve, transition and frame rate.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that change their size within the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 &<< 0)
    /// Sends touches to views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 &<< 1)
    /// Begins at the displayed values, and replaces running animations of the same properties.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 &<< 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 &<< 3)
    /// Runs each repetition forwards and then in reverse.
    public static let autoreverse = AnimationOptions(rawValue: 1 &<< 4)
    /// Uses its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 &<< 5)
    /// Uses its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 &<< 6)
    /// Animates changes in a transition's block.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 &<< 7)
    /// Hides and shows views in a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 &<< 8)
    /// Inherits nothing from the outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 &<< 9)

    /// The animation begins and ends slowly; the default curve.
    public static let curveEaseInOut = AnimationOptions([])
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 &<< 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 &<< 16)
    /// The speed of the animation is constant.
    public static let curveLinear = AnimationOptions(rawValue: 3 &<< 16)

    /// Flips around the upright axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 &<< 20)
    /// Flips around the upright axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 &<< 20)
    /// The old content curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 &<< 20)
    /// The new content curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 &<< 20)
    /// The one dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 &<< 20)
    /// Flips around the level axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 &<< 20)
    /// Flips around the level axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 &<< 20)

    /// At most 60 frames per second; stored only.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 &<< 24)
    /// At most 30 frames per second; stored only.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 &<< 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// The name of the transition, or nil for none.
    var transition: LayerTransition.Kind? {
      let names = [
        "flipFromLeft", "flipFromRight", "curlUp", "curlDown", LayerTransition.Kind.fade.rawValue, "flipFromTop",
        "flipFromBottom",
      ]
      let index = Int(rawValue >> 20 & 7)
      return index == 0 ? nil : LayerTransition.Kind(rawValue: names[index - 1])
    }
  }

  /// The options of a block of keyframes; the bits of ``AnimationOptions`` for curves apply as well.
  /// > Documented: UIView.KeyframeAnimationOptions. Reported: developers set its curve by the raw value.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option, and fields of bits for the calculation mode and the curve.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that change their size within the block, so that their subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 &<< 0)
    /// Sends touches to views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 &<< 1)
    /// Begins at the displayed values, and replaces running animations of the same properties.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 &<< 2)
    /// Repeats all keyframes indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 &<< 3)
    /// Runs each repetition forwards and then in reverse.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 &<< 4)
    /// Uses its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 &<< 5)
    /// Inherits no option from the outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 &<< 9)

    /// The default: values are interpolated linearly.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values are not interpolated: each one is shown until the next key time.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 &<< 10)
    /// Values are interpolated linearly at a constant pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 &<< 10)
    /// Values are interpolated by a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 &<< 10)
    /// Values are interpolated by a smooth curve at a constant pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 &<< 10)

    var calculationMode: KeyframeAnimation.CalculationMode {
      let modes: [KeyframeAnimation.CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let index = Int(rawValue >> 10 & 7)
      return modes.indices.contains(index) ? modes[index] : .linear
    }
  }

  /// A standard curve of an animation's speed.
  public enum AnimationCurve: Int, Sendable {
    /// The animation begins and ends slowly.
    case easeInOut
    /// The animation begins slowly.
    case easeIn
    /// The animation ends slowly.
    case easeOut
    /// The speed of the animation is constant.
    case linear

    /// > Documented: the curves of the timing functions of the same names.
    var cubic: CubicCurve {
      switch self {
      case .easeInOut: CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
      case .easeIn: CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case .linear: .linear
      }
    }
  }
}
