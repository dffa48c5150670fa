import Foundation
import HeadlessViews

extension Label {
  /// The inspected properties of the text; as in UIKit, a line of a tree has only the text itself.
  final var shownText: [InspectedProperty] {
    var properties: [InspectedProperty] = []
    if let text { properties.append(InspectedProperty("text", .text(text))) }
    if let font { properties.append(InspectedProperty("font", .font(font), isDetail: true)) }
    if let textColor { properties.append(InspectedProperty("textColor", .color(textColor), isDetail: true)) }
    properties.append(InspectedProperty("numberOfLines", .number(CGFloat(numberOfLines)), isDetail: true))
    properties.append(InspectedProperty("lineBreakMode", .word("\(lineBreakMode)"), isDetail: true))
    return properties
  }
}
