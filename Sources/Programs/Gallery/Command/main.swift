import CommandLineTool

ProgramProcess.run("gallery") { printOutput, printError, words in
  Command(printOutput: printOutput, printError: printError).run(words)
}
