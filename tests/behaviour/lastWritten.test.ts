import { describe, expect, it } from 'vitest';
import { faultNamed } from '../../cli/prove/catalogue.ts';
import type { Evidence, Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { recordsWritten, type WriteJournal } from '../../harness/writes/writeJournal.ts';
import { createServer } from '../../server/createServer.ts';
import { lineFeedsLostByUpdate } from '../../server/faults/lineFeedsLostByUpdate.ts';
import { searchesKept } from '../../server/faults/searchesKept.ts';
import { updatesShownLate } from '../../server/faults/updatesShownLate.ts';
import type { Hook } from '../../server/Hook.ts';
import { changedValues } from '../../server/hooks/changedValues.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { member } from '../../server/records/member.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { operations } from '../../specs/operations.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

const planOf = (...cases: readonly string[]): Plan =>
  planRun({ formats, operations: [], clauses: [], cases });

const ofGets = planOf('*/CompanyGet/TYP-12/*', '*/ShippingProviderGet/TYP-12/*');

const told = (verdicts: readonly Verdict[], ...statuses: readonly Verdict['status'][]): readonly string[] =>
  verdicts
    .filter(({ status }) => statuses.includes(status))
    .map(({ id, status, message, actual }) => `${id} ${status} ${message} (${actual})`);

/** A plan in which every piece of evidence of a scenario goes through `change` when it is gathered. */
const withGathered = (
  plan: Plan,
  change: (gathered: Gathered, context: GatherContext, key: string) => Promise<void> | void,
): Plan => ({
  ...plan,
  evidence: new Map(
    [...plan.evidence].map(([key, spec]) => [
      key,
      {
        ...spec,
        gather: async (context: GatherContext) => {
          const gathered = await spec.gather(context);
          await change(gathered, context, key);
          return gathered;
        },
      },
    ]),
  ),
});

describe('a text that an Update alters', () => {
  it.each(seeds)(
    'is judged on the write, and no Get is blamed for what the run wrote itself (seed %i)',
    async (seed) => {
      const server = createServer({ hooks: [lineFeedsLostByUpdate.hook] });
      const verdicts = await judgeInProcess(server, ofGets, { seed });
      expect(told(verdicts, 'failed', 'warned', 'errored')).toEqual([]);
      expect(told(verdicts, 'passed').length).toBeGreaterThan(200);
    },
  );

  it('is our own error in the Gets, where the plain Update behind it goes to the same record as before', async () => {
    const inTheOldOrder = withGathered(ofGets, async (gathered, context, key) => {
      if (!/\/texts-\d+$/.test(key) || gathered.kind === 'blocked') return;
      for (const { call, decoded } of Object.values(gathered.evidence.others)) {
        const { operation, members } = call;
        const record = members[operation?.record ?? ''];
        if (operation?.record === undefined || members.mvRecordAction !== 'Update') continue;
        const text = (value: unknown) => (typeof value === 'string' ? /\n/.test(value) : false);
        if (!isRecord(record) || JSON.stringify(decoded?.value[operation.record]).includes('\\n')) continue;
        const plain = changedValues(record, (value) => (text(value) ? 'plain' : value));
        await context.call(operation, { ...members, [operation.record]: plain });
      }
    });
    const server = createServer({ hooks: [lineFeedsLostByUpdate.hook] });
    const verdicts = await judgeInProcess(server, inTheOldOrder);
    expect(told(verdicts, 'failed', 'warned')).toEqual([]);
    const errors = told(verdicts, 'errored');
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors)
      expect(error).toMatch(/assay itself is at fault: .* is judged against a write that was not the last/);
  });
});

describe('a Get that shows an older value than was written last', () => {
  const written = planRun({
    formats: ['json', 'xml'],
    operations: ['CompanyUpdate', 'CompanyGet', 'ShippingProviderUpdate', 'ShippingProviderGet'],
    clauses: ['ACT-*', 'SP-1', 'XF-2', 'TYP-12', 'TYP-9'],
    cases: [],
  });
  const redIds = (verdicts: readonly Verdict[]): readonly string[] =>
    verdicts
      .filter(({ status }) => ['failed', 'warned', 'errored'].includes(status))
      .map(({ id, status }) => `${id} ${status}`)
      .sort();
  const inBoth = (rest: string): readonly string[] =>
    ['json', 'xml'].flatMap((format) =>
      ['CompanyUpdate', 'ShippingProviderUpdate'].map((name) => `${format}/${name}/${rest}`),
    );

  it('is a warning of ACT-6 where it shows the right one soon, and nothing else', async () => {
    const verdicts = await judgeInProcess(createServer({ hooks: [updatesShownLate.hook] }), written);
    expect(redIds(verdicts)).toEqual(inBoth('ACT-6/at-once warned'));
    const [late] = verdicts.filter(({ status }) => status === 'warned');
    expect(late?.message).toContain('the Get shows the write only after a delay');
    expect([late?.expected, late?.actual]).toEqual([
      expect.stringContaining('updated'),
      expect.not.stringContaining('updated'),
    ]);
  });

  it('is a breach of ACT-6 where equal requests show it for good, and nothing else', async () => {
    const verdicts = await judgeInProcess(createServer({ hooks: [searchesKept.hook] }), written);
    expect(redIds(verdicts)).toEqual(inBoth('ACT-6/updates failed'));
  });

  it('is a warning of ACT-6 too where it is no record at all that was just inserted', async () => {
    const looks = new Map<number, number>();
    const shownAtTheThirdLook: Hook = (inner) => ({
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name !== 'CompanyGet') return result;
        const companies = member.records(result, 'mvCompanies').filter((one) => {
          const id = member.int(one, 'CompanyId');
          if (!member.text(one, 'CompanyName').startsWith('Assay ')) return true;
          looks.set(id, (looks.get(id) ?? 0) + 1);
          return (looks.get(id) ?? 0) > 2;
        });
        return { ...result, mvCompanies: companies };
      },
    });
    const plan = planRun({ formats: ['json'], operations: ['CompanyGet'], clauses: ['ACT-6'], cases: [] });
    const verdicts = await judgeInProcess(createServer({ hooks: [shownAtTheThirdLook] }), plan);
    expect(verdicts.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'json/CompanyGet/ACT-6 passed',
      'json/CompanyGet/ACT-6/bare passed',
      'json/CompanyGet/ACT-6/at-once warned',
    ]);
  });

  it.each([1, 2, 3])(
    'is no altered text: where no Update is stored the Gets show the insert (seed %i)',
    async (seed) => {
      const notStored: Hook = (inner, store) => ({
        handle: (call, request) => {
          const id = member.int(member.record(request, 'mvCompany') ?? {}, 'CompanyId');
          const before = store.companies.get(id);
          const result = inner.handle(call, request);
          if (call.operation?.name === 'CompanyUpdate' && before !== undefined)
            store.companies.put(id, before);
          return result;
        },
      });
      const verdicts = await judgeInProcess(createServer({ hooks: [notStored] }), ofGets, { seed });
      expect(told(verdicts, 'failed', 'warned', 'errored')).toEqual([]);
      expect(verdicts.filter(({ cause }) => cause === 'clause:ACT-6').length).toBeGreaterThan(0);
    },
  );
});

