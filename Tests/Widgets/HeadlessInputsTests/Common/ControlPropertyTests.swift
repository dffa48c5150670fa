import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Setters compare: a changed value marks the control for drawing or layout, an equal one doesn't.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Properties of controls` {
  @MainActor final class Marks { var (drawings, sizes) = (0, 0) }

  @MainActor
  protocol Marked: View { var marks: Marks { get } }

  final class OwnSwitch: Switch, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
    override func invalidateIntrinsicContentSize() { marks.sizes += 1 }
  }

  final class OwnSlider: Slider, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
    override func invalidateIntrinsicContentSize() { marks.sizes += 1 }
  }

  final class OwnStepper: Stepper, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
  }

  final class OwnSegmentedControl: SegmentedControl, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
    override func invalidateIntrinsicContentSize() { marks.sizes += 1 }
  }

  final class OwnPageControl: PageControl, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
    override func invalidateIntrinsicContentSize() { marks.sizes += 1 }
  }

  final class OwnProgressView: ProgressView, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
  }

  final class OwnTextField: TextField, Marked {
    let marks = Marks()
    override func setNeedsDisplay() { marks.drawings += 1 }
    override func invalidateIntrinsicContentSize() { marks.sizes += 1 }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The closure that creates a control, and returns its marks and the change.
    let make: @MainActor @Sendable () -> (marks: Marks, change: () -> Void)
    init<Kind: Marked>(
      _ name: String, _ make: @escaping @MainActor @Sendable () -> Kind,
      _ change: @escaping @MainActor @Sendable (Kind) -> Void
    ) {
      testDescription = name
      self.make = {
        let view = make()
        return (view.marks, { change(view) })
      }
    }
  }

  nonisolated static let image = Image(size: CGSize(width: 50, height: 50))

  nonisolated static func toggle(_ name: String, _ change: @escaping @MainActor @Sendable (Switch) -> Void) -> Row {
    Row("Switch.\(name)", { OwnSwitch() }, { change($0) })
  }
  nonisolated static func slider(_ name: String, _ change: @escaping @MainActor @Sendable (Slider) -> Void) -> Row {
    Row("Slider.\(name)", { OwnSlider() }, { change($0) })
  }
  nonisolated static func stepper(_ name: String, _ change: @escaping @MainActor @Sendable (Stepper) -> Void) -> Row {
    Row("Stepper.\(name)", { OwnStepper() }, { change($0) })
  }
  nonisolated static func segments(_ name: String, _ change: @escaping @MainActor @Sendable (SegmentedControl) -> Void)
    -> Row
  { Row("SegmentedControl.\(name)", { OwnSegmentedControl(items: ["A", "B"]) }, { change($0) }) }
  nonisolated static func dots(_ name: String, _ change: @escaping @MainActor @Sendable (PageControl) -> Void) -> Row {
    let make: @MainActor @Sendable () -> OwnPageControl = { configured(OwnPageControl()) { $0.numberOfPages = 3 } }
    return Row("PageControl.\(name)", make, { change($0) })
  }
  nonisolated static func bar(_ name: String, _ change: @escaping @MainActor @Sendable (ProgressView) -> Void) -> Row {
    Row("ProgressView.\(name)", { OwnProgressView() }, { change($0) })
  }
  nonisolated static func field(_ name: String, _ change: @escaping @MainActor @Sendable (TextField) -> Void) -> Row {
    Row("TextField.\(name)", { OwnTextField() }, { change($0) })
  }

  nonisolated static let drawn: [Row] = [
    toggle("isOn") { $0.isOn = true }, toggle("onTintColor") { $0.onTintColor = .red },
    toggle("thumbTintColor") { $0.thumbTintColor = .red }, slider("value") { $0.value = 0.5 },
    slider("maximumValue") { $0.maximumValue = 2 }, slider("minimumTrackTintColor") { $0.minimumTrackTintColor = .red },
    slider("maximumTrackTintColor") { $0.maximumTrackTintColor = .red },
    slider("thumbTintColor") { $0.thumbTintColor = .red },
    slider("setMinimumTrackImage") { $0.setMinimumTrackImage(image, for: .normal) },
    slider("setMaximumTrackImage") { $0.setMaximumTrackImage(image, for: .normal) },
    stepper("value") { $0.value = 5 }, stepper("minimumValue") { $0.minimumValue = 5 },
    stepper("wraps") { $0.wraps = true }, stepper("setIncrementImage") { $0.setIncrementImage(image, for: .normal) },
    stepper("setDecrementImage") { $0.setDecrementImage(image, for: .normal) },
    stepper("setBackgroundImage") { $0.setBackgroundImage(image, for: .normal) },
    segments("selectedSegmentIndex") { $0.selectedSegmentIndex = 1 }, segments("isMomentary") { $0.isMomentary = true },
    segments("selectedSegmentTintColor") { $0.selectedSegmentTintColor = .red },
    segments("setBackgroundImage") { $0.setBackgroundImage(image, for: .normal, barMetrics: .default) },
    segments("setDividerImage") {
      $0.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    },
    segments("setContentPositionAdjustment") {
      $0.setContentPositionAdjustment(Offset(horizontal: 1, vertical: 0), forSegmentType: .any, barMetrics: .default)
    }, dots("currentPage") { $0.currentPage = 1 }, dots("hidesForSinglePage") { $0.hidesForSinglePage = true },
    dots("direction") { $0.direction = .rightToLeft },
    dots("pageIndicatorTintColor") { $0.pageIndicatorTintColor = .red },
    dots("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = .red },
    dots("preferredIndicatorImage") { $0.preferredIndicatorImage = image },
    dots("preferredCurrentPageIndicatorImage") { $0.preferredCurrentPageIndicatorImage = image },
    dots("setIndicatorImage") { $0.setIndicatorImage(image, forPage: 1) },
    dots("setCurrentPageIndicatorImage") { $0.setCurrentPageIndicatorImage(image, forPage: 1) },
    bar("progress") { $0.progress = 0.5 }, bar("progressTintColor") { $0.progressTintColor = .red },
    bar("trackTintColor") { $0.trackTintColor = .red }, bar("progressImage") { $0.progressImage = image },
    bar("trackImage") { $0.trackImage = image }, field("textColor") { $0.textColor = .red },
    field("textAlignment") { $0.textAlignment = .center }, field("background") { $0.background = image },
    field("disabledBackground") { $0.disabledBackground = image },
    field("minimumFontSize") { $0.minimumFontSize = 5 },
    field("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = true },
  ]

  @Test(arguments: drawn) func `a changed value marks for drawing, an equal one does not`(row: Row) {
    let (marks, change) = row.make()
    marks.drawings = 0
    change()
    expectEqual(marks.drawings, 1)
    change()
    expectEqual(marks.drawings, 1)
  }

  nonisolated static let sized: [Row] = [
    slider("minimumValueImage") { $0.minimumValueImage = image },
    slider("maximumValueImage") { $0.maximumValueImage = image },
    slider("setThumbImage") { $0.setThumbImage(image, for: .normal) },
    segments("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = true },
    dots("numberOfPages") { $0.numberOfPages = 9 }, field("text") { $0.text = "a" },
    field("placeholder") { $0.placeholder = "a" }, field("font") { $0.font = .systemFont(ofSize: 9) },
    field("borderStyle") { $0.borderStyle = .line }, field("leftViewMode") { $0.leftViewMode = .always },
    field("isSecureTextEntry") { $0.isSecureTextEntry = true },
  ]

  @Test(arguments: sized) func `a changed value invalidates the preferred size, an equal one does not`(row: Row) {
    let (marks, change) = row.make()
    marks.sizes = 0
    change()
    expectEqual(marks.sizes, 1)
    change()
    expectEqual(marks.sizes, 1)
  }

  @Test func `the beginning and the end of editing invalidate the preferred size of a field whose side views change`() {
    let field = OwnTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let window = Window.showing(field)
    (field.marks.sizes, field.leftViewMode) = (0, .never)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(field.marks.sizes == 0 && field.intrinsicContentSize.width == 5)
    (field.leftView, field.leftViewMode) = (View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), .whileEditing)
    field.marks.sizes = 0
    field.becomeFirstResponder()
    #expect(field.marks.sizes == 1 && field.intrinsicContentSize.width == 15)
    field.resignFirstResponder()
    #expect(field.marks.sizes == 2 && window.subviews == [field])
  }

  @Test func `i1 a new era of the screen changes the size of a switch, and invalidates its preferred size once`() {
    let toggle = OwnSwitch()
    let window = Window.showing(toggle)
    toggle.marks.sizes = 0
    window.layOut { $0.screen.era = .iOS26 }
    window.layOut { toggle.setNeedsLayout() }
    #expect(toggle.marks.sizes == 1 && toggle.intrinsicContentSize.width == 61)
    expectEqual(toggle.frame.size, CGSize(width: 63, height: 28))
  }
}
