import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareFolders } from '../../cli/compare/compareFolders.ts';
import { rerun } from '../../cli/rerun/rerun.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { type Scope, wholeScope } from '../../config/scope.ts';
import { allureTasks } from '../../reports/allure/allureTasks.ts';
import { badge } from '../../reports/badge/badge.ts';
import { reportDataOf } from '../../reports/html/reportDataOf.ts';
import { summarise } from '../../reports/summarise.ts';
import { lettersNotFound } from '../../server/faults/lettersNotFound.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere, hostHere } from '../cli/assayHere.ts';
import { reference } from '../cli/servers.ts';
import { verdict, wholeRun } from '../reports/finishedRun.ts';
import { judgeLesser, lesserServer } from './lesserServer.ts';

const key = 'a key of its own';
const env = { ASSAY_API_KEY: key };
const soapless: Scope = {
  withoutFormats: ['soap11', 'soap12'],
  withoutOperations: [...operations.keys()].filter((name) => name.startsWith('WorkOrder')),
};
const red = ['failed', 'warned', 'errored'];

test('a server without SOAP and work orders is judged without a red and is not asked for them; every report prints the scope', async () => {
  const folder = workFolder();
  const { hook, strays } = lesserServer(soapless);
  const { url } = await reference({ apiKey: key, hooks: [hook] });
  const scope = { withoutFormats: ['soap*'], withoutOperations: ['WorkOrder*'] };
  writeFileSync(join(folder, 'assay.config.json'), JSON.stringify({ scope }));
  const args = [
    'run',
    '--target',
    url,
    '--operations',
    'UserGet,WorkOrder*,-',
    '--clauses',
    'ENV-*,FMT-*,XF-4',
  ];
  const { code, stdout, stderr } = await assayHere(
    folder,
    [...args, '--report', 'html,junit,markdown,badge'],
    env,
  );
  expect(code, stdout + stderr).toBe(0);
  const { run, verdicts } = resultsOf(folder);
  expect(verdicts.filter(({ status }) => red.includes(status))).toEqual([]);
  expect(strays).toEqual([]);
  expect(run.scope).toEqual(soapless);
  const without = verdicts.filter(({ outOfScope }) => outOfScope !== undefined);
  expect(new Set(without.map(({ status }) => status))).toEqual(new Set(['notApplicable']));
  expect(new Set(without.map(({ outOfScope }) => outOfScope))).toEqual(
    new Set([...soapless.withoutFormats, ...soapless.withoutOperations]),
  );
  expect(verdicts.length).toBe(run.planned);
  const told =
    'Out of scope, so neither called nor judged: soap11, soap12; WorkOrderDeleteFinishedGoodReceipt,';
  expect(stdout.replace(/\s+/g, ' ')).toContain(told);
  const text = (name: string): string => readFileSync(join(folder, 'assay-report', name), 'utf8');
  expect(text('report.html')).toContain(told);
  expect(text('summary.md')).toContain(told);
  expect(text('junit.xml')).toContain('(out of scope: soap11, soap12; WorkOrderDelete');
  expect(text('badge.svg')).toContain('without soap11 soap12, without 3 operations');

  const nothing = await assayHere(folder, ['run', '--target', url, '--operations', 'WorkOrderReOpen'], env);
  expect(nothing.code).toBe(2);
  expect(nothing.stderr).toMatch(
    /^assay: scope: nothing that is selected is in scope \(.*WorkOrderReOpen.*\); select something else, or change the scope\.\n$/,
  );

  // Another run, in which nothing is out of scope.
  const other = workFolder();
  await assayHere(other, ['run', '--target', url, '--cases', 'json/UserGet/ENV-*'], env);
  const lines = await printed(() =>
    compareFolders(join(other, 'assay-report'), join(folder, 'assay-report'), {}),
  );
  expect(lines).toContain('scope: whole in a, without soap11, soap12; WorkOrderDelete');
  const settings = loadSettings({ flags: { out: ['again'] }, environment: env, folder });
  await expect(rerun(join(other, 'assay-report'), settings, false, hostHere().host)).rejects.toThrow(
    /^scope: run \w+ had another one \(nothing was out of scope\); give the same scope, or use assay run\.$/,
  );
});

/** What is written to stdout meanwhile. */
async function printed(work: () => Promise<unknown>): Promise<string> {
  const { write } = process.stdout;
  let text = '';
  process.stdout.write = ((more: string) => {
    text += more;
    return true;
  }) as typeof write;
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return text.replace(/\s+/g, ' ');
}

