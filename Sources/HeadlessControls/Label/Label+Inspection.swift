import Foundation
import HeadlessViews

extension Label {
  /// What an inspector shows of the text; like in UIKit, only the text itself stands in the line of a tree.
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
