import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { digests } from '../../reports/digests.ts';
import { results } from '../../reports/results.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../reports/results.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ allErrors: true, strictRequired: false }).compile(schema);

const full = () =>
  JSON.parse(
    JSON.stringify(
      results(
        finishedRun(
          [
            verdict({ status: 'failed', message: 'm', expected: 'e', actual: 'a', path: 'p' }),
            verdict({
              id: 'all/-/XF-1',
              clause: 'XF-1',
              format: 'all',
              operation: '-',
              address: 'many',
              status: 'errored',
              message: 'flaky: m',
            }),
            verdict({ status: 'blocked', cause: 'clause:FMT-1', message: 'm' }),
            verdict({ status: 'notApplicable', message: 'm' }),
          ],
          {
            observations: [
              { clause: 'ENV-12', format: 'json', operation: 'DiscountDelete', observed: 'HTTP 200' },
            ],
            created: [{ record: 'mvCompany', id: '7', removal: { operation: 'CompanyDelete', members: {} } }],
            leftBehind: [
              { record: 'mvDocument', id: '8' },
              { record: 'mvCompany', id: '9', why: 'the calls that remove them were refused' },
            ],
          },
        ),
      ),
    ),
  );

test('results keep their published schema', () => {
  expect(validate(full()), JSON.stringify(validate.errors)).toBe(true);
});

test.each<[string, (value: ReturnType<typeof full>) => void]>([
  [
    'an unknown member',
    (value) => {
      value.extra = 1;
    },
  ],
  [
    'an unknown status',
    (value) => {
      value.verdicts[0].status = 'fine';
    },
  ],
  [
    'a blocked verdict without its cause',
    (value) => {
      value.verdicts.find((each: { status: string }) => each.status === 'blocked').cause = undefined;
      value.verdicts = JSON.parse(JSON.stringify(value.verdicts));
    },
  ],
  [
    'a cause that is none of the words',
    (value) => {
      value.verdicts.find((each: { status: string }) => each.status === 'blocked').cause = 'clause';
    },
  ],
  [
    'an outcome in other words',
    (value) => {
      value.summary.outcome = 'not decided';
    },
  ],
  [
    'results of version 1',
    (value) => {
      value.schemaVersion = 1;
    },
  ],
  [
    'a run without an end',
    (value) => {
      value.run.durationMs = null;
    },
  ],
])('the schema refuses %s', (_, spoil) => {
  const value = full();
  spoil(value);
  expect(validate(value)).toBe(false);
});

test('results hold what the run was asked for, and digests by which two runs can be compared', () => {
  const { run, summary } = full();
  expect(run).toMatchObject({ ...{ strict: false, allow: [], readOnly: false, runs: 5 } });
  expect(run.selection).toEqual({ formats: ['json', 'xml'], operations: [], clauses: [], cases: [] });
  expect(summary).toMatchObject({ outcome: 'does not conform', conforms: false, judged: 1, cases: 3 });
  const one = digests({ settingName: 'a', knownSkus: ['b'] }, ['x', 'y']);
  expect(digests({ knownSkus: ['b'], settingName: 'a' }, ['y', 'x'])).toEqual(one);
  expect(one.fixtures).not.toBe(digests({ settingName: 'b', knownSkus: ['b'] }, []).fixtures);
  expect(one.cases).not.toBe(digests({}, ['x']).cases);
  // Of "x", a line feed and "y".
  expect(one.cases).toBe(createHash('sha256').update('x\ny').digest('hex'));
});

test('verdicts stand in the order of their ids, whatever the order they came in', () => {
  const ids = ['xml/A/ENV-1', 'json/B/ENV-1', 'json/A/ENV-1'];
  const found = results(finishedRun(ids.map((id) => verdict({ id }))));
  expect(found.verdicts.map(({ id }) => id)).toEqual([...ids].reverse());
});
