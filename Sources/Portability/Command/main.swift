import CommandLineTool

ProgramProcess.run("portability", failureExitCode: Command.unreadableExitCode) { say, complain, words in
  Command(say: say, complain: complain).run(words)
}
