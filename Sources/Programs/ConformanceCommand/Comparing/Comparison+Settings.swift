import Conformance
import HeadlessKit

extension Comparison {
  /// Returns a system's settings that differ from a new device in English, as scenes are played here; nil for none.
  static func settings(of environment: RecordingEnvironment) -> String? {
    let (size, language) = (environment.contentSizeCategory, environment.language)
    let isPhone = environment.idiom == "phone"
    let settings: [(differs: Bool, text: String)] = [
      (size != ContentSizeCategory.large.rawValue, "the content size is \(size)"),
      (!language.isEmpty && !language.hasPrefix("en"), "the language is \(language)"),
      (environment.layoutDirection != "leftToRight", "the layout direction is \(environment.layoutDirection)"),
      (!isPhone, "the device is a \(environment.idiom)"),
      (isPhone && environment.verticalSizeClass != "regular", "the phone is in landscape"),
    ]
    let texts = settings.filter(\.differs).map(\.text) + environment.accessibility.map { "\($0) is on" }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
