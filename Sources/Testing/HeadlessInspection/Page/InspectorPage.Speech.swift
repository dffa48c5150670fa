import Foundation
import HeadlessViews

extension InspectorPage {
  /// An element that VoiceOver visits in the page; the order of several is that of VoiceOver.
  struct Speech: Hashable, Sendable, Encodable {
    /// The text that is read.
    let text: String
    /// The line of the accessibility tree.
    let line: String
    /// The rectangle in the picture's coordinates, in points.
    let rect: CGRect

    @MainActor
    static func all(of view: View) -> [Speech] {
      AccessibilityScan(of: view).elements.map { Speech(text: $0.spoken, line: $0.line, rect: $0.frame) }
    }
  }
}
