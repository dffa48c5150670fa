import HeadlessKit
import RepositoryFiles

/// Labels, in blocks and in glyphs.
extension PictureScene {
  private static func label(
    _ name: String, _ text: String, _ font: Font, _ change: @escaping @MainActor @Sendable (Label) -> Void = { _ in }
  ) -> PictureScene {
    PictureScene(name) { sheet in
      let label = sheet.adding(Label(frame: CGRect(x: 5, y: 5, width: 90, height: 70)))
      label.text = text
      label.font = font
      label.numberOfLines = 0
      change(label)
    }
  }

  /// A small font of the tests' own, whose glyphs have shapes.
  private static let glyphs: Font = {
    let url = Repository.url("Tests/Drawing/HeadlessFontFilesTests/Fixtures/DejaVuSans.ttf")
    let file = try? FontFile(data: Data(contentsOf: url))
    return file.map { Font(file: $0, size: 15) } ?? .systemFont(ofSize: 15)
  }()

  static let texts = [
    label("a word in blocks", "Qualify", .systemFont(ofSize: 20)),
    label("lines in blocks", "The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 13)),
    label("bold blocks", "Bold, (or) not?", .boldSystemFont(ofSize: 17)),
    label("leaning blocks", "Leaning jumpy", .italicSystemFont(ofSize: 17)),
    label("a word in glyphs", "Qualify", glyphs),
    label("lines in glyphs", "The quick brown fox jumps over the lazy dog", glyphs) { $0.textColor = .systemRed },
    label("glyphs, underlined and turned", "Turned", glyphs) { label in
      label.attributedText = NSAttributedString(
        string: "Turned", attributes: [.font: glyphs.withSize(20), .underlineStyle: UnderlineStyle.single.rawValue])
      label.transform = CGAffineTransform(rotationAngle: 0.2)
    },
  ]
}
