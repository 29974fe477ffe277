import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { certify } from '../../cli/certify/certify.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { hostHere } from '../cli/assayHere.ts';

/** Certifies a part of the suite on the embedded server, in this process. The bundle is at `file`. */
export async function certifiedPart(
  folder: string,
  selection: Readonly<Record<string, readonly string[]>>,
  sign?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{
  readonly file: string;
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}> {
  const out = join(folder, 'out');
  // A certificate is never replaced.
  for (const name of ['certificate.tgz', 'certificate.html']) rmSync(join(out, name), { force: true });
  const flags = { ...selection, out: [out], config: undefined };
  const { config: _, ...given } = flags;
  const settings = { ...loadSettings({ flags: given, environment: {}, folder }), headers };
  const { host, text } = hostHere();
  const code = await certify(settings, sign === undefined ? {} : { sign }, { ...host, isPart: true });
  return { file: join(out, 'certificate.tgz'), code, ...text };
}
