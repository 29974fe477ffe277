import type { Diagnosis } from '../../cli/diagnose/Diagnosis.ts';
import { diagnoseCommand } from '../../cli/diagnose/diagnoseCommand.ts';
import { codeOf } from '../../cli/finish.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { workFolder } from '../cli/assay.ts';
import { hostHere } from '../cli/assayHere.ts';

export const key = 'a key of its own';

/** `assay diagnose` in this process: its exit code, what it said, and its first line. */
export async function diagnosed(
  url: string | null,
  flags: Readonly<Record<string, readonly string[]>> = {},
  environment: Readonly<Record<string, string>> = { ASSAY_API_KEY: key },
) {
  const { host, text } = hostHere();
  const code = await codeOf(
    () =>
      diagnoseCommand(
        loadSettings({
          flags: { ...(url === null ? {} : { target: [url] }), ...flags },
          environment,
          folder: workFolder(),
        }),
        host,
      ),
    host.stderr,
  );
  return { code, ...text, first: text.stdout.split('\n')[0] ?? '' };
}

/** The same with --json. */
export async function diagnosis(
  url: string,
  flags: Readonly<Record<string, readonly string[]>> = {},
): Promise<Diagnosis> {
  const { stdout, stderr } = await diagnosed(url, { ...flags, json: ['true'] });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Diagnosis;
}
