import Foundation

let output = StandardOutput()
let complain = { (text: String) in FileHandle.standardError.write(Data("\(text)\n".utf8)) }
let code = Command(say: output.print, complain: complain).run(Array(CommandLine.arguments.dropFirst()))
if let failure = output.failure {
  complain("gallery: cannot write to standard output: \(failure)")
  exit(Command.failureExitCode)
}
exit(code)
