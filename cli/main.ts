#!/usr/bin/env node
import { exitCodes } from '../reports/exitCode.ts';
import { finish } from './finish.ts';
import { program } from './program.ts';

// A reader that has seen enough (`assay list | head`) is no error, and does not change a run's exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    if (stream === process.stdout)
      process.stderr.write(`assay: what it says can't be written: ${error.code ?? error.message}\n`);
    process.exit(exitCodes.wrongSettings);
  });

await finish(() => program(process.argv));
