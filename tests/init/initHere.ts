import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';
import { codeOf } from '../../cli/finish.ts';
import { addFlags, flagsOf } from '../../cli/flagsOf.ts';
import { init } from '../../cli/init/init.ts';
import { options } from '../../config/options.ts';

/** What `assay init` ended with, and all that it wrote to the terminal, byte by byte. */
export interface EndedInit {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  /** What the operator types after each question; without it there is no terminal. */
  readonly typed?: readonly string[];
}

const flags = options.map(({ flag }) => flag);

/** `assay init` in this process. */
export async function initHere(
  folder: string,
  args: readonly string[] = [],
  given: Given = {},
): Promise<EndedInit> {
  const { env = {}, typed } = given;
  const command = addFlags(new Command().option('--force'), flags);
  command.parse([...args], { from: 'user' });
  const text = { stdout: '', stderr: '' };
  const stdin = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  const stderr = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  const answers = [...(typed ?? [])];
  stderr.on('data', (bytes: Buffer) => {
    text.stderr += bytes.toString();
    // A question ends in a colon and a blank, and the cursor stays behind it.
    if (/: $/.test(stripVTControlCharacters(text.stderr)) && answers.length > 0)
      stdin.write(answers.shift() ?? '');
  });
  const stdout = { write: (more: string) => (text.stdout += more) };
  const surroundings = { environment: env, folder };
  const code = await codeOf(
    () =>
      init(
        { flags: flagsOf(command, flags), force: command.opts().force === true, ...surroundings },
        { stdin, stdout, stderr },
      ),
    stderr,
  );
  await new Promise((done) => setImmediate(done));
  return { code, ...text };
}
