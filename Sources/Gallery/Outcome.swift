import HeadlessInspection
import HeadlessKit

/// What came out of playing a button: its rectangles, its text and the trace, as plain values.
struct Outcome: Equatable, Sendable {
  /// What a rectangle belongs to, in the order of printing.
  enum Part: String, CaseIterable, Sendable {
    /// The button itself.
    case button
    /// The room for image and title.
    case content
    /// The image view.
    case image
    /// The label of the title.
    case title
  }

  /// The title as its label shows it.
  struct Text: Equatable, Sendable {
    /// The characters.
    var string: String
    /// The size of the font, in points.
    var fontSize: CGFloat
    /// The size of the whole text in one line, in points.
    var size: CGSize
    /// Where the text stands in the label.
    var alignment = TextAlignment.natural
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
  /// The frame of the image view, or nil where the button has made none.
  var imageFrame: CGRect?
  /// The frame of the title's label, or nil where the button has made none.
  var titleFrame: CGRect?
  /// The title, or nil where no label shows one.
  var text: Text?
  /// What else was looked at.
  var observations: [Observation] = []
  /// The trace of the layout, as it prints.
  var trace = ""

  /// The rectangle to print for a part: the button's in its superview, the others in the button's coordinates.
  func rect(of part: Part) -> CGRect? {
    switch part {
    case .button: frame
    case .content: contentRect
    case .image: imageFrame
    case .title: titleFrame
    }
  }
}

extension Outcome {
  /// Reads a button as it is, without making a subview that it has not made itself.
  @MainActor
  init(of button: Button, trace: LayoutTrace, observations: [Observation] = []) {
    frame = button.frame
    bounds = button.bounds
    contentRect = button.contentRect(forBounds: button.bounds)
    self.observations = observations
    self.trace = trace.description
    if button.currentImage != nil {
      imageFrame = button.subviews.last { $0 is ImageView }?.frame
    }
    for case let label as Label in button.subviews where button.currentTitle != nil {
      titleFrame = label.frame
      text = label.text.map {
        Text(
          string: $0, fontSize: label.font.pointSize, size: label.intrinsicContentSize, alignment: label.textAlignment)
      }
    }
  }
}
