import { describe, expect, it } from 'vitest';
import { unbacked } from '../../cli/prove/unbacked.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { allFaults } from '../../server/faults.ts';
import type { Hook } from '../../server/Hook.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun, type Selection } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

const hookOf = (name: string): Hook => {
  const fault = allFaults.get(name);
  if (fault === undefined) throw new Error(`${name} is no fault`);
  return fault.hook;
};

async function judged(hook: Hook, selection: Partial<Selection> = {}): Promise<readonly Verdict[]> {
  const plan = planRun({ formats, operations: [], clauses: [], cases: [], ...selection });
  return judgeInProcess(createServer({ hooks: [hook] }), plan);
}

const isRed = ({ status }: Verdict): boolean => ['failed', 'warned', 'errored'].includes(status);
const redClauses = (verdicts: readonly Verdict[]): readonly string[] =>
  [...new Set(verdicts.filter(isRed).map(({ clause, level }) => `${clause} ${level}`))].sort();

describe('one habit is one clause', () => {
  it.each<[string, readonly string[], readonly Format[], readonly string[]]>([
    // An exception in place of every failure: what it lacks, and its HTTP status, go with its ErrorCode.
    [
      'exceptionInCsvWrites',
      ['ShippingProviderUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate'],
      ['json', 'csv', 'xml'],
      ['ENV-3 SHOULD'],
    ],
    // The envelope was refused: of the operation the answer says nothing.
    [
      'soapByQueryIsXml',
      ['ProductBOMDelete', 'DashboardBoxGet', 'DocumentUpdate'],
      ['json', 'soap11', 'soap12'],
      ['FMT-7 SHOULD'],
    ],
    [
      'suffixesNotRouted',
      ['ProductBOMDelete', 'DashboardBoxGet', 'SalesOrderGet'],
      ['json', 'csv', 'soap11'],
      ['FMT-6 MUST', 'FMT-6 SHOULD'],
    ],
  ])('%s', async (name, operations, some, expected) => {
    const verdicts = await judged(hookOf(name), { operations, formats: some });
    expect(redClauses(verdicts)).toEqual(expected);
    expect(unbacked(verdicts, planRun({ formats: some, operations, clauses: [], cases: [] }))).toEqual([]);
  });

  it('is said in the same words, whatever else is selected', async () => {
    const hook = hookOf('exceptionInCsvWrites');
    const at = { operations: ['ShippingProviderUpdate'], formats: ['json', 'csv'] as const };
    const whole = await judged(hook, at);
    for (const clause of ['ENV-8', 'XF-3', 'XF-4']) {
      const alone = await judged(hook, { ...at, clauses: [clause] });
      const told = ({ id, status, cause, message }: Verdict) => ({ id, status, cause, message });
      expect(alone.map(told)).toEqual(whole.filter((one) => one.clause === clause).map(told));
      expect(alone.some(({ cause }) => cause === 'clause:ENV-3')).toBe(true);
    }
  });

  it('a suffix that leads nowhere says so, in every format that lacks it', async () => {
    const verdicts = await judged(hookOf('suffixesNotRouted'), {
      operations: ['DashboardBoxGet'],
      formats: ['json', 'csv', 'xml'],
    });
    expect(verdicts.filter(isRed).map(({ id, message }) => `${id} ${message}`)).toEqual([
      'json/DashboardBoxGet/FMT-6/suffix the suffix is not routed (404)',
      'json/DashboardBoxGet/FMT-6/suffix-get the suffix is not routed (404)',
      'csv/DashboardBoxGet/FMT-6/suffix the suffix is not routed (404)',
      'csv/DashboardBoxGet/FMT-6/suffix-get the suffix is not routed (404)',
    ]);
    expect(verdicts.filter(({ cause }) => cause === 'control')).toEqual([]);
  });
});

describe('a disposable whose delete is refused', () => {
  const refusing = (operation: string, format: Format): Hook => {
    const hook = onRequest([operation], () => {
      throw new OperationFailure('Not today.');
    });
    return (inner, store, server) => {
      const stages = hook(inner, store, server);
      return {
        handle: (call, request) =>
          (call.format === format ? (stages.handle ?? inner.handle) : inner.handle)(call, request),
        decode: (call, request) =>
          (call.format === format ? (stages.decode ?? inner.decode) : inner.decode)(call, request),
      };
    };
  };
  const causes = (verdicts: readonly Verdict[], format: string): readonly string[] =>
    [
      ...new Set(
        verdicts
          .filter((one) => one.format === format && one.status === 'blocked' && one.address !== 'many')
          .map(({ cause = '' }) => cause),
      ),
    ].sort();

  it('is its fixture where nothing shows that it was unused, and no layout although json takes it', async () => {
    const verdicts = await judged(refusing('ContactPersonDelete', 'csv'), {
      operations: ['ContactPersonDelete'],
      clauses: ['ENV-2', 'ENV-9', 'DEL-1', 'TYP-2'],
      formats: ['json', 'csv'],
    });
    expect(causes(verdicts, 'csv')).toContain('fixture:disposable.contactPersons');
    expect(verdicts.filter(({ cause }) => cause === 'layout' || cause === 'control')).toEqual([]);
    const [first] = verdicts.filter(({ cause }) => cause?.startsWith('fixture:'));
    expect(first?.message).toMatch(/^used up, or refused\? HTTP \d+, .*Not today/);
    expect(first?.root).toMatchObject({ kind: 'fixture', name: 'disposable.contactPersons' });
  });

  it('is a breach where a Get still shows it, and the rest depends on that', async () => {
    const verdicts = await judged(refusing('DocumentTypeDelete', 'csv'), {
      operations: ['DocumentTypeDelete'],
      clauses: ['ENV-2', 'DEL-1'],
      formats: ['json', 'csv'],
    });
    expect(verdicts.filter(isRed).map(({ id }) => id)).toEqual(['csv/DocumentTypeDelete/DEL-1']);
    const rest = verdicts.filter(({ id }) => id === 'csv/DocumentTypeDelete/ENV-2');
    expect(rest.map(({ cause }) => cause)).toEqual(['clause:DEL-1']);
  });
});

describe('a blocked case names a clause that is red', () => {
  it.each([
    'statusLeftOutOfFailures',
    'writtenRecordsLeftOut',
    'commentsOfInsertLost',
    'nothingInJsv',
    'pagesForAnswers',
    'companiesCapped',
    'updateForgotten',
    'bundlesRefused',
  ])('%s', { timeout: 60_000 }, async (name) => {
    const isOfXml = name === 'statusLeftOutOfFailures' || name === 'bundlesRefused';
    const some: readonly Format[] = isOfXml ? ['json', 'xml'] : ['json', 'jsv'];
    const plan = planRun({ formats: some, operations: [], clauses: [], cases: [] });
    const verdicts = await judged(hookOf(name), { formats: some });
    expect(verdicts.some(isRed)).toBe(true);
    expect(unbacked(verdicts, plan)).toEqual([]);
  });
});
