import HeadlessKit
import RepositoryFiles

extension FontFile {
  /// A font of `HeadlessFontFilesTests`, whose widths are checked there: Inter Regular 3.019, without ideographs.
  package static let inter: FontFile = {
    let url = Repository.url("Tests/Drawing/HeadlessFontFilesTests/Fixtures/Inter-Regular.otf")
    do { return try FontFile(data: Data(contentsOf: url)) } catch { fatalError("\(url.path): \(error)") }
  }()
}