const all = { operations: [], clauses: [], cases: [] };
const selected = {
  ...all,
  operations: ['CompanyUpdate', 'ShippingProviderUpdate', 'UserGet'],
  formats: ['csv'] as const,
};
/** With ALL_SCOPES=1: without each operation in turn, without each format, and in each format alone. */
const scopes: readonly (readonly [Scope, Parameters<typeof judgeLesser>[1]])[] =
  process.env.ALL_SCOPES === '1'
    ? [
        ...[...operations.keys()].map(
          (name) =>
            [
              { ...wholeScope, withoutOperations: [name] },
              { ...all, formats: ['json', 'csv'] },
            ] as const,
        ),
        ...formats.flatMap((one) =>
          [[one], formats.filter((other) => other !== one)].map((withoutFormats) => {
            const left = formats.filter((format) => !withoutFormats.includes(format));
            return [
              { ...wholeScope, withoutFormats },
              { ...all, formats: left },
            ] as const;
          }),
        ),
      ]
    : [[{ withoutFormats: ['json'], withoutOperations: ['CompanyGet', 'APIKeyGet'] }, selected]];

test.each(scopes)(
  'what needs something out of scope is blocked and says so: %j',
  async (scope, selection) => {
    const { verdicts, strays } = await judgeLesser(scope, selection);
    expect(verdicts.filter(({ status }) => red.includes(status))).toEqual([]);
    // A bare named route lets the server pick the format, which may be json.
    const meant = scope.withoutFormats.includes('json')
      ? strays.filter((stray) => !stray.startsWith('json/'))
      : strays;
    expect(meant).toEqual([]);
    const reasons = verdicts.flatMap(({ status, cause }) => (status === 'blocked' ? [cause] : []));
    const without = [...scope.withoutOperations, ...scope.withoutFormats];
    if (scopes.length > 1) return;
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((cause) => !without.some((name) => cause === `scope:${name}`))).toEqual([]);
  },
);

test.each([
  ['json', 'jsv'],
  ['csv', 'json'],
] as const)('a search in %s that loses letters is compared with a format in scope', async (format, left) => {
  const scope = { ...wholeScope, withoutFormats: [left] };
  const selection = {
    ...all,
    operations: ['DiscountGet'],
    clauses: ['FLT-1'],
    formats: ['xml', format] as const,
  };
  const { verdicts, strays } = await judgeLesser(scope, selection, lettersNotFound.hook);
  expect(strays).toEqual([]);
  expect(verdicts.filter(({ cause }) => cause?.startsWith('scope:'))).toEqual([]);
  expect(verdicts.filter(({ status }) => status === 'failed').map(({ id }) => id)).toContain(
    `${format}/DiscountGet/FLT-1`,
  );
});

describe('a plan in a scope', () => {
  const lesser = { ...all, scope: soapless, formats: formats.slice(0, 4) };

  test('holds all cases of the suite, and those that are out of scope have no evidence', () => {
    const { cases, evidence } = planRun(lesser);
    expect(cases.length).toBe(planRun({ ...all, formats }).cases.length);
    const judged = cases.filter(({ outOfScope }) => outOfScope === undefined);
    expect(judged.every((item) => evidence.has(item.evidence))).toBe(true);
    expect(
      judged.some(({ operation, format }) => operation?.name.startsWith('Work') || /soap/.test(format)),
    ).toBe(false);
  });

  test('does not bring back formats that a selection leaves out', () => {
    const { cases } = planRun({ ...lesser, formats: ['json'] });
    expect(cases.some(({ format }) => /soap|xml/.test(format))).toBe(false);
  });
});

describe('a run that keeps all that it offers', () => {
  const lesser = wholeRun(
    [
      verdict({ operation: 'UserGet' }),
      verdict({
        operation: 'WorkOrderReOpen',
        clause: 'WO-1',
        status: 'notApplicable',
        outOfScope: 'WorkOrderReOpen',
      }),
    ],
    { scope: { withoutFormats: [], withoutOperations: ['WorkOrderReOpen'] } },
  );

  test('conforms, since nothing in scope is unjudged, and no report says it without the scope', () => {
    expect(summarise(lesser)).toMatchObject({ outcome: 'conforms', unjudged: [], cases: 1 });
    expect(badge(lesser)).toContain('conforms, 1 case, without WorkOrderReOpen');
    expect(reportDataOf(lesser).run.scope).toMatch(/^Out of scope.*: WorkOrderReOpen\.$/);
    expect(JSON.stringify(allureTasks(lesser)[0])).toContain('Out of scope, so neither called nor judged');
  });

  test('does not conform silently if a clause in scope is not judged', () => {
    const open = verdict({ operation: 'UserGet', clause: 'WO-1', status: 'notApplicable' });
    const run = { ...lesser, verdicts: [...lesser.verdicts, open], planned: 3, suiteCases: 3 };
    expect(summarise(run).unjudged).toEqual(['WO-1@json']);
  });
});
