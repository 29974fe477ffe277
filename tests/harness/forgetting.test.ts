import { describe, expect, test } from 'vitest';
import { sentinelsOf } from '../../harness/sentinels/sentinelsOf.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { topBeforeFilters } from '../../server/faults/topBeforeFilters.ts';
import type { Hook } from '../../server/Hook.ts';
import { onSuccess } from '../../server/hooks/onSuccess.ts';
import { onWrite } from '../../server/hooks/onWrite.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { fruitlessSearchesFail } from '../../server/variants/fruitlessSearchesFail.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { otherClient } from '../behaviour/otherClient.ts';
import { judgeForgetful } from './forgetful.ts';

const searchesFail = fruitlessSearchesFail.hook as Hook;
const selection = { operations: ['Company*', 'ShippingProvider*'], formats: ['json'] } as const;
const listOf = { CompanyGet: 'mvCompanies', ShippingProviderGet: 'mvShippingProviders' } as const;
const idOf = { CompanyGet: 'CompanyId', ShippingProviderGet: 'ShippingProviderId' } as const;
const gets = ['CompanyGet', 'ShippingProviderGet'] as const;

const red = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ status }) => status === 'failed' || status === 'warned')
    .map(({ id, message }) => `${id}: ${message}`);

const failedClauses = (verdicts: readonly Verdict[]): readonly string[] => [
  ...new Set(verdicts.filter(({ status }) => status === 'failed').map(({ clause }) => clause)),
];

const callsOf = (sent: readonly { readonly caseId: string }[]): number =>
  sent.filter(({ caseId }) => caseId === 'sentinels').length;

const refusing = (operation: string): Hook =>
  onWrite([operation], ({ action }) => {
    if (action === 'Insert') throw new OperationFailure('Nothing can be added.');
    return undefined;
  });

