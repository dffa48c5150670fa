import HeadlessInspection
import HeadlessKit

/// The result of an example: rectangles, texts, appearance and trace, as plain values.
struct Outcome: Equatable, Sendable {
  /// A rectangle of a button, in the order of printing.
  enum Part: String, CaseIterable, Sendable {
    case button, background, content, image, title
    /// The label of the subtitle of a configuration or a recipe.
    case subtitle
  }

  struct Text: Equatable, Sendable {
    /// The characters, with an ellipsis in the middle if the label truncates them.
    var string: String
    var fontSize: CGFloat
    /// The size of these characters in one line, in points.
    var size: CGSize
    var alignment = TextAlignment.natural
    var color = Color.black
  }

  struct Drawing: Equatable, Sendable {
    /// Tint and change of brightness.
    var treatment = ImageTreatment.plain
    /// Whether only this state has the image.
    var isOwn = false
  }

  /// The appearance of the button itself, behind its images and texts.
  struct Surface: Equatable, Sendable {
    /// The background color, or nil for none.
    var color: Color?
    var border: Color?
    var borderWidth: CGFloat = 0
    var cornerRadius: CGFloat = 0
    /// The opacity of the button, 0 to 1.
    var alpha: CGFloat = 1
  }

  enum Ground: String, CaseIterable, Sendable { case light, dark }

  /// A view that does not belong to a button, such as an arranged button of a stack view.
  struct Box: Equatable, Sendable {
    /// The name of the view in the example's code.
    var name: String
    /// The view's rectangle in the coordinates of the outermost view.
    var frame: CGRect
    /// The text in the middle of it, or nil without one.
    var text: Text?
  }

  /// A value of the example besides the rectangles, such as the list of subviews.
  struct Observation: Equatable, Sendable {
    var name: String
    /// The value, as text.
    var value: String
  }

  /// An element that VoiceOver visits.
  struct Spoken: Equatable, Sendable {
    var text: String
    /// The rectangle in the coordinates of the outermost view.
    var frame: CGRect
  }

  /// The button's rectangle in its superview.
  var frame: CGRect
  /// The button's rectangle in its own coordinates.
  var bounds: CGRect
  /// The result of the button's `contentRect(forBounds:)`.
  var contentRect: CGRect
  /// The name of the outermost view, which is a button in most examples.
  var rootName = Part.button.rawValue
  /// The views inside that do not belong to buttons, in the order of printing.
  var boxes: [Box] = []
  /// The frames of the views of background image, image, title and subtitle, of those that the button has created.
  var frames: [Part: CGRect] = [:]
  /// The background of the drawing; nil for one on which both white and dark texts are visible.
  var ground: Ground?
  /// Whether it is the window of an app, whose listed views are outlined in the drawing.
  var isApp = false
  /// Whether the edges of a single button are drawn as a dashed line.
  var showsEdge = true
  /// The distance by which a stroke or a shadow extends beyond the button, in points; never negative.
  var reach: CGFloat = 0
  var surface = Surface()
  /// The appearance of the background image, or nil without one.
  var background: Drawing?
  /// The appearance of the image, or nil without one.
  var image: Drawing?
  /// The title; nil if no label shows one.
  var text: Text?
  /// The subtitle; nil if no label shows one.
  var subtitle: Text?
  /// The elements in VoiceOver's order, of an example that shows them.
  var spoken: [Spoken] = []
  /// The ways of the fingers, in the coordinates of the outermost view.
  var fingers: [[CGPoint]] = []
  var observations: [Observation] = []
  /// The reported issues as text; empty without any.
  var issues = ""
  var trace = ""
  var drawing: DrawingList
  var page: InspectorPage

  /// Returns the rectangle to print for a part: the button's in its superview, the others in the button's coordinates.
  func rect(of part: Part) -> CGRect? {
    switch part {
    case .button: frame
    case .content: contentRect
    case .background, .image, .title, .subtitle: frames[part]
    }
  }

  func name(of part: Part) -> String { part == .button ? rootName : part.rawValue }

  /// The parts to print, without rare ones that are missing and, for views other than buttons, a button's parts.
  var parts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .button: true
      case .content, .image, .title: boxes.isEmpty
      case .background, .subtitle: rect(of: part) != nil
      }
    }
  }

  /// The rectangle around all of its rectangles, in the button's coordinates.
  var extent: CGRect {
    ([contentRect] + Part.allCases.compactMap { frames[$0] } + boxes.map(\.frame))
      .reduce(bounds.insetBy(dx: -reach, dy: -reach)) { $0.union($1) }
  }
}
