import CommandLineTool

ProgramProcess.run("conformance", failureExitCode: Command.fileExitCode) { printOutput, printError, words in
  Command(printOutput: printOutput, printError: printError).run(words)
}
