import CommandLineTool

ProgramProcess.run("gallery") { say, complain, words in Command(say: say, complain: complain).run(words) }
