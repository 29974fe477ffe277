import { CommanderError } from 'commander';
import { SettingsError } from '../config/SettingsError.ts';
import { TargetError } from '../harness/TargetError.ts';
import { exitCodes } from '../reports/exitCode.ts';

/**
 * Runs a command to its end and leaves the process with its exit code; an error is told in one sentence on stderr.
 *
 * Only an error that is our own comes with its stack.
 */
export async function finish(command: () => Promise<number>): Promise<void> {
  let code: number;
  try {
    code = await command();
  } catch (error) {
    code = explain(error);
  }
  // What stands in a pipe's buffer is lost when the process ends before it is read.
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))),
  );
  process.exit(code);
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) {
    // commander has printed the help or the error by itself.
    return error.exitCode === 0 ? 0 : exitCodes.wrongSettings;
  }
  if (error instanceof SettingsError) return say(error.message, exitCodes.wrongSettings);
  if (error instanceof TargetError) return say(error.message, exitCodes.noTarget);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return say(`This is a fault of assay: ${stack}`, exitCodes.notJudged);
}

function say(message: string, code: number): number {
  process.stderr.write(`assay: ${message}\n`);
  return code;
}
