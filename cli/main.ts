#!/usr/bin/env node
import { finish } from './finish.ts';
import { program } from './program.ts';
import { watchOutput } from './watchOutput.ts';

const output = watchOutput();

await finish(() => program(process.argv), output);
