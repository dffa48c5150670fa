import Foundation

/// Answers with recorded sizes, and asks another measurer for texts that have none.
///
/// Give it sizes that were printed on a device or a simulator and layout is exact to the pixel; `Docs/TextMeasuring.md`
/// has the few lines that print them. A length with .333 or .667 is the third of a point that was printed so.
public struct RecordedTextMeasurer: TextMeasurer {
  /// The size of each text that is the same in every font, in points.
  public let sizes: [String: CGSize]
  private let recordings: [Recording.Key: CGSize]
  private let fallback: any TextMeasurer

  /// Creates a measurer from sizes, in points, that hold in every font; `fallback` measures all other texts.
  public init(_ sizes: [String: CGSize], fallback: any TextMeasurer = SystemTextMeasurer()) {
    self.init(sizes, [], fallback: fallback)
  }

  /// Creates a measurer from sizes that were recorded in one font each.
  ///
  /// - Parameters:
  ///   - recordings: The recorded sizes; of two for one text in one font the last one is used.
  ///   - fallback: Measures texts that were not recorded, or not in the font that is asked for.
  public init(_ recordings: [Recording], fallback: any TextMeasurer = SystemTextMeasurer()) {
    self.init([:], recordings, fallback: fallback)
  }

  init(_ sizes: [String: CGSize], _ recordings: [Recording], fallback: any TextMeasurer) {
    self.sizes = sizes.mapValues(\.withThirds)
    self.recordings = Dictionary(recordings.map { ($0.key, $0.size.withThirds) }) { _, last in last }
    self.fallback = fallback
  }

  /// Returns the recorded size, or the fallback's answer.
  public func size(of line: String, in font: Font) -> CGSize {
    if let size = sizes[line] { return size }
    if recordings.isEmpty { return fallback.size(of: line, in: font) }
    let key = Recording.Key(text: line, fontName: font.fontName, fontSize: font.pointSize)
    return recordings[key] ?? fallback.size(of: line, in: font)
  }

  /// The size of one line of text in one font, as a device or a simulator printed it.
  public struct Recording: Sendable {
    let key: Key
    let size: CGSize

    /// Creates the recorded size, in points, of a text without line breaks in a font of a name, such as
    /// `.SFUI-Semibold`, and a size.
    public init(_ text: String, _ fontName: String, _ fontSize: CGFloat, width: CGFloat, height: CGFloat) {
      key = Key(text: text, fontName: fontName, fontSize: fontSize)
      size = CGSize(width: width, height: height)
    }

    struct Key: Hashable {
      let text: String
      let fontName: String
      let fontSize: CGFloat
    }
  }
}

extension CGSize {
  /// The size with the thirds of points that three digits stand for: 55.667 becomes 167 pixels at 3x, not 168.
  fileprivate var withThirds: CGSize { CGSize(width: Self.third(width), height: Self.third(height)) }

  private static func third(_ length: CGFloat) -> CGFloat {
    let thousandths = (length * 1000).rounded()
    let fraction = thousandths.truncatingRemainder(dividingBy: 1000)
    guard abs(length * 1000 - thousandths) < 1e-6, fraction == 333 || fraction == 667 else { return length }
    return (length * 3).rounded() / 3
  }
}
