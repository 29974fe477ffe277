import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeHere } from './judgeHere.ts';

interface Sample {
  readonly server: string;
  readonly habit?: number;
  readonly response: { readonly body?: string };
}

/** The samples of one server as records of one line each. Where they were written down, bodies were cut after 3,000 characters. */
const recordsOf = (file: string, server: string): string =>
  readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)
    .filter((one) => one.server === server)
    .map((one) =>
      JSON.stringify({
        ...one,
        response: { ...one.response, truncated: one.response.body?.length === 3000 },
      }),
    )
    .join('\n');

test('of server C, what its answers alone show; what may be the fault of the client is not judged', async () => {
  const { code, red, traffic } = await judgeHere(recordsOf('field-samples.jsonl', 'server C'));
  expect(red).toEqual([
    'csv/CompanyUpdate/ENV-1 failed',
    'csv/CompanyUpdate/TYP-8 failed',
    'csv/DashboardBoxGet/ENV-1 failed',
    'csv/ProductBOMGet/ENV-1 failed',
    'jsv/APIKeyGet/FMT-2 failed',
  ]);
  expect(code).toBe(1);
  expect(traffic).toMatchObject({ answers: 16, judged: 6 });
});

const types = [
  'APIKeyGet',
  'CompanyGet',
  'DiscountDelete',
  'ShippingProviderGet',
  'ShippingProviderUpdate',
].map((operation) => `jsv/${operation}/FMT-2 failed`);

test.each([
  {
    server: 'server A',
    shown: [
      'csv/ShippingProviderGet/ENV-1 failed',
      'json/CompanyGet/TYP-6 failed',
      'jsv/CompanyGet/TYP-7 failed',
      'jsv/CompanyGet/TYP-8 failed',
      ...types,
    ],
    judged: 25,
  },
  { server: 'server B', shown: types, judged: 23 },
])('of $server', async ({ server, shown, judged }) => {
  const { red, traffic } = await judgeHere(recordsOf('wire-samples.jsonl', server));
  expect(red).toEqual([...shown].sort());
  expect(traffic).toMatchObject({ judged });
  // A key that is not taken, a body that is not read, an operation that never worked: none of it is held against the answer.
  expect(traffic?.notJudged.map(({ reason }) => reason)).toContain(
    "no success, and about the request: its body can't be read",
  );
});
