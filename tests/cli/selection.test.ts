import { expect, test } from 'vitest';
import { caseListDigest } from '../../reports/digests.ts';
import { formats } from '../../specs/Format.ts';
import { allCases } from '../../suites/kernel/allCases.ts';
import { isOneSentence, resultsOf, verdictLines, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { commandHere } from './commandHere.ts';

test('a selection runs just what it names', async () => {
  const folder = workFolder();
  const { code, stdout } = await assayHere(folder, [
    'run',
    '--formats',
    'jsv',
    '--operations',
    'Discount*',
    '--clauses',
    'ERR-2',
  ]);
  expect(code).toBe(0);
  const ids = verdictLines(folder).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !/^jsv\/DiscountDelete\/ERR-2(\/|$)/.test(id))).toEqual([]);
  const { run, summary, verdicts } = resultsOf(folder);
  expect(verdicts.map(({ id }) => id)).toEqual([...ids].sort());
  expect(summary).toMatchObject({ conforms: false, passed: ids.length, failed: 0, errored: 0, blocked: 0 });
  expect(summary.cases).toBe(allCases(formats).cases.length);
  expect(summary.outcome).toBe(`no breach found in ${ids.length} of ${summary.cases} cases`);
  expect(run).toMatchObject({ planned: ids.length, interrupted: false, faults: [] });
  expect(run).toMatchObject({
    selection: { formats: ['jsv'], operations: ['Discount*'], clauses: ['ERR-2'], cases: [] },
    ...{ strict: false, allow: [], readOnly: false },
  });
  expect(run.digests.cases).toBe(caseListDigest(ids));
  expect(stdout).toContain(
    `No breach found in ${ids.length} of ${summary.cases} cases. ${ids.length} of ${ids.length} selected cases judged.`,
  );
});

test.each([
  [['--operations', 'Discuont*'], /^assay: operations: nothing matches "Discuont\*"\./],
  [['--operations', 'DiscountDelet'], /Did you mean DiscountDelete\?/],
  [['--clauses', 'ENV-99'], /^assay: clauses: nothing matches "ENV-99"\. Did you mean ENV-9\?/],
  [
    ['--formats', 'json', '--clauses', 'TYP-7'],
    /^assay: no case matches formats json and clauses TYP-7; assay list prints all of them\./,
  ],
  [
    ['--cases', 'json/UserGet/ENV-1,json/UserGet/ENV-1/ampersnad'],
    /^assay: cases: nothing matches "json\/UserGet\/ENV-1\/ampersnad"\./,
  ],
  [['--cases', ''], /^assay: --cases: it names nothing; name some, or leave it out to select all\./],
  [['--operations', ' , '], /^assay: --operations: it names nothing/],
  [
    ['--cases', 'json/DiscountGet'],
    / and cases json\/DiscountGet\. Did you mean 'json\/DiscountGet\/\*'\?\n$/,
  ],
  [['--cases', 'json/Discountget/*'], /\. Did you mean 'json\/DiscountGet\/\*'\?\n$/],
  [['--cases', 'json/DiscountGet/env-2'], /\. Did you mean 'json\/DiscountGet\/ENV-2'\?\n$/],
  [['--cases', 'json/DiscuontGet/ENV-2/qeury'], /\. Did you mean 'json\/DiscountGet\/ENV-2\/query'\?\n$/],
  [['--cases', 'jsv/Nothing/*'], /^assay: no case matches .*cases jsv\/Nothing\/\*/],
])('%j matches nothing and exits 2', async (args, message) => {
  const ended = await commandHere(workFolder(), ['run', ...args]);
  expect(ended.code).toBe(2);
  expect(ended.stdout).toBe('');
  expect(ended.stderr).toMatch(message);
});

test('--json prints results.json and nothing else', async () => {
  const folder = workFolder();
  const { code, stdout, stderr } = await assayHere(folder, [
    'run',
    '--json',
    '--formats',
    'json',
    '--operations',
    'APIKeyGet',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual(resultsOf(folder));
  expect(stderr).toBe('');
});

test('--quiet prints the closing sentence only', async () => {
  const { stdout, stderr } = await assayHere(workFolder(), [
    'run',
    '--quiet',
    '--formats',
    'json',
    '--operations',
    'APIKeyGet',
  ]);
  expect(stdout.replaceAll('\n', ' ')).toMatch(
    /^No breach found in (\d+) of \d+ cases\. \1 of \1 selected cases judged\. No target was given, so the embedded reference server was judged, and no other server\. $/,
  );
  expect(stderr).toBe('');
});

test('--plan sends nothing, and says what would be sent to a target that is not on loopback', async () => {
  const { code, stdout } = await commandHere(workFolder(), [
    '--plan',
    '--target',
    'http://192.0.2.1',
    '--operations',
    'Company*',
  ]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Would be called.*CompanyGet/s);
  expect(stdout).toMatch(/Would not be sent \(--allow writes,keys would send them\):.*CompanyUpdate/s);
});

test('a selection with a typing error in a setting is one sentence', async () => {
  expect(isOneSentence(await commandHere(workFolder(), ['--timeout', 'soon']))).toBe(true);
});
