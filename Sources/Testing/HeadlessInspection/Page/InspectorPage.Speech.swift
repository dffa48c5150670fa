import Foundation
import HeadlessViews

extension InspectorPage {
  /// An element that VoiceOver visits in the page; several are in VoiceOver's order.
  struct Speech: Hashable, Sendable, Encodable {
    let text: String
    let line: String
    /// The rectangle in the picture's coordinates, in points.
    let rect: CGRect

    @MainActor static func all(of view: View) -> [Speech] {
      AccessibilityScan(of: view).elements.map { Speech(text: $0.spoken, line: $0.line, rect: $0.frame) }
    }
  }
}
