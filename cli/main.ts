#!/usr/bin/env node
import { finish } from './finish.ts';
import { program } from './program.ts';

// A reader that has seen enough (`assay list | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await finish(() => program(process.argv));
