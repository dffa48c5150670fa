import HeadlessInspection
import HeadlessKit

/// What came out of playing a button: its rectangles, its text, its looks and the trace, as plain values.
struct Outcome: Equatable, Sendable {
  /// What a rectangle belongs to, in the order of printing.
  enum Part: String, CaseIterable, Sendable {
    /// The button itself.
    case button
    /// The view of the background image.
    case background
    /// The room for image and title.
    case content
    /// The image view.
    case image
    /// The label of the title.
    case title
    /// The label of the subtitle, which a configuration or a recipe has.
    case subtitle

    /// Whether most buttons lack it, so that only its presence is worth a word.
    var isRare: Bool { self == .background || self == .subtitle }
  }

  /// A text as its label shows it.
  struct Text: Equatable, Sendable {
    /// The characters, with an ellipsis in the middle where the label is too narrow for all.
    var string: String
    /// The size of the font, in points.
    var fontSize: CGFloat
    /// The size of these characters in one line, in points.
    var size: CGSize
    /// Where the text stands in the label.
    var alignment = TextAlignment.natural
    /// The colour that the label shows, after all that the state does to it.
    var color = Color.black
  }

  /// How an image is drawn.
  struct Drawing: Equatable, Sendable {
    /// Tint and change of brightness.
    var treatment = ImageTreatment.plain
    /// Whether it is an image that only this state has.
    var isOwn = false
  }

  /// What the button itself looks like, behind its images and texts.
  struct Surface: Equatable, Sendable {
    /// The background colour, or nil for none.
    var color: Color?
    /// The colour of the border, or nil for no border.
    var border: Color?
    /// The width of the border, in points.
    var borderWidth: CGFloat = 0
    /// The radius of the corners, in points.
    var cornerRadius: CGFloat = 0
    /// The opacity of everything, 0 to 1.
    var alpha: CGFloat = 1
  }

  /// The background of an interface style.
  enum Ground: String, CaseIterable, Sendable {
    /// White.
    case light
    /// Black.
    case dark

    /// The interface style that has this background.
    var style: UserInterfaceStyle { self == .light ? .light : .dark }
  }

  /// A view that is no part of a button, such as an arranged button of a stack view.
  struct Box: Equatable, Sendable {
    /// The name of the view in the example's code.
    var name: String
    /// The view's rectangle in the coordinates of the outermost view.
    var frame: CGRect
    /// The text in the middle of it, or nil without one.
    var text: Text?
  }

  /// Something besides the rectangles that the example shows, such as the list of subviews.
  struct Observation: Equatable, Sendable {
    /// What was looked at.
    var name: String
    /// What it was.
    var value: String
  }

  /// The button's rectangle in its superview.
  var frame: CGRect
  /// The button's rectangle in its own coordinates.
  var bounds: CGRect
  /// What the button answers to `contentRect(forBounds:)`.
  var contentRect: CGRect
  /// The name of the outermost view, which is a button in most examples.
  var rootName = Part.button.rawValue
  /// The views inside that are no parts of a button, in the order of printing.
  var boxes: [Box] = []
  /// The frame of the background image's view, or nil where the button has made none.
  var backgroundFrame: CGRect?
  /// The frame of the image view, or nil where the button has made none.
  var imageFrame: CGRect?
  /// The frame of the title's label, or nil where the button has made none.
  var titleFrame: CGRect?
  /// The frame of the subtitle's label, or nil where the button has none.
  var subtitleFrame: CGRect?
  /// The background that it is drawn on; nil for one on which both white and dark texts are visible.
  var ground: Ground?
  /// Whether a dashed line shows the edges of a single button.
  var showsEdge = true
  /// The distance by which the stroke of a configuration extends beyond the button, in points; never negative.
  var strokeReach: CGFloat = 0
  /// What the button itself looks like.
  var surface = Surface()
  /// How the background image is drawn, or nil without one.
  var background: Drawing?
  /// How the image is drawn, or nil without one.
  var image: Drawing?
  /// The title, or nil where no label shows one.
  var text: Text?
  /// The subtitle, or nil where no label shows one.
  var subtitle: Text?
  /// What else was looked at.
  var observations: [Observation] = []
  /// The issues that were reported, as they print; empty without any.
  var issues = ""
  /// The trace of the layout, as it prints.
  var trace = ""
  /// What the button draws.
  var drawing: DrawingList
  /// The page to look into the button.
  var page: InspectorPage

  /// The rectangle to print for a part: the button's in its superview, the others in the button's coordinates.
  func rect(of part: Part) -> CGRect? {
    switch part {
    case .button: frame
    case .background: backgroundFrame
    case .content: contentRect
    case .image: imageFrame
    case .title: titleFrame
    case .subtitle: subtitleFrame
    }
  }

  /// The name of a part, as it is printed.
  func name(of part: Part) -> String { part == .button ? rootName : part.rawValue }

  /// The texts that labels show, with the labels' frames.
  var texts: [(part: Part, text: Text, frame: CGRect)] {
    [(Part.title, text, titleFrame), (Part.subtitle, subtitle, subtitleFrame)].compactMap { part, text, frame in
      guard let text, let frame else { return nil }
      return (part, text, frame)
    }
  }

  /// The parts to print: all but rare ones that are not there, and a button's where the views are no button's parts.
  var parts: [Part] {
    Part.allCases.filter { part in
      if !boxes.isEmpty, [.content, .image, .title].contains(part) { return false }
      return !part.isRare || rect(of: part) != nil
    }
  }

  /// Everything that must be seen, in the button's coordinates.
  var extent: CGRect {
    ([contentRect, backgroundFrame, imageFrame, titleFrame, subtitleFrame].compactMap(\.self) + boxes.map(\.frame))
      .reduce(bounds.insetBy(dx: -strokeReach, dy: -strokeReach)) { $0.union($1) }
  }
}
