import HeadlessKit

/// A view with many buttons in rows of 100, each with a title and an image, for most rows of the table.
@MainActor final class ButtonGrid {
  /// The superview of the buttons; a plain view, without a window.
  let root: View
  let buttons: [Button]

  static let columns = 100
  /// The size of a button, in points.
  static let size = CGSize(width: 120, height: 44)

  init(_ content: Content, of kind: Kind = .system) {
    root = View(frame: CGRect(x: 0, y: 0, width: Self.size.width * CGFloat(Self.columns), height: 100_000))
    var made: [Button] = []
    made.reserveCapacity(content.titles.count)
    for (index, title) in content.titles.enumerated() {
      let button = kind.makeButton()
      button.frame = Self.frame(at: index)
      kind.show(title, content.image, in: button)
      root.addSubview(button)
      made.append(button)
    }
    buttons = made
  }

  /// Makes every button a point wider and a point higher, and lays it out.
  func grow() {
    for button in buttons {
      var frame = button.frame
      frame.size.width += 1
      frame.size.height += 1
      button.frame = frame
    }
    root.layoutIfNeeded()
  }

  private static func frame(at index: Int) -> CGRect {
    CGRect(
      x: CGFloat(index % columns) * size.width, y: CGFloat(index / columns) * size.height, width: size.width,
      height: size.height)
  }
}

extension ButtonGrid {
  enum Kind {
    /// System buttons, whose titles are 93 points wide and fit beside the image.
    case system
    /// Custom buttons, whose titles, in a larger font, are shortened.
    case custom
    /// Custom buttons whose titles wrap to two lines.
    case wrapping
    /// System buttons of a subclass that overrides the common methods.
    case overriding
    /// Buttons with a filled configuration, whose titles, in a larger font, fit without insets.
    case configured

    @MainActor fileprivate func show(_ title: String, _ image: Image, in button: Button) {
      if self == .configured {
        var configuration = Button.Configuration.filled()
        configuration.title = title
        configuration.image = image
        configuration.contentInsets = .zero
        button.configuration = configuration
      } else {
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
      }
    }

    @MainActor fileprivate func makeButton() -> Button {
      switch self {
      case .system, .configured: return Button(type: .system)
      case .custom: return Button(type: .custom)
      case .wrapping:
        let button = Button(type: .custom)
        button.titleLabel?.numberOfLines = 0
        return button
      case .overriding: return OverridingButton(type: .system)
      }
    }
  }

  /// A button with typical overrides, each of which calls `super`.
  private final class OverridingButton: Button {
    override func layoutSubviews() { super.layoutSubviews() }

    override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      super.imageRect(forContentRect: contentRect)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect)
    }

    override var isHighlighted: Bool { didSet {} }
  }

  /// The content of the buttons, created before the clock runs, so that neither texts nor images are measured.
  struct Content {
    /// A title of 12 characters for each button.
    let titles: [String]
    /// The common image of all buttons, as from a catalog.
    let image = Image(size: CGSize(width: 16, height: 16))

    /// Creates the content of some buttons, which are numbered from 10000 on.
    init(count: Int) { titles = (0..<count).map { "Button \(10_000 + $0 % 90_000)" } }
  }

  /// Returns the additional peak memory, in bytes, of the process while it creates and lays out a number of buttons.
  ///
  /// Call it in a fresh process: freed memory would be reused, not measured. Titles and a button are made before.
  static func memory(count: Int) throws -> Int {
    let content = Content(count: count)
    ButtonGrid(Content(count: 1)).root.layoutIfNeeded()
    let before = try ResidentMemory.now()
    let grid = ButtonGrid(content)
    grid.root.layoutIfNeeded()
    return try withExtendedLifetime(grid) { try ResidentMemory.peak() - before }
  }
}
