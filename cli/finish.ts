import { CommanderError } from 'commander';
import { SettingsError } from '../config/SettingsError.ts';
import { TargetError } from '../harness/target/TargetError.ts';
import { exitCodes } from '../reports/exitCode.ts';
import { printable } from '../reports/shortened.ts';
import { fileTrouble } from './run/files/fileTrouble.ts';
import type { LostOutput } from './watchOutput.ts';

/**
 * Runs a command to its end and exits the process with its code. Where stdout could not be written, somebody would take a part of what
 * was said for all of it, so the code says that.
 */
export async function finish(command: () => Promise<number>, output: LostOutput): Promise<void> {
  const code = await codeOf(command, process.stderr);
  // Data in a pipe's buffer is lost if the process ends before it is read.
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))),
  );
  // A failed write is told after its callback.
  await new Promise(setImmediate);
  output.release();
  process.exit(output.isLost() && code !== exitCodes.interrupted ? exitCodes.wrongSettings : code);
}

/**
 * Runs a command to its end and returns its exit code. Writes an error as one sentence to stderr; only an error of our own comes
 * with its stack.
 */
export async function codeOf(command: () => Promise<number>, stderr: Writer): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const { said, code } = explained(error);
    // A target may have said it, and a terminal must not obey that.
    if (said !== undefined) stderr.write(`assay: ${said.split('\n').map(printable).join('\n')}\n`);
    return code;
  }
}

interface Writer {
  readonly write: (text: string) => unknown;
}

/** What the file system refuses to whoever may not read or write there, or has no room. Anything else may be our fault. */
const ofAccess = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EEXIST', 'ENOTDIR'];

/** What to do about a file that can't be read or written; undefined for any other error. */
function accessTrouble(error: unknown): string | undefined {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const trouble = fileTrouble(error);
  const isOfFile = path !== undefined || syscall === 'write';
  if (trouble === undefined || !isOfFile || !ofAccess.includes(code)) return undefined;
  return `${path ?? 'a file'} can't be used (${trouble}); make room or grant access there, or name another folder.`;
}

function explained(error: unknown): { readonly said?: string; readonly code: number } {
  if (error instanceof CommanderError) {
    // commander has already printed the help or the error.
    return { code: error.exitCode === 0 ? 0 : exitCodes.wrongSettings };
  }
  if (error instanceof SettingsError) return { said: error.message, code: exitCodes.wrongSettings };
  if (error instanceof TargetError) return { said: error.message, code: exitCodes.noTarget };
  const trouble = accessTrouble(error);
  if (trouble !== undefined) return { said: trouble, code: exitCodes.wrongSettings };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { said: `This is a fault of assay: ${stack}`, code: exitCodes.notJudged };
}
