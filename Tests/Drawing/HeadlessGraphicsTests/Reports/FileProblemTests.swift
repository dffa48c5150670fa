import HeadlessKit
import Testing

@Suite("Problems with files") struct FileProblemTests {
  @Test(arguments: [("/no/such/file.png", "No such file or directory"), ("/", "Is a directory")])
  func `an image's file that can't be read is named with the reason`(path: String, reason: String) {
    let problem = #expect(throws: FileProblem.self) { try Image(contentsOf: URL(fileURLWithPath: path)) }
    #expect(problem?.description == "'\(path)' can't be read: \(reason)." && problem?.reason == reason)
  }

  @Test func `a font's file that can't be read is named with the reason`() {
    let problem = #expect(throws: FileProblem.self) {
      try Font.register(contentsOf: URL(fileURLWithPath: "/no/such/file.ttf"))
    }
    #expect("\(problem as Any)".contains("NSCocoaErrorDomain") == false)
    #expect(problem?.description == "'/no/such/file.ttf' can't be read: No such file or directory.")
  }
}
