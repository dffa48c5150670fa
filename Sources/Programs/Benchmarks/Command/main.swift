import CommandLineTool

ProgramProcess.run("Benchmarks") { printOutput, printError, words in
  Command(printOutput: printOutput, printError: printError).run(words)
}
