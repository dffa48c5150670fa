import CommandLineTool

ProgramProcess.run("portability", failureExitCode: Command.unreadableExitCode) { printOutput, printError, words in
  Command(printOutput: printOutput, printError: printError).run(words)
}
