import Foundation

let command = Command(
  say: { print($0) },
  complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))
