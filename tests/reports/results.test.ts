import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
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

test('verdicts stand in the order of their ids, whatever the order they came in', () => {
  const ids = ['xml/A/ENV-1', 'json/B/ENV-1', 'json/A/ENV-1'];
  const found = results(finishedRun(ids.map((id) => verdict({ id }))));
  expect(found.verdicts.map(({ id }) => id)).toEqual([...ids].reverse());
});
