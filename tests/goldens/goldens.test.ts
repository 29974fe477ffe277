import { describe, expect, it, test } from 'vitest';
import { makeTrial } from '../../cli/prove/Trial.ts';
import { tryServer } from '../../cli/prove/tryServer.ts';
import { wholePlan } from '../../cli/prove/wholePlan.ts';
import { formats } from '../../specs/Format.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { goldenRun } from './goldenRun.ts';
import {
  type Form,
  formKey,
  formLines,
  notingForms,
  type RequestMember,
  requestMembers,
} from './requestForms.ts';

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
    checks.map(({ slug, scenario, answers, reads, alsoAsks, once }) =>
      [id, slug, scenario, answers, reads, alsoAsks, once].map((one) => one ?? '-').join(' '),
    ),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('checks.txt');
});

const forms = notingForms();

test('each piece of evidence sends the same requests', { timeout: 240_000 }, async () => {
  const { sent, verdicts } = await goldenRun(plan, [forms.hook]);
  // The reference server is green: everything is judged. EVT-2 is asked only when the operator opts in to it.
  const notPassed = verdicts.filter(
    ({ status, clause }) => status !== 'passed' && !(clause === 'EVT-2' && status === 'notApplicable'),
  );
  expect(notPassed.map(({ id, status, cause, message }) => `${id} ${status} ${cause} ${message}`)).toEqual(
    [],
  );
  expect(verdicts).toHaveLength(plan.cases.length);
  const lines = [...sent].map(([key, digest]) => `${key} ${digest}`);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('requests.txt');
});

test('the members of those requests come in the same forms', async () => {
  await expect(`${formLines(forms.seen).join('\n')}\n`).toMatchFileSnapshot('forms.txt');
});

describe('in every format', () => {
  const written = requestMembers.filter(({ operation }) => operation.endsWith('Update'));
  const sentOtherwise = (members: readonly RequestMember[], isFull: (seen: ReadonlySet<Form>) => boolean) =>
    members
      .filter(
        (member) => !formats.every((format) => isFull(forms.seen.get(formKey(member, format)) ?? new Set())),
      )
      .map(({ operation, path }) => `${operation} ${path}`);

  it('each single member that no server computes is sent with a value', () => {
    const single = written.filter(({ plain, type }) => plain && type.kind === 'scalar');
    expect(single.length).toBeGreaterThan(150);
    expect(sentOtherwise(single, (seen) => seen.has('plain') || seen.has('edge'))).toEqual([]);
  });

  it('each list of records that is sent has one item, and more than one', () => {
    const lists = written.filter(
      ({ type, path }) => type.kind === 'list' && type.item.kind === 'record' && path !== 'Filters',
    );
    const sent = lists.filter((member) =>
      formats.some((format) => forms.seen.get(formKey(member, format))?.has('2')),
    );
    expect(sent).toHaveLength(7);
    expect(sentOtherwise(sent, (seen) => seen.has('1') && seen.has('2'))).toEqual([]);
  });
});

// Of the envelope, of texts, of filters and of record actions; `tools/compareProofs.mjs` compares all faults.
// Two formats are enough to see that a change of structure moved something, and take a third of the time.
const sampled = ['codeAsNumber', 'lineFeedsLostByUpdate', 'lessOrEqual', 'updateMakesAnother'];
const planOfTwo = planRun({ formats: ['json', 'csv'], operations: [], clauses: [], cases: [] });

test.each(sampled)('%s turns the same cases red', { timeout: 120_000 }, async (fault) => {
  const { breaches, errored } = await tryServer(makeTrial('fault', [fault], [], 1, 1), planOfTwo);
  const lines = [
    ...breaches.flatMap(({ cases }) => cases.map((id) => `red ${id}`)),
    ...errored.flatMap(({ cases }) => cases.map((id) => `errored ${id}`)),
  ];
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(`red/${fault}.txt`);
});
