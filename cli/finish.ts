import { CommanderError } from 'commander';
import { SettingsError } from '../config/SettingsError.ts';
import { TargetError } from '../harness/target/TargetError.ts';
import { exitCodes } from '../reports/exitCode.ts';

/**
 * Runs a command to its end and exits the process with its code. Prints an error as one sentence on stderr.
 *
 * Only an error of our own comes with its stack.
 */
export async function finish(command: () => Promise<number>): Promise<void> {
  let code: number;
  try {
    code = await command();
  } catch (error) {
    code = explain(error);
  }
  // Data in a pipe's buffer is lost if the process ends before it is read.
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))),
  );
  process.exit(code);
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) {
    // commander has already printed the help or the error.
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
