import HeadlessViews

extension Button {
  /// What an inspector shows of the button itself; its subviews say how that looks on them.
  final var presentContent: [InspectedProperty] {
    var properties = [InspectedProperty("buttonType", .word("\(buttonType)"), isDetail: true)]
    if let title = currentAttributedTitle?.string ?? currentTitle {
      properties.append(InspectedProperty("title", .text(title), isDetail: true))
      properties.append(InspectedProperty("titleColor", .color(currentTitleColor), isDetail: true))
    }
    if let image = currentImage {
      properties.append(InspectedProperty("image", .size(image.size), isDetail: true))
    }
    if let background = currentBackgroundImage {
      properties.append(InspectedProperty("backgroundImage", .size(background.size), isDetail: true))
    }
    return properties
  }
}
