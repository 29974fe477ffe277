import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import { listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';

const key = 'a key of its own';
const asked = ['--operations', 'Company*,ShippingProvider*', '--formats', 'json,soap12', '--seed', '1'];

/** What becomes of a call, by its number; undefined for the usual answer. */
type Trouble = (call: number) => 'lost' | Partial<HttpAnswer> | undefined;

const undisturbed: Trouble = () => undefined;

const page = (status: number, text: string): Partial<HttpAnswer> => ({
  status,
  headers: { 'content-type': 'text/html', 'retry-after': '0' },
  body: Buffer.from(`<title>${text}</title>`),
});

interface Troubled {
  readonly trouble?: Trouble;
  readonly latencyMs?: number;
  readonly flags?: readonly string[];
  /** Whether some cases end in an error, as they should. */
  readonly hasErrors?: true;
}

async function target({ trouble = undisturbed, latencyMs = 0 }: Troubled) {
  let server = createServer({ apiKey: key });
  const known = fixtures(server.store);
  let calls = 0;
  const front: ReferenceServer = {
    ...server,
    handle: (request) => {
      calls += 1;
      const met = trouble(calls);
      if (met === 'lost') server = createServer({ apiKey: key });
      const answer = server.handle(request);
      return typeof met === 'object' ? { ...answer, ...met } : answer;
    },
  };
  const { url, close } = await listen(front, { latencyMs });
  onTestFinished(close);
  return { url, known };
}

test.each<[string, Troubled]>([
  ['is far away', { latencyMs: 25 }],
  [
    'is replaced by the page of a gateway now and then',
    { trouble: (call) => (call % 25 === 0 ? page(502, 'Bad Gateway') : undefined), hasErrors: true },
  ],
  ['is busy for a while', { trouble: (call) => (call > 100 && call < 110 ? page(503, 'Busy') : undefined) }],
  ['loses its data', { trouble: (call) => (call === 150 ? 'lost' : undefined), hasErrors: true }],
  ['wants a header whose value stands in every body', { flags: ['--header', 'X-Env: Insert'] }],
])(
  'the run of a target that %s is judged again to the same verdicts',
  { timeout: 120_000 },
  async (_, troubled) => {
    const { url, known } = await target(troubled);
    const folder = workFolder();
    writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(known));
    const options = ['--target', url, '--fixtures', 'fixtures.json', ...asked, ...(troubled.flags ?? [])];
    await assayHere(folder, ['run', ...options], { ASSAY_API_KEY: key });
    const { verdicts } = resultsOf(folder);
    expect(verdicts.length).toBeGreaterThan(400);
    expect(verdicts.some(({ status }) => status === 'errored')).toBe(troubled.hasErrors === true);
    const again = await commandHere(folder, ['judge', 'assay-report', '--fixtures', 'fixtures.json']);
    expect(again.stdout).toContain(
      `${verdicts.length} of ${verdicts.length} verdicts are the same to the word.`,
    );
  },
);
