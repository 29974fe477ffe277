import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';

const key = 'a key of its own';
const writing = [
  '--operations',
  'Company*,ShippingProvider*,DocumentUpdate',
  '--formats',
  'json,csv',
  '--seed',
  '1',
];

/** The reference server on one port, replaced by a fresh one when it has got so many calls. */
async function restarting(at: (call: number) => boolean) {
  let server = createServer({ apiKey: key });
  let calls = 0;
  const known = fixtures(server.store);
  const front: ReferenceServer = {
    ...server,
    handle: (request) => {
      calls += 1;
      if (at(calls)) server = createServer({ apiKey: key });
      return server.handle(request);
    },
  };
  const { url, close } = await listen(front);
  onTestFinished(close);
  return { url, known };
}

/** A writing run on it. */
async function run(at: (call: number) => boolean) {
  const { url, known } = await restarting(at);
  const folder = workFolder();
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(known));
  const ended = await assayHere(folder, ['run', '--target', url, '--fixtures', 'fixtures.json', ...writing], {
    ASSAY_API_KEY: key,
  });
  return { ...ended, results: resultsOf(folder) };
}

// Calls at which the run goes on to use what it wrote: else a loss is a note alone.
test.each([120, 220, 400])(
  'a target that is restarted silently at call %i of a writing run: exit code 4, nothing red',
  async (at) => {
    const { code, results, stderr } = await run((call) => call === at);
    const { verdicts, run: ran } = results;
    expect(verdicts.filter(({ status }) => status === 'failed' || status === 'warned')).toEqual([]);
    const errored = verdicts.filter(({ status }) => status === 'errored');
    expect(errored).not.toEqual([]);
    for (const { message } of errored)
      expect(message).toMatch(/^the target lost its data at \d\d:\d\d:\d\d UTC/);
    expect(
      ran.notes.filter((note) => /^the target lost its data at .* UTC: what the run had/.test(note)),
    ).toHaveLength(1);
    expect(stderr).toMatch(/The target lost its data at/);
    expect(code).toBe(4);
  },
);

test('a target that forgets at every 40th call: the run ends early, with its reports', async () => {
  const { code, results } = await run((call) => call > 60 && call % 40 === 0);
  expect(results.verdicts.filter(({ status }) => status === 'failed' || status === 'warned')).toEqual([]);
  expect(JSON.stringify(results.run)).toMatch(/lost its data at [^"]* UTC, as often before/);
  expect(results.verdicts.length).toBeGreaterThan(0);
  expect(code).toBe(4);
});
