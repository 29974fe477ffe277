import { expect, test } from 'vitest';
import { prettyText } from '../../reports/exchanges/prettyText.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { html } from '../../reports/html/html.ts';
import { packedVerdicts, unpackedVerdicts } from '../../reports/html/packedVerdicts.ts';
import { reportDataOf } from '../../reports/html/reportDataOf.ts';
import { finishedRun, verdict, wholeRun } from './finishedRun.ts';
import { keptExchange } from './keptExchange.ts';
import { mixedRun } from './mixedRun.ts';

const size = (value: unknown): number => JSON.stringify(value).length;

test('the data of a run of 14,000 verdicts of which all failed at length stay below 5 MB', () => {
  const text = 'x'.repeat(3000);
  const verdicts = Array.from({ length: 14_000 }, (_, index) =>
    verdict({
      id: `json/ShippingInformationCreateLabel/ENV-1/unknown-id-${index}`,
      status: 'failed',
      message: `${text} ${index}`,
      expected: '0',
      actual: '1',
      exchanges: ['x1000', 'x1001', 'x1002', 'x1003'],
    }),
  );
  const exchanges = new Map(
    Array.from({ length: 600 }, (_, index) => [`x${index}`, keptExchange(`x${index}`, 'y'.repeat(28_000))]),
  );
  const data = reportDataOf(finishedRun(verdicts, { exchanges }));
  expect(size(data)).toBeLessThan(5_000_000);
  expect(data.verdicts).toHaveLength(14_000);
  expect(Object.keys(data.exchanges)[0]).toBe('x0');
  expect(data.details['json/ShippingInformationCreateLabel/ENV-1/unknown-id-0']?.message).toContain('x 0');
});

test('a report of 100,000 verdicts stays below 8 MB, and its page gets all of them back', () => {
  const verdicts = Array.from({ length: 100_000 }, (_, index) => {
    const operation = `ShippingInformation${index % 33}`;
    const id = `soap11/${operation}/ENV-${index % 75}/unknown-id-${Math.floor(index / 33)}`;
    const exchanges = Array.from({ length: 1 + (index % 3) }, (_, more) => `x${1000 + (index >> 3) + more}`);
    const status = index % 40 === 0 ? 'blocked' : 'passed';
    return verdict({ id, format: 'soap11', operation, status, message: `why ${index}`, exchanges });
  });
  const exchanges = new Map(
    Array.from({ length: 600 }, (_, index) => [`x${index}`, keptExchange(`x${index}`, 'y'.repeat(28_000))]),
  );
  const run = finishedRun(verdicts, { exchanges });
  expect(html(run).length).toBeLessThan(8_000_000);
  const { verdicts: rows } = reportDataOf(run);
  expect(unpackedVerdicts(packedVerdicts(rows))).toEqual(rows);
});

test('what passed is told in a row alone', () => {
  const data = reportDataOf(wholeRun([verdict()]));
  expect(data.verdicts).toEqual([['json/DiscountGet/ENV-1', 'MUST', 'passed', 'path', 3, 'x1']]);
  expect(data.details).toEqual({});
  expect(data.outcome).toBe('conforms');
});

test('an observation stands once with all its places', () => {
  const seen = { clause: 'ENV-12', observed: 'HTTP 200' };
  const { observations } = reportDataOf(
    finishedRun([], {
      observations: [
        { ...seen, format: 'json', operation: 'UserGet' },
        { ...seen, format: 'xml', operation: 'CompanyGet' },
        { ...seen, format: 'xml', operation: 'CompanyGet', observed: 'HTTP 500' },
      ],
    }),
  );
  expect(observations).toEqual([
    { ...seen, operations: ['CompanyGet', 'UserGet'], formats: ['json', 'xml'] },
    { clause: 'ENV-12', observed: 'HTTP 500', operations: ['CompanyGet'], formats: ['xml'] },
  ]);
});

test('the outcome is told in its own words, and green is for a run of everything alone', () => {
  const told = (run: FinishedRun): unknown => (({ outcome, tone }) => ({ outcome, tone }))(reportDataOf(run));
  expect(told(mixedRun())).toEqual({ outcome: 'does not conform', tone: 'bad' });
  expect(told(wholeRun([verdict()]))).toEqual({ outcome: 'conforms', tone: 'good' });
  const rest = { outcome: 'no breach found in 1 of 1 cases', tone: 'open' };
  expect(told(wholeRun([verdict()], { interrupted: true }))).toEqual(rest);
  const selection = reportDataOf(
    wholeRun([verdict()], {
      suiteCases: 5,
      selection: { formats: ['json'], operations: ['DiscountGet'], clauses: [], cases: [] },
    }),
  );
  expect(selection.outcome).toBe('no breach found in 1 of 5 cases');
  expect(selection.run.selected).toBe('formats json; operations DiscountGet');
});

const type = { json: 'application/json', jsv: 'text/jsv', xml: 'application/xml', csv: 'text/csv' };

test.each<[string, keyof typeof type, string, string]>([
  ['members', 'json', '{"a":1.50,"b":[]}', '{\n  "a": 1.50,\n  "b": []\n}'],
  ['brackets in quotes', 'json', '["\\"{,",2]', '[\n  "\\"{,",\n  2\n]'],
  ['what breaks off', 'json', '{"a":"b', '{\n  "a": "b'],
  ['a bracket too many', 'json', '[1]]}', '[\n  1\n]\n]\n}'],
  ['doubled quotes', 'jsv', '{A:"x"",{",B: y}', '{\n  A:"x"",{",\n  B: y\n}'],
  ['elements', 'xml', '<a><b>1</b><c/></a>', '<a>\n  <b>1</b>\n  <c/>\n</a>'],
  ['blanks that count', 'xml', '<a> <b> </b> </a>', '<a>\n  <b> </b>\n</a>'],
  ['crossed tags', 'xml', '<a><b></a></b>', '<a>\n  <b></a>\n</b>'],
  ['a table', 'csv', 'a,b\r\n1,"{2"\r\n', 'a,b\r\n1,"{2"\r\n'],
])('%s of %s are laid out, none of their letters changed', (_, format, text, pretty) => {
  expect(prettyText(text, type[format])).toBe(pretty);
});

test('a finding says how many cases it keeps from being judged, and what blocks a case says what to do', () => {
  const hidden = { clause: 'ERR-2', status: 'blocked', message: 'm' } as const;
  const data = reportDataOf(
    finishedRun([
      verdict({ status: 'failed', actual: 'a' }),
      verdict({ status: 'failed', actual: 'b', format: 'xml' }),
      verdict({ ...hidden, cause: 'clause:ENV-1', format: 'xml' }),
      verdict({ ...hidden, cause: 'clause:ENV-1', format: 'xml', operation: 'UserGet' }),
      verdict({ ...hidden, cause: 'fixture:supplierId' }),
    ]),
  );
  expect(data.findings.map(({ formats, hides }) => [formats[0], hides])).toEqual([
    ['json', 0],
    ['xml', 2],
  ]);
  expect(data.blocked.map(({ advice }) => advice)).toEqual([
    'Mend the breach of ENV-1 first. The next run then judges these cases.',
    'Add `supplierId` to the fixtures file: a supplier. `assay list --fixtures` prints the form of the file.',
  ]);
  expect(data.verdicts.find(([id]) => id === 'json/DiscountGet/ERR-2')?.at(-1)).toBe(2);
});
