import Foundation
import Testing

@testable import Portability

@Suite("Outputs that are refused") struct RefusalTests {
  /// Ports `Kit` in a folder with other files, and gives the code, the message and whether the files are as they were.
  private func refusal(
    _ others: [String: String] = [:], output: String, prepare: (URL) throws -> Void = { _ in }
  ) throws -> String {
    try Reading.inFolder { folder in
      try PortingSupport.write(["Kit/Sources/A.swift": "@objc class A {}"].merging(others) { $1 }, to: folder)
      try prepare(folder)
      let before = try PortingSupport.contents(of: folder)
      let run = PortingSupport.run([folder.path + "/Kit", "--output", folder.path + "/" + output])
      expectEqual(run.code, 2)
      expectEqual(run.out, "")
      try expectEqual(PortingSupport.contents(of: folder), before)
      return run.error.replacing(folder.path, with: "")
    }
  }

  private func makeLink(_ name: String, to target: String) -> (URL) throws -> Void {
    { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: folder.appending(path: target))
    }
  }

  @Test func `the package itself, a folder in it, and one around it`() throws {
    let itself = "portability: the output '/Kit' is the package itself; give another folder\n"
    try expectEqual(refusal(output: "Kit"), itself)
    #expect(try refusal(output: "Kit/../Kit/.").contains("is the package itself"))
    let expected = "portability: the output '/Kit/New/Copy' is inside of the package; give a folder beside it\n"
    try expectEqual(refusal(output: "Kit/New/Copy"), expected)
    #expect(try refusal(output: "").contains("the package is inside of the output"))
  }

  @Test func `a target with the name of one of HeadlessKit's`() throws {
    try Reading.inFolder { folder in
      try PortingSupport.write(
        PortingSupport.package("ButtonRecipes", source: "let a = 1"), to: folder.appending(path: "Kit"))
      let run = PortingSupport.run([folder.path + "/Kit", "--output", folder.path + "/copy"])
      expectEqual(run.code, 2)
      #expect(run.error.hasPrefix("portability: HeadlessKit has a target 'ButtonRecipes' too, "))
    }
  }

  @Test func `the package behind links`() throws {
    #expect(try refusal(output: "Link", prepare: makeLink("Link", to: "Kit")).contains("is the package itself"))
    #expect(try refusal(output: "Link/New", prepare: makeLink("Link", to: "Kit")).contains("is inside of the package"))
  }

  @Test func `a file, and a folder that this tool has not written`() throws {
    #expect(try refusal(["copy": ""], output: "copy").contains("is a file; give a folder"))
    try expectEqual(
      refusal(["copy/mine.txt": ""], output: "copy"),
      "portability: the output '/copy' is not empty, and this tool has not written it; give another folder\n")
    #expect(try refusal(["copy/.portability": "mine"], output: "copy").contains("has not written it"))
    let marker = CopyFolder.title + "\nPackage.swift\n"
    try expectEqual(
      refusal(["copy/.portability": marker, "copy/Package.swift": "", "copy/a/b.txt": ""], output: "copy"),
      "portability: this tool has not written 'a/b.txt' in the output '/copy'; move it to another folder\n")
  }

  @Test func `an output of this tool is replaced; builds stay, and files that do not change are the same files`() throws
  {
    try Reading.inFolder { folder in
      try PortingSupport.write(["Kit/Sources/A.swift": "let a = 1", "Kit/Sources/B.swift": "let b = 1"], to: folder)
      let output = folder.appending(path: "copy")
      let words = [folder.path + "/Kit", "--output", output.path]
      expectEqual(PortingSupport.run(words).code, 0)
      try PortingSupport.write([".build/a.o": "object", "Package.resolved": "{}"], to: output)
      func number(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: output.appending(path: path).path)[.systemFileNumber] as? Int
      }
      let before = try number("Sources/Kit/A.ported.swift")
      try FileManager.default.removeItem(at: folder.appending(path: "Kit/Sources/B.swift"))
      expectEqual(PortingSupport.run(words).code, 0)
      try expectEqual(number("Sources/Kit/A.ported.swift"), before)
      #expect(
        try PortingSupport.contents(of: output).keys.sorted() == [
          ".build/a.o", ".portability", "Package.resolved", "Package.swift", "Sources/Kit/A.ported.swift",
        ])
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["Kit", "copy"])
    }
  }

  @Test func `an unwritable folder is reported, and no files remain`() throws {
    let message = try refusal(["taken": ""], output: "taken/copy")
    #expect(message.hasPrefix("portability: the output '/taken/copy' cannot be written, and is as it was:"))
  }

  @Test func `a file that cannot be read stops all of it`() throws {
    try Reading.inFolder { folder in
      let sources = ["Bytes.swift": Data([0x61, 0xFF, 0xFE]), "Good.swift": Data()]
      let source = folder.appending(path: "Kit/Sources")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      for (name, data) in sources { try data.write(to: source.appending(path: name)) }
      try FileManager.default.createSymbolicLink(at: source.appending(path: "again"), withDestinationURL: source)
      try FileManager.default.createSymbolicLink(
        atPath: source.appending(path: "Link.swift").path, withDestinationPath: "nowhere")
      let run = PortingSupport.run([folder.path + "/Kit", "--output", folder.path + "/copy"])
      expectEqual(run.code, 2)
      let path = folder.path + "/Kit/Sources"
      #expect(
        run.error == """
          portability: nothing was ported, as not all files can be read
          \(path)/Bytes.swift: the file is not UTF-8
          \(path)/Link.swift: a link that leads nowhere

          """)
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["Kit"])
    }
  }

  @Test(arguments: [
    ([], "a path is missing"), (["Kit"], "--output is missing"), (["Kit", "--output"], "--output needs a value"),
    (["Kit", "--output", "a", "--output", "b"], "--output is given twice"),
    (["Kit", "more", "--output", "a"], "one path is read at a time, and 'more' is a second"),
    (["Kit", "--write"], "unknown argument '--write'"),
  ])
  func `a command line that makes no sense ends with 2 and the usage`(words: [String], problem: String) {
    let run = PortingSupport.run(words)
    expectEqual(run.code, 2)
    expectEqual(run.error, "portability: \(problem)\n\(PortArguments.usage)\n")
  }

  @Test func `a path without a package is reported`() throws {
    try Reading.inFolder { folder in
      let output = folder.path + "/copy"
      try PortingSupport.write(["Empty/README.md": ""], to: folder)
      #expect(PortingSupport.run(["/nowhere/at/all", "--output", output]).error.contains("is not a folder"))
      #expect(PortingSupport.run([folder.path + "/Empty", "--output", output]).error.contains("has no Swift files"))
    }
  }

  @Test func `help is printed`() {
    expectEqual(PortingSupport.run(["--help"]).out, PortArguments.explanation + "\n")
    expectEqual(PortingSupport.run(["--help"]).code, 0)
  }
}
