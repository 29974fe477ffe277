import { expect, test } from 'vitest';
import { makeTrial } from '../../cli/prove/makeTrial.ts';
import { tryServer } from '../../cli/prove/tryServer.ts';
import { wholePlan } from '../../cli/prove/wholePlan.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { goldenRun } from './goldenRun.ts';

// What a change of structure must leave as it is. Look at each line that `npx vitest run tests/goldens -u` changes: a changed
// digest means that the suite sends something else, and then the whole proof is due.

const plan = wholePlan();

test('each piece of evidence is known by its key, and so is what it requires and follows', async () => {
  const lines = [...plan.evidence.values()].map(({ key, effect, stage, requires = [], follows = [] }) =>
    [
      key,
      effect,
      ...(stage === undefined ? [] : [`stage ${stage}`]),
      ...requires.map((other) => `requires ${other}`),
      ...follows.map((other) => `follows ${other}`),
    ].join(' '),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('evidence.txt');
});

test('each check looks at the same answers', async () => {
  const lines = [...clauses.values()].flatMap(({ id, checks }) =>
    checks.map(({ slug, scenario, on, reads, further, once }) =>
      [id, slug, scenario, on, reads, further, once].map((one) => one ?? '-').join(' '),
    ),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('checks.txt');
});

test('each piece of evidence sends the same requests', { timeout: 240_000 }, async () => {
  const { sent, verdicts } = await goldenRun(plan);
  expect(verdicts.filter(({ status }) => !['passed', 'notApplicable'].includes(status))).toEqual([]);
  const lines = [...sent].map(([key, digest]) => `${key} ${digest}`);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('requests.txt');
});

// Of the envelope, of texts, of filters and of record actions; `tools/compareProofs.mjs` compares all faults.
const sampled = ['codeAsNumber', 'lineFeedsLostByUpdate', 'lessOrEqual', 'updateMakesAnother'];

test.each(sampled)('%s turns the same cases red', { timeout: 120_000 }, async (fault) => {
  const { breaches, errored } = await tryServer(makeTrial('fault', [fault], [], 1, 1), plan);
  const lines = [
    ...breaches.flatMap(({ cases }) => cases.map((id) => `red ${id}`)),
    ...errored.flatMap(({ cases }) => cases.map((id) => `errored ${id}`)),
  ];
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(`red/${fault}.txt`);
});
