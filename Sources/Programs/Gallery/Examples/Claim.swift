/// A claim about Apple's UIKit that examples show.
struct Claim: Equatable {
  /// The id, such as `D0.1` of a document or `a8` of a measurement.
  let id: String
  /// The claim in short, with code between backticks; `Docs/Fidelity` has the sentence.
  let text: String

  /// All claims of the gallery, in order.
  static let all: [Claim] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: " ", maxSplits: 1)
    return Claim(id: String(parts[0]), text: String(parts[1]))
  }

  /// Returns the claim with an id.
  static func named(_ id: String) -> Claim? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  private static let table = """
    D0.1 image left, title right, the pair in the middle
    D0.2 one inset moves its part by half
    D0.3 positive insets go inward, negative outward
    D0.4 recipe image left
    D0.5 recipe image right
    D0.6 recipe image top
    D0.7 recipe image bottom
    D0.8 before the first pass the frames are empty
    D0.9 aligned to the top the recipes stack from the top
    D0.10 what the hooks return are the frames
    D0.11 the content rectangle is `bounds` by default
    D0.13 frames set in `layoutSubviews` after `super` are final
    D0.14 image position and spacing as two properties
    D0.15 a control of one's own from view, image view and label
    D1.1 raw values and defaults of the alignments
    D1.2 all 16 combinations
    D1.3 fill with one item
    D1.4 left and top
    D1.5 image above title from the left-top corner
    D1.6 the priority of insets, bounds and image size
    D1.7 a title's height is never squeezed
    D1.8 negative insets may leave the button
    D1.9 the insets that are part of the size
    D2.2 six types
    D2.3 background image under a finger
    D2.4 image under a finger
    D2.5 title color under a finger
    D2.13 an image shrinks, never grows
    D2.14 what the tint colors
    D2.15 `sizeToFit`
    D2.16 an inset squeezes an image that fits exactly
    D2.17 a negative inset moves by half the difference
    D2.18 insets never enlarge an image
    D2.19 content insets make the button wider
    D3.10 stored rectangles
    D3.11 the self-sizing button settles
    D4.1 a fresh button has no subviews
    D4.2 order and classes of the subviews
    D4.3 frames from outside are overwritten
    D4.5 `CYLButton` by hooks
    D4.6 `CYLButton` by `layoutSubviews`
    a1 content rectangle with insets
    a2 each item in its own area; each inset is rounded to a pixel on its own (s3), `contentRect(forBounds:)` apart (a1)
    a3 left, center, right
    a4 top, middle, bottom, fill
    a6 too small a button
    a7 a truncated title hugs its text
    a8 fill shares the width; with insets that cross (s4)
    a9 hooks return raw rectangles
    a10 right-to-left
    a11 worked example with insets
    a12 worked example
    b4 an image alone is at least a line high (s1), and is not rounded where it is higher
    b5 insets end the padding; zero axes
    b9 the pictured types are 22×22
    c5 default colors, a disabled title's in both styles (s7)
    c7 images change only without an own one
    f1 solved edges are rounded to pixels, half up, so that equal views may differ by a pixel
    f8 content hugging 250 and compression resistance 750, but for the classes of q14
    f19 the constraint of a conflict that is broken is chosen by content
    f21 a broken constraint stays active, above every optional one, until it is deactivated
    f56 stack views: edges, spacings and equal lengths are required
    f60 stack views: alignment across the axis
    f62 stack views: a hidden view has no length, and its spacings shrink
    f73 a button under constraints has its intrinsic height
    g2 the background at the start: radius, clear stroke one point wide, no insets
    g5 the size class determines insets and font
    g10 the size is content and insets, in pixels
    g11 title and subtitle are a block
    g12 image and block, with one padding between
    g14 the content is centered, and its distance from the insets is rounded down to pixels
    g15 the title alignment moves the narrower text
    g17 a title without room wraps
    g18 a truncated title takes all of the room
    g20 the activity indicator is as high as a line, in the image’s place
    g25 the radius by corner style and height
    g27 the fill of a style
    g28 the title’s color of a style
    g29 highlighted, fill and title fade to three quarters
    g30 disabled, every fill is the same gray
    g31 selected, fill and title have the tint
    g33 a background color that is set is drawn as it is
    g34 the stroke is inside of the edges
    g49 a background image of a state is not shown; the background’s own is
    h1 the offset is the origin of the bounds, and setting it does not limit it
    h4 new insets and new bounds limit the offset
    i1 a switch has 51 × 31, its preferred width is 2 less, which stick out at the right; on iOS 26 63 × 28, its \
    thumb 37 × 24, 2 inside
    i2 a slider's preferred height is 31, on iOS 26 34; it aligns 2 inside
    i3 a stepper has 94 × 32, 0 to 100 by 1, `isContinuous`, `autorepeat`, not `wraps`
    i4 a progress view is 4 high; what is done has whole points, 8 at least, and nothing at 0
    i5 a text field with a rounded border: text 7 and 2 inside, its preferred size is the text's width + 28 and \
    34, without a border the line + 1.5, 22 at 17 points; a line of half a point, corners of 5
    i6 side views in the middle of the height, and the text between them; a clear \
    button of 19 × 19, 5 inside; a right view replaces it; modes apply at the next layout
    i9 segments are 32 high, equal widths end at whole points, the selected one is 2 smaller at each side, \
    titles of 13 points
    i10 the dots of a page control are 18 apart and 7.6 wide, in white and white at 0.45
    """
}

/// An article about UIButton, the source of examples.
struct Document {
  /// The number in the summaries and, as a digit, in the ids of its claims.
  let number: String
  /// The title in the language of the article.
  let title: String
  /// The subject in English.
  let subject: String

  /// The documents, by number.
  static let all = [
    Document(number: "000", title: "UIButton解析", subject: "four ways to place image and title"),
    Document(
      number: "001", title: "理解imageEdgeInsets和titleEdgeInsets", subject: "experiments with alignments and insets"),
    Document(number: "002", title: "UIButton ✅", subject: "a reference of the class"),
    Document(number: "003", title: "UIButton的绘制", subject: "when the hooks run"),
    Document(number: "004", title: "Changing UIButton’s internal controls", subject: "when the subviews are made"),
  ]
}
