import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button types", .reportsIssuesAsFailures) struct ButtonTypeTests {
  typealias Row = (type: Button.ButtonType, rawValue: Int, fontSize: CGFloat, color: Color, picture: CGSize?)

  nonisolated static let picture = CGSize(22, 22)

  nonisolated static let rows: [Row] = [
    (type: .custom, rawValue: 0, fontSize: 18, color: .white, picture: nil),
    (type: .system, rawValue: 1, fontSize: 15, color: .systemBlue, picture: nil),
    (type: .detailDisclosure, rawValue: 2, fontSize: 15, color: .systemBlue, picture: picture),
    (type: .infoLight, rawValue: 3, fontSize: 15, color: .systemBlue, picture: picture),
    (type: .infoDark, rawValue: 4, fontSize: 15, color: .systemBlue, picture: picture),
    (type: .contactAdd, rawValue: 5, fontSize: 15, color: .systemBlue, picture: picture),
    (type: .close, rawValue: 7, fontSize: 15, color: .systemBlue, picture: CGSize(width: 30, height: 30)),
  ]

  @Test(arguments: rows) func `D2.2 c4 D2.11 each type has its defaults`(row: Row) {
    let button = Button(type: row.type)
    #expect(button.buttonType == row.type && row.type.rawValue == row.rawValue)
    #expect(button.imageView != nil && button.currentTitleColor == row.color)
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: row.fontSize))
    expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
    #expect(button.currentImage?.size == row.picture && button.frame == .zero && button.state == .normal)
    #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero && button.imageEdgeInsets == .zero)
  }

  @Test func `D2.2 init(frame:) and init(coder:) make a custom button`() throws {
    #expect(Button(frame: .zero).buttonType == .custom && Button().buttonType == .custom)
    let archived = try #require(Button(coder: NSKeyedArchiver(requiringSecureCoding: true)))
    #expect(archived.buttonType == .custom && !archived.isOpaque)
  }

  class MyButton: Button {
    private(set) var wasInitialized = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      wasInitialized = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `D2.21 MyButton(type:) returns a MyButton, created by its own initializer`() {
    let button = MyButton(type: .system)
    let asButton: Button = button
    #expect(type(of: asButton) == MyButton.self && button.buttonType == .system && button.wasInitialized)
    expectEqual(button.titleColor(for: .normal), .systemBlue)
  }

  @Test func `D2.21 what a subclass configures in its initializer survives the type`() {
    final class Bold: MyButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.font = .boldSystemFont(ofSize: 30)
        setTitle("title", for: .normal)
        setTitleColor(.red, for: .normal)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let button = Bold(type: .system)
    expectEqual(button.titleLabel?.font, .boldSystemFont(ofSize: 30))
    #expect(button.currentTitle == "title" && button.currentTitleColor == .red)
  }

  @Test func `D2.21 a label read in the initializer gets the type's font when the type is set`() {
    final class Centred: MyButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.textAlignment = .center
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    expectEqual(Centred(type: .system).titleLabel?.font.pointSize, 15)
  }

  @Test func `D3.6 an answer to the initializer's question places nothing, so a null rectangle is not reported`() {
    final class Inset: Button {
      override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 8) }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 1, dy: 1) }
    }
    let button = Inset(type: .system)
    button.setImage(Image(size: CGSize(4, 4)), for: .normal)
    button.frame = CGRect(0, 0, 40, 40)
    expectEqual(button.laidOut.image, CGRect(9, 9, 22, 22))
  }
}
