import CommandLineTool

ProgramProcess.run("Benchmarks") { say, complain, words in Command(say: say, complain: complain).run(words) }
