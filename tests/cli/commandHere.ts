import { stripVTControlCharacters } from 'node:util';
import { codeOf } from '../../cli/finish.ts';
import { program } from '../../cli/program.ts';
import type { Ended } from './assay.ts';

/**
 * Any command in this process, as if it were started in the folder: with its arguments, and without any ASSAY_ variable but the given
 * ones. A start costs three seconds of processor time. What judges needs its thread, and so `assayHere` or a start.
 */
export async function commandHere(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  const before = { folder: process.cwd(), env: { ...process.env }, umask: process.umask() };
  const { stdout, stderr } = process;
  const writes = { stdout: stdout.write, stderr: stderr.write };
  const collecting = (name: keyof typeof text) => (more: string | Uint8Array) => {
    text[name] += stripVTControlCharacters(String(more));
    return true;
  };
  const started = performance.now();
  try {
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (name.startsWith('ASSAY_')) delete process.env[name];
    Object.assign(process.env, env);
    stdout.write = collecting('stdout');
    stderr.write = collecting('stderr');
    const code = await codeOf(() => program([process.execPath, 'assay', ...args]), stderr);
    return { code, ...text, ms: performance.now() - started };
  } finally {
    Object.assign(stdout, { write: writes.stdout });
    Object.assign(stderr, { write: writes.stderr });
    for (const name of Object.keys(process.env)) if (!(name in before.env)) delete process.env[name];
    Object.assign(process.env, before.env);
    process.chdir(before.folder);
    process.umask(before.umask);
  }
}
