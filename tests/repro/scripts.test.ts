import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import type { Reproduction } from '../../cli/repro/Reproduction.ts';
import { reproductionsOf } from '../../cli/repro/reproductionsOf.ts';
import { listen } from '../../server/listen.ts';
import { changedSince, judgedFolder, ranByBash, ranByVitest, snapshot, withFaults } from './faultyRuns.ts';

/**
 * One server has all of these faults: each breaks another clause. Beside it stands a case that shows it. In CI five of them are made
 * again, drawn by the seed; ALL_FINDINGS=1 judges that server whole and makes every finding again.
 */
const cases: Readonly<Record<string, string>> = {
  anyKeyTaken: 'json/CompanyDelete/AUTH-3/wrong',
  addressLinesStay: 'json/CompanyUpdate/ACT-2',
  bomIdForgotten: 'jsv/ProductBOMDelete/ERR-3',
  codeAsNumber: 'json/DiscountGet/ENV-2',
  commentsOfInsertLost: 'soap11/CompanyUpdate/ACT-1',
  discountStays: 'json/DiscountDelete/DEL-1',
  draftDocument: 'xml/DocumentUpdate/DOC-1',
  elementMisnamedIn12: 'soap12/ShippingProviderUpdate/FMT-4',
  envelopeOf12: 'soap11/UserGet/FMT-5',
  flagsAsWords: 'csv/CompanyGet/TYP-2',
  lowestIds: 'json/DiscountGet/GET-5',
  noResultsOfFailures: 'jsv/DiscountDelete/ENV-9/present',
  numberNotNeeded: 'csv/PurchaseOrderUpdate/PO-2/PurchaseOrderNo',
  'outside/labelIs202': 'json/ShippingInformationCreateLabel/ENV-11',
  providerRenumbered: 'json/ShippingProviderUpdate/SP-1',
  quotedIds: 'json/CompanyGet/TYP-1',
  silentFailure: 'jsv/DiscountDelete/ENV-4/unknown-id',
  topBeforeStatus: 'xml/SalesOrderGet/GET-7',
  unknownCompanyDeleted: 'csv/CompanyDelete/ERR-4',
  xmlAsText: 'xml/UserGet/FMT-2',
};

const faults = Object.keys(cases);
const isWhole = process.env.ALL_FINDINGS === '1';
const seed = Number(process.env.ASSAY_SEED ?? Math.floor(Math.random() * 1e6));

/** Five of the faults, each once. */
const drawn = [...faults]
  .map((name, index) => [name, Math.imul(seed + index * 7919, 2_654_435_761) >>> 0] as const)
  .sort((a, b) => a[1] - b[1])
  .slice(0, 5)
  .map(([name]) => name);

describe(`the findings of a server with twenty faults (ASSAY_SEED=${seed})`, () => {
  let found: readonly Reproduction[] = [];
  let wanted = 0;
  const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(async () => {
    const selection = isWhole ? [] : ['--cases', drawn.map((name) => cases[name]).join()];
    const reports = await judgedFolder(folder, faults, selection);
    const { results, exchangesFile = '' } = readRun(reports);
    const byId = new Map(results.verdicts.map((verdict) => [verdict.id, verdict]));
    const firsts = results.findings.flatMap(({ places: [first = ''] }) => byId.get(first) ?? []);
    wanted = firsts.filter(({ status }) => status !== 'errored').length;
    found = await reproductionsOf(firsts, results.run, exchangesFile);
  }, 600_000);

  test('each has a script', () => {
    expect(found).toHaveLength(wanted);
    if (!isWhole) expect(found.length).toBeGreaterThanOrEqual(5);
  });

  test('each script shows the breach on a fresh copy and not on the correct server, and changes no record that it did not make', async () => {
    const wrong: string[] = [];
    let looks = 0;
    for (const made of found) {
      if (made.check === null) looks += 1;
      for (const isFaulty of [true, false]) {
        const server = withFaults(isFaulty ? faults : []);
        const { url, close } = await listen(server);
        const before = snapshot(server);
        const { code, output } = await ranByBash(made, url, server);
        await close();
        const due = made.check === null ? 3 : isFaulty ? 1 : 0;
        if (code !== due)
          wrong.push(`${made.caseId}, ${isFaulty ? 'faulty' : 'correct'}: ${code}\n${output}`);
        for (const change of changedSince(before, server, made))
          wrong.push(`${made.caseId} changed ${change}`);
      }
    }
    if (isWhole) console.log(`${found.length} findings, ${looks} that a person has to look at`);
    else expect(looks).toBe(0);
    expect(wrong).toEqual([]);
  }, 1_800_000);

  test('a script can tell nothing of a server that does not answer', async () => {
    const server = withFaults([]);
    const { url, close } = await listen(server);
    await close();
    for (const made of found.slice(0, 2)) {
      const { code, output } = await ranByBash(made, url, server);
      expect(code, output).toBe(3);
      expect(output).toContain('CAN NOT TELL: call 1 brought no answer');
    }
  });

  test('each test file is red on a fresh copy and green on the correct server', async () => {
    const told = found.filter(({ check }) => check !== null);
    for (const isFaulty of [true, false]) {
      const server = withFaults(isFaulty ? faults : []);
      const { url, close } = await listen(server);
      const outcomes = await ranByVitest(told, url, server);
      await close();
      const due = isFaulty ? 'failed' : 'passed';
      expect(outcomes.size).toBe(told.length);
      expect([...outcomes].filter(([, { status }]) => status !== due)).toEqual([]);
      // Red because of the breach, and not because nothing can be told.
      if (isFaulty) for (const [, { message }] of outcomes) expect(message).toMatch(/^AssertionError/);
    }
  }, 600_000);
});

test('twenty faults break twenty clauses', () => {
  expect(new Set(Object.values(cases).map((id) => id.split('/')[2])).size).toBe(20);
});
