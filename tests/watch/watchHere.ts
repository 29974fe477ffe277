import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from '../../cli/watch/watch.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import type { Results } from '../../reports/results.ts';
import { hostHere } from '../cli/assayHere.ts';

/** A watch that has ended. */
export interface Watched {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly results: Results;
  /** Every file of its folder as one text. */
  readonly exchanges: string;
}

/** `assay watch` in this process, for as long as `clients` work; they are given its address. */
export async function watchHere(
  folder: string,
  target: string,
  clients: (url: string) => Promise<unknown>,
  flags: { readonly keep?: boolean } = {},
): Promise<Watched> {
  const { host, text } = hostHere();
  const settings = loadSettings({ flags: { target: [target] }, environment: {}, folder });
  let worked: Promise<unknown> = Promise.resolve();
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  const code = await watch(settings, flags, {
    ...host,
    until,
    listening: (url) => {
      worked = clients(url).finally(end);
      worked.catch(() => undefined);
    },
  });
  await worked;
  const read = (name: string): string => readFileSync(join(settings.out, name), 'utf8');
  return { code, ...text, results: JSON.parse(read('results.json')), exchanges: read('exchanges.ndjson') };
}
