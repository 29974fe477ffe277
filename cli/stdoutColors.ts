import { fstatSync } from 'node:fs';
import picocolors from 'picocolors';
import type { Colors } from '../reports/Colors.ts';

interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Whether stdout goes to a file. */
  readonly isFile: boolean;
}

/** Logs that show colours. Another CI, and every pipe and file, gets plain text unless FORCE_COLOR is set. */
const colouredLogs = ['GITHUB_ACTIONS', 'GITLAB_CI'];

/** Whether what is printed on stdout has colours. NO_COLOR goes before everything else. */
export function isColoured({ environment, isTerminal, isFile }: Surroundings): boolean {
  if (environment.NO_COLOR) return false;
  if (environment.FORCE_COLOR) return environment.FORCE_COLOR !== '0';
  if (isTerminal) return environment.TERM !== 'dumb';
  return !isFile && colouredLogs.some((name) => environment[name]);
}

function endsInFile(): boolean {
  try {
    return fstatSync(1).isFile();
  } catch {
    // Nobody reads a closed one.
    return false;
  }
}

/**
 * The colours of stdout. The library's own rule colours whatever is printed in a CI or on Windows, files included.
 *
 * This is a function, so that no module looks at stdout while it loads. If that is a pipe, Node takes the next link to a package for a plain
 * folder (`fs.realpathSync`), and does not find what the package imports.
 */
export const stdoutColors = (): Colors =>
  picocolors.createColors(
    isColoured({
      environment: process.env,
      isTerminal: process.stdout.isTTY === true,
      isFile: endsInFile(),
    }),
  );
