import Conformance
import HeadlessKit

extension Comparison {
  /// Returns a system's settings that differ from a new device in English, as scenes are played here; nil for none.
  static func settings(of environment: RecordingEnvironment) -> String? {
    var settings: [String] = []
    if environment.contentSizeCategory != ContentSizeCategory.large.rawValue {
      settings.append("the content size is \(environment.contentSizeCategory)")
    }
    if !environment.language.isEmpty, environment.language.prefix(2) != "en" {
      settings.append("the language is \(environment.language)")
    }
    if environment.layoutDirection != "leftToRight" {
      settings.append("the layout direction is \(environment.layoutDirection)")
    }
    if environment.idiom != "phone" { settings.append("the device is a \(environment.idiom)") }
    if environment.idiom == "phone", environment.verticalSizeClass != "regular" {
      settings.append("the phone is in landscape")
    }
    settings += environment.accessibility.map { "\($0) is on" }
    return settings.isEmpty ? nil : settings.joined(separator: ", ")
  }
}
