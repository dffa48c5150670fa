import CommandLineTool

ProgramProcess.run("Benchmarks") { output, complain, words in Command(output: output, complain: complain).run(words) }
