import HeadlessKit
import HeadlessTesting

/// A label measured on a device or simulator, in points; `Docs/Fidelity/Addresses.md#labels` has the sources by `row`.
///
/// The snapshots' labels "What's" are headlines (`preferredFont(forTextStyle: .headline)`), so they are semibold.
struct MeasuredLabel: Sendable, CustomTestStringConvertible {
  let row: Int
  let text: String
  let fontSize: CGFloat
  let weight: Font.Weight
  let width: CGFloat?
  let height, scale: CGFloat
  var testDescription: String { "row \(row): \(text) in \(fontSize.shortDescription) @\(scale.shortDescription)x" }

  init(
    _ row: Int, _ text: String, _ fontSize: CGFloat, _ weight: Font.Weight = .regular, width: CGFloat? = nil,
    height: CGFloat, scale: CGFloat
  ) {
    (self.row, self.text, self.fontSize, self.weight, self.width) = (row, text, fontSize, weight, width)
    (self.height, self.scale) = (height, scale)
  }

  /// The font, by this toolkit's name.
  var font: Font { .systemFont(ofSize: fontSize, weight: weight) }

  /// Labels in the system font of iOS 8 to 18, from published dumps and recorded snapshots.
  static let all = [
    MeasuredLabel(1, "What's", 17, .semibold, width: 55.6667, height: 20.3333, scale: 3),
    MeasuredLabel(2, "What's", 16, .semibold, width: 52.6667, height: 19.3333, scale: 3),
    MeasuredLabel(3, "the", 16, width: 23.6667, height: 19.3333, scale: 3),
    MeasuredLabel(4, "point", 17, width: 39, height: 20.3333, scale: 3),
    MeasuredLabel(5, "point", 16, width: 37, height: 19.3333, scale: 3),
    MeasuredLabel(6, "?", 15, width: 7.6667, height: 18, scale: 3),
    MeasuredLabel(7, "What's", 17, .semibold, width: 55.5, height: 20.5, scale: 2),
    MeasuredLabel(8, "What's", 16, .semibold, width: 53, height: 19.5, scale: 2),
    MeasuredLabel(9, "the", 17, width: 25, height: 20.5, scale: 2),
    MeasuredLabel(10, "the", 16, width: 24, height: 19.5, scale: 2),
    MeasuredLabel(11, "point", 16, width: 37, height: 19.5, scale: 2),
    MeasuredLabel(12, "?", 15, width: 7.5, height: 18, scale: 2),
    MeasuredLabel(13, "?", 14, width: 7.5, height: 17, scale: 2),
    MeasuredLabel(14, "What's", 17, .semibold, width: 56.5, height: 20.5, scale: 2),
    MeasuredLabel(15, "the", 17, width: 24.6667, height: 20.3333, scale: 3),
    MeasuredLabel(16, "point", 17, width: 38.6667, height: 20.3333, scale: 3),
    MeasuredLabel(17, "What's", 16, .semibold, width: 53.6667, height: 19.3333, scale: 3),
    MeasuredLabel(18, "Button", 15, width: 46, height: 18, scale: 2),
    MeasuredLabel(19, "Button", 15, width: 45.6667, height: 18, scale: 3),
    MeasuredLabel(20, "Done", 15, width: 36.5, height: 18, scale: 2),
    MeasuredLabel(21, "Verify", 15, width: 38, height: 18, scale: 2),
    MeasuredLabel(22, "ShowChangeLog", 15, width: 116.5, height: 18, scale: 2),
    MeasuredLabel(23, "标哥的技术博客", 15, width: 105, height: 18, scale: 2),
    MeasuredLabel(24, "登录", 15, width: 30.6667, height: 18, scale: 3),
    MeasuredLabel(25, "button", 18, width: 53.3333, height: 21.6667, scale: 3),
    MeasuredLabel(26, "点我啊", 18, width: 54, height: 21.6667, scale: 3),
    MeasuredLabel(27, "PREV PG", 18, width: 73, height: 21.5, scale: 2),
    MeasuredLabel(28, "登录", 17, width: 35, height: 20.5, scale: 2),
    MeasuredLabel(29, "重设密码", 14, width: 57.5, height: 17, scale: 2),
    MeasuredLabel(30, "数据说明", 14, width: 57.5, height: 17, scale: 2),
    MeasuredLabel(31, "取消", 17, width: 34, height: 20.5, scale: 2),
    MeasuredLabel(32, "取消", 17, width: 35, height: 20.5, scale: 2),
    MeasuredLabel(33, "下一步", 17, width: 52, height: 20.5, scale: 2),
    MeasuredLabel(34, "Cancel", 17, width: 53.5, height: 20.5, scale: 2),
    MeasuredLabel(35, "Feedback", 17, width: 78.5, height: 20.5, scale: 2),
    MeasuredLabel(36, "Label", 17, width: 42, height: 20.5, scale: 2),
    MeasuredLabel(37, "sma11case", 18, width: 87, height: 21.5, scale: 2),
    MeasuredLabel(38, "Try Now", 13, width: 51, height: 16, scale: 2),
    MeasuredLabel(39, "What's the point?", 25, height: 30, scale: 3),
    MeasuredLabel(40, "What's the point?", 25, height: 30, scale: 2),
    MeasuredLabel(41, "What's the point?", 26, height: 31.3333, scale: 3),
    MeasuredLabel(42, "What's the point?", 26, height: 31.5, scale: 2),
    MeasuredLabel(43, "What's the point?", 27, height: 32.5, scale: 2),
    MeasuredLabel(44, "What's the point?", 28, height: 33.6667, scale: 3),
    MeasuredLabel(45, "What's the point?", 28, height: 33.5, scale: 2),
    MeasuredLabel(46, "What's the point?", 30, height: 36, scale: 3),
    MeasuredLabel(47, "What's the point?", 32, height: 38.3333, scale: 3),
    MeasuredLabel(48, "What's the point?", 32, height: 38.5, scale: 2),
    MeasuredLabel(49, "What's the point?", 34, height: 40.6667, scale: 3),
    MeasuredLabel(50, "What's the point?", 34, height: 41, scale: 2),
    MeasuredLabel(51, "What's the point?", 38, height: 45.5, scale: 2),
    MeasuredLabel(52, "What's the point?", 43, height: 51.3333, scale: 3),
    MeasuredLabel(53, "What's the point?", 43, height: 51.5, scale: 2),
    MeasuredLabel(54, "What's the point?", 48, height: 57.3333, scale: 3),
    MeasuredLabel(55, "What's the point?", 53, height: 63.3333, scale: 3),
    MeasuredLabel(56, "What's the point?", 53, height: 63.5, scale: 2),
    MeasuredLabel(57, "What's the point?", 58, height: 69.3333, scale: 3),
    MeasuredLabel(58, "What's the point?", 58, height: 69.5, scale: 2),
  ]
}
