import HeadlessKit

/// The last image as a template, so that the same image returns the same template.
struct TemplateImage {
  private var original: Image?
  private var template: Image?

  /// Returns the image to be filled with the tint; one that is always original stays as it is.
  mutating func of(_ image: Image) -> Image {
    if image.renderingMode != .automatic { return image }
    if let template, image === original { return template }
    let made = image.withRenderingMode(.alwaysTemplate)
    original = image
    template = made
    return made
  }
}
