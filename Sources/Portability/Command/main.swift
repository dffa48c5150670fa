import CommandLineTool

ProgramProcess.run("portability", failureExitCode: Command.unreadableExitCode) { output, complain, words in
  Command(output: output, complain: complain).run(words)
}