describe('a server that is replaced by a fresh one in mid-run', () => {
  test.each([1, 7])(
    'with seed %i, at six calls: nothing is red, and what is errored says when the data was lost',
    async (seed) => {
      let [noticed, affected] = [0, 0];
      for (const at of [12, 40, 90, 140, 200, 260]) {
        const { verdicts, losses } = await judgeForgetful({
          selection,
          seed,
          restartsAt: (call) => call === at,
        });
        expect(red(verdicts)).toEqual([]);
        const errored = verdicts.flatMap(({ status, message }) => (status === 'errored' ? [message] : []));
        for (const message of errored)
          expect(message).toMatch(
            /^the target lost its data at \d\d:\d\d:\d\d UTC, and this case rests on data from before that$/,
          );
        noticed += losses.length;
        affected += errored.length;
      }
      expect(noticed).toBeGreaterThanOrEqual(4);
      expect(noticed).toBeLessThanOrEqual(6);
      expect(affected).toBeGreaterThan(20);
    },
  );

  test('is blamed for it where no sentinel tells', async () => {
    const { verdicts } = await judgeForgetful({ selection, restartsAt: (call) => call === 270, kinds: [] });
    expect(failedClauses(verdicts)).not.toEqual([]);
  });

  test('is noticed too if it refuses a search that finds nothing', async () => {
    const options = { hooks: [searchesFail] };
    const { verdicts, losses } = await judgeForgetful({
      selection,
      options,
      restartsAt: (call) => call === 140,
    });
    expect(losses).toHaveLength(1);
    expect(failedClauses(verdicts)).toEqual([]);
  });

  test('again and again: after the fourth time no call is made', async () => {
    const { verdicts, losses, sent } = await judgeForgetful({
      selection: { formats: ['json', 'csv', 'soap11'] },
      restartsAt: (call) => call % 300 === 0,
    });
    expect(losses.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
    expect(red(verdicts)).toEqual([]);
    expect(sent.length).toBeLessThan(1700);
    expect(
      verdicts.filter(({ message }) => /loses its data again and again/.test(message ?? '')),
    ).not.toEqual([]);
  });
});

describe('a server that loses one kind alone breaks its clauses', () => {
  test.each([
    ['companies', 'CompanyGet'],
    ['shippingProviders', 'ShippingProviderGet'],
  ] as const)('%s', async (kind, get) => {
    const { verdicts, losses } = await judgeForgetful({
      selection,
      before: (call, { store }) => {
        if (call < 60 || call % 30 !== 0) return;
        for (const record of store[kind].all()) store[kind].remove(member.int(record, idOf[get]));
      },
    });
    expect(losses).toEqual([]);
    expect(failedClauses(verdicts).filter((clause) => /^(?:ACT|DEL)-/.test(clause))).not.toEqual([]);
  });
});

describe('where there is no pair of sentinels nothing is claimed', () => {
  test.each(['CompanyUpdate', 'ShippingProviderUpdate'])('%s refuses', async (operation) => {
    const { losses, sent } = await judgeForgetful({
      selection,
      options: { hooks: [refusing(operation)] },
      restartsAt: (call) => call === 140,
    });
    expect(losses).toEqual([]);
    expect(callsOf(sent)).toBe(2);
  });

  test('a run that only reads makes none', async () => {
    const reads = { operations: ['UserGet', 'SalesOrderGet'], formats: ['json'] } as const;
    expect(sentinelsOf(planRun({ clauses: [], cases: [], ...reads }))).toEqual([]);
    const { sent } = await judgeForgetful({ selection: reads });
    expect(callsOf(sent)).toBe(0);
  });

  test('filters without effect, and lists of the newest five', async () => {
    const hook: Hook = (inner) => ({
      handle: (call, { Filters: _, ...request }) => newestFive(inner.handle(call, request)),
    });
    const { losses, sent } = await judgeForgetful({ selection, options: { hooks: [hook] } });
    expect(losses).toEqual([]);
    expect(callsOf(sent)).toBeLessThan(20);
  });
});

describe('a server that forgets nothing is never said to have', () => {
  const shownAfter = (late: (calls: number) => number): Hook => {
    let calls = 0;
    const bornAt = new Map<string, number>();
    return (inner, store) => ({
      handle: (call, request) => {
        calls += 1;
        const result = inner.handle(call, request);
        for (const get of gets) {
          const table = get === 'CompanyGet' ? store.companies : store.shippingProviders;
          for (const record of table.all()) {
            const key = `${get} ${member.int(record, idOf[get])}`;
            if (!bornAt.has(key)) bornAt.set(key, calls === 1 ? Number.NEGATIVE_INFINITY : calls);
          }
        }
        const get = gets.find((name) => name === call.operation?.name);
        if (get === undefined) return result;
        const isOld = (record: RecordValue): boolean =>
          (bornAt.get(`${get} ${member.int(record, idOf[get])}`) ?? 0) + late(calls) <= calls;
        return { ...result, [listOf[get]]: member.records(result, listOf[get]).filter(isOld) };
      },
    });
  };

  test.each<[string, readonly Hook[]]>([
    ['shows what is new only later', [shownAfter(() => 30)]],
    [
      'has a copy that lags behind and answers now and then',
      [shownAfter((calls) => (calls % 3 === 0 ? 400 : 0))],
    ],
    ['lists the newest five', [onSuccess(gets, (result) => newestFive(result))]],
    ['refuses searches that find nothing', [searchesFail]],
  ])('%s', async (_, hooks) => {
    const { losses } = await judgeForgetful({ selection, options: { hooks } });
    expect(losses).toEqual([]);
  });

  test('counts its records before it filters them, while others write', async () => {
    const { losses } = await judgeForgetful({
      selection,
      options: { hooks: [topBeforeFilters.hook] },
      before: (call, server) => {
        if (call % 5 === 0) otherClient(server).company(`Somebody ${call}`);
        if (call % 5 === 2) otherClient(server).provider(`Somebody ${call}`);
      },
    });
    expect(losses).toEqual([]);
  });

  test('another client writes a thousand records and more', async () => {
    let writes = 0;
    const { losses, verdicts } = await judgeForgetful({
      selection,
      before: (call, server) => {
        const client = otherClient(server);
        if (call % 2 === 0) client.company(`Somebody ${call}`);
        for (let turn = 0; turn < 3; turn += 1) client.provider(`Somebody ${call} ${turn}`);
        writes += client.writes();
      },
    });
    expect(writes).toBeGreaterThan(800);
    expect(losses).toEqual([]);
    expect(red(verdicts)).toEqual([]);
  });
});

test('looks cost little, however much is red', async () => {
  const late = onSuccess(gets, (result, request) => ({ ...result, x: request.Filters ?? null }));
  const plain = await judgeForgetful({ selection });
  expect(plain.losses).toEqual([]);
  expect(callsOf(plain.sent)).toBeLessThan(12);
  const broken = await judgeForgetful({ selection, options: { hooks: [late, refusing('CompanyDelete')] } });
  expect(callsOf(broken.sent)).toBeLessThan(40);
});

function newestFive(result: RecordValue): RecordValue {
  const shorter = Object.entries(result).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, 5) : value,
  ]);
  return Object.fromEntries(shorter);
}
