import CommandLineTool

ProgramProcess.run("conformance", failureExitCode: Command.fileExitCode) { say, complain, words in
  Command(say: say, complain: complain).run(words)
}