describe('what a target makes of ids and actions by itself', () => {
  const plan = planRun({
    formats: ['json', 'soap11'],
    operations: ['CompanyUpdate', 'CompanyGet'],
    clauses: ['ACT-*', 'XF-2', 'TYP-12'],
    cases: [],
  });

  it.each([
    'companyTakesNewestId',
    'unknownInserted',
    'outside/unknownActionUpserts',
    'commentsOfInsertLost',
  ])('is no error of ours: %s', async (name) => {
    const verdicts = await judgeInProcess(createServer({ hooks: [faultNamed(name).hook] }), plan);
    expect(told(verdicts, 'errored')).toEqual([]);
    const { clause } = faultNamed(name);
    expect(verdicts.some((one) => one.clause === clause && /failed|warned/.test(one.status))).toBe(true);
  });
});

/** An XML parser that keeps no carriage return: the document says what becomes of one in no other way than at SHOULD. */
const returnsAreLineFeeds: Hook = onRequest([...operations.keys()], (request, _, { body }) =>
  body === 'json' || body === 'jsv' || body === 'csv'
    ? request
    : changedValues(request, (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)),
);

describe('a server whose XML parser turns carriage returns into line feeds', () => {
  const plan = planOf('*/Company*/TYP-12/*', '*/ShippingProvider*/TYP-12/*');

  it.each(seeds)('is warned of, and not failed (seed %i)', async (seed) => {
    const verdicts = await judgeInProcess(createServer({ hooks: [returnsAreLineFeeds] }), plan, { seed });
    expect(told(verdicts, 'failed', 'errored')).toEqual([]);
    expect(told(verdicts, 'warned').length).toBeGreaterThan(0);
  });
});

describe('what one piece of evidence writes and reads', () => {
  it('is written to by nothing else of the run meanwhile', async () => {
    const some: readonly Format[] = ['json', 'csv', 'soap12'];
    const all = planRun({ formats: some, operations: [], clauses: [], cases: [] });
    const kept = new Map<string, Evidence>();
    let journal: WriteJournal | undefined;
    const plan = withGathered(all, (gathered, context, key) => {
      journal = context.journal;
      if (gathered.kind === 'evidence') kept.set(key, gathered.evidence);
    });
    const verdicts = await judgeInProcess(createServer(), plan, { runs: 5 });
    expect(told(verdicts, 'failed', 'warned', 'errored')).toEqual([]);
    const strays = new Set<string>();
    for (const [key, evidence] of kept)
      for (const unit of [evidence, ...(evidence.trials ?? [])])
        for (const { call } of straysIn(unit, journal ?? { writesTo: () => [] }))
          strays.add(`${withoutFormat(key)}: ${withoutFormat(call.caseId)}`);
    // All that is written to the document comes before this delete on purpose, for that is asked for its status alone.
    expect([...strays].filter((stray) => !stray.startsWith('ShippingInformationDelete/'))).toEqual([]);
  });
});

const withoutFormat = (key: string): string => key.replace(/^[a-z0-9]+\//, '');

/** The writes from elsewhere to the records of a unit of evidence, from its first write to its last answer about them. */
function straysIn({ answer, others }: Evidence, journal: WriteJournal) {
  const answers = [answer, ...Object.values(others)];
  const own = new Set(answers.map(({ moment }) => moment?.sent));
  return answers.flatMap((first) =>
    recordsWritten(first).flatMap((key) => {
      const about = answers.filter(
        (one) =>
          one.call.operation?.kind === 'get' ||
          recordsWritten(one).some(({ record, id }) => record === key.record && id === key.id),
      );
      const until = Math.max(...about.map(({ moment }) => moment?.answered ?? 0));
      return journal
        .writesTo(key)
        .filter(({ outcome, moment }) => outcome !== 'refused' && !own.has(moment.sent))
        .filter(({ moment }) => moment.answered > (first.moment?.sent ?? 0) && moment.sent < until);
    }),
  );
}
