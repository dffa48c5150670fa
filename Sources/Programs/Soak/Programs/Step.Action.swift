extension Step {
  /// The action of a step.
  ///
  /// The comments list the operands: `v` a view, `b` a button, `w` a window, `r` a recognizer.
  package enum Action: String, CaseIterable, Sendable {
    // MARK: Life

    /// Makes a view: kind.
    case make
    /// Releases a view, which remains as a subview or is deallocated with everything that only it owns: v.
    case release
    /// Retains a view again: v.
    case retain

    // MARK: Tree

    /// Adds a view to another: v, v.
    case add
    /// Inserts a view into another at an index: v, v, index.
    case insert
    /// Inserts a view into another below a sibling: v, v, v.
    case insertBelow
    /// Inserts a view into another above a sibling: v, v, v.
    case insertAbove
    /// Removes a view from its superview: v.
    case remove
    /// Brings a view to the front of another: v, v.
    case bringToFront
    /// Sends a view to the back of another: v, v.
    case sendToBack
    /// Exchanges subviews: v, index, index.
    case exchange

    // MARK: Geometry

    /// Sets the frame: v; x, y, width, height.
    case frame
    /// Sets the bounds: v; x, y, width, height.
    case bounds
    /// Sets the center: v; x, y.
    case center
    /// Sets the transform: v; a, b, c, d, tx, ty.
    case transform
    /// Sets the autoresizing mask: v, bits.
    case autoresizingMask
    /// Sets whether subviews follow: v, flag.
    case autoresizesSubviews
    /// Sizes a view to fit: v.
    case sizeToFit

    // MARK: Layout

    /// Marks a view: v.
    case setNeedsLayout
    /// Lays a view out: v.
    case layout
    /// Hit-tests the middle of a view: v.
    case hitTest
    /// Lays all visible windows out.
    case flush
    /// Draws a view in its current state, without layout: v.
    case snapshot

    // MARK: Appearance

    /// Hides or shows a view: v, flag.
    case hidden
    /// Sets the opacity: v; alpha.
    case alpha
    /// Sets whether touches reach a view: v, flag.
    case interaction
    /// Sets the tint: v, color.
    case tint
    /// Sets the tint's mode: v, mode.
    case tintMode
    /// Sets the style: v, style.
    case style
    /// Sets the semantic attribute: v, attribute.
    case semantic
    /// Sets a property of a view or its layer that only is stored, described or drawn: v, member; number.
    case decorate
    /// Measures texts by another measurer: measurer.
    case measurer
    /// Lays a view out on a screen of another scale: v; scale.
    case layoutScaled
    /// Sets the scale of the main screen; scale.
    case scale
    /// Sets the style of the main screen: style.
    case screenStyle
    /// Sets the direction of the main screen: flag.
    case screenDirection

    // MARK: Callbacks

    /// Makes a callback of a view run the inner steps once, within the next steps: v, hook.
    case hook

    // MARK: Touches

    /// Touches down on a view's middle, through its window: v, 1 for a button.
    case touchDown
    /// Moves a finger: finger; x, y.
    case touchMove
    /// Lifts a finger: finger.
    case touchUp
    /// Cancels a touch: finger.
    case touchCancel
    /// Advances the clock; seconds.
    case advance
    /// Attaches a recognizer to a view: v, kind.
    case recognizer
    /// Detaches a recognizer: r.
    case detach
    /// Switches a recognizer on or off: r, flag.
    case recognizerEnabled
    /// Makes a recognizer wait for another: r, r.
    case requireToFail
    /// Makes a view the first responder: v.
    case becomeFirst
    /// Makes a view resign: v.
    case resignFirst

    // MARK: Controls

    /// Switches a control on or off: b, flag.
    case enabled
    /// Highlights a control: b, flag.
    case highlighted
    /// Selects a control: b, flag.
    case selected
    /// Sets the horizontal alignment: b, alignment.
    case horizontalAlignment
    /// Sets the vertical alignment: b, alignment.
    case verticalAlignment
    /// Sets a title: b, title, state.
    case title
    /// Sets an attributed title: b, title, state.
    case attributedTitle
    /// Sets a title's color: b, color, state.
    case titleColor
    /// Sets the color of a title's shadow: b, color, state.
    case titleShadowColor
    /// Sets an image: b, image, state.
    case image
    /// Sets a background image: b, image, state.
    case backgroundImage
    /// Sets the content's insets: b; top, left, bottom, right.
    case contentInsets
    /// Sets the title's insets: b; top, left, bottom, right.
    case titleInsets
    /// Sets the image's insets: b; top, left, bottom, right.
    case imageInsets
    /// Sets whether images change while highlighted: b, flag.
    case adjustsHighlighted
    /// Sets whether images fade while disabled: b, flag.
    case adjustsDisabled
    /// Reads the title's label: b.
    case readLabel
    /// Reads the image's view: b.
    case readImageView
    /// Sets the font of the title's label; b; size.
    case labelFont
    /// Sets how the title's label shortens: b, mode.
    case labelLineBreak
  }
}
