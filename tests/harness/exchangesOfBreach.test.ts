import { describe, expect, test } from 'vitest';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { openRun } from '../../harness/openRun.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { CheckContext } from '../../harness/verdicts/Case.ts';
import {
  exchangesOfBreach,
  type FoundBreach,
  otherwiseAlone,
} from '../../harness/verdicts/exchangesOfBreach.ts';
import type { Judgement, Violation } from '../../harness/verdicts/Judgement.ts';
import { journalOf } from '../../harness/writes/writeJournal.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { operationNamed } from '../../specs/operations.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const context: CheckContext = {
  capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
  fixtures: {},
  journal: journalOf([]),
};

const server = createServer();
const { capabilities } = context;
const api = openApi({ target: targetOf(server), capabilities, apiKey: server.apiKey });

const asked = (): Promise<Answer> =>
  api.call({
    operation: operationNamed('APIKeyGet'),
    operationName: 'APIKeyGet',
    format: 'json',
    address: 'path',
    members: {},
    caseId: 'test',
  });

const answers = (count: number): Promise<readonly Answer[]> =>
  Promise.all(Array.from({ length: count }, asked));

const named = (list: readonly Answer[]): Evidence['others'] =>
  Object.fromEntries(list.map((answer, index) => [`n${index}`, answer]));

const seenIn = ({ exchange }: Answer, actual = 'b'): Violation => ({
  message: 'broken',
  expected: 'a',
  actual,
  path: '',
  exchange,
});

/** A breach as a check finds it in evidence; the case is of no matter but for its check. */
function found(evidence: Evidence, judge: (evidence: Evidence) => readonly Violation[]): FoundBreach {
  const check = (given: Evidence): Judgement => ({ kind: 'judged', violations: judge(given) });
  const item = { ...exampleCase, check };
  return { item, evidence, context, violations: judge(evidence) };
}

const [exampleCase] = planRun({ formats: ['json'], operations: ['APIKeyGet'], clauses: [], cases: [] })
  .cases as [FoundBreach['item']];

const ids = (list: readonly Answer[]): readonly string[] => list.map(({ exchange }) => exchange.id);

describe('the exchanges that a finding lists', () => {
  test('are those of a short scenario, the one that decides first', async () => {
    const [main, ...rest] = (await answers(4)) as [Answer, Answer, Answer, Answer];
    const breach = found({ answer: main, others: named(rest) }, ({ others }) =>
      others.n1 === undefined ? [] : [seenIn(others.n1)],
    );
    const listed = exchangesOfBreach(breach);
    expect(listed).toEqual(ids([rest[1], main, rest[0], rest[2]] as Answer[]));
    expect(otherwiseAlone(breach, listed)).toBeUndefined();
  });

  test('leave out of many what the verdict does not need', async () => {
    const [main, ...rest] = (await answers(40)) as [Answer, ...Answer[]];
    const further = rest.map((answer) => ({ answer, expects: 'success' as const }));
    const breaking = [rest[7], rest[30]] as Answer[];
    const breach = found({ answer: main, others: {}, further }, (given) =>
      (given.further ?? [])
        .filter(({ answer }) => ids(breaking).includes(answer.exchange.id))
        .map(({ answer }) => seenIn(answer)),
    );
    const listed = exchangesOfBreach(breach);
    expect(listed).toEqual(ids([...breaking, main]));
    expect(otherwiseAlone(breach, listed)).toBeUndefined();
    expect(otherwiseAlone(breach, ids([...breaking]))).toContain('the main answer is not listed');
    expect(otherwiseAlone(breach, ids([breaking[0] as Answer, main]))).toContain('violations: 1');
    expect(otherwiseAlone(breach, ids([main, ...breaking]))).toContain('comes first and does not decide');
    expect(otherwiseAlone(breach, [...listed, 'x999'])).toBe('the evidence holds no exchange x999');
  });

  test('keep what the verdict is compared with', async () => {
    const [main, ...rest] = (await answers(33)) as [Answer, ...Answer[]];
    const breach = found({ answer: main, others: named(rest) }, ({ others }) =>
      others.n3 !== undefined && others.n20 !== undefined ? [seenIn(others.n20)] : [],
    );
    const listed = exchangesOfBreach(breach);
    expect(listed[0]).toBe(rest[20]?.exchange.id);
    expect(listed).toContain(rest[3]?.exchange.id);
    expect(listed.length).toBeLessThan(12);
    expect(otherwiseAlone(breach, listed)).toBeUndefined();
  });

  test('are of the failing trial', async () => {
    const [main, ...rest] = (await answers(20)) as [Answer, ...Answer[]];
    const trials = rest.map((answer) => ({ answer, others: {} }));
    const breach = found({ answer: main, others: {}, trials }, (given) =>
      (given.trials ?? []).slice(-1).map(({ answer }) => seenIn(answer, answer.exchange.id)),
    );
    const listed = exchangesOfBreach(breach);
    expect(listed).toEqual(ids([rest[18] as Answer, main]));
    expect(otherwiseAlone(breach, listed)).toBeUndefined();
  });

  test('are judged again from their bytes, not from what was read of them before', async () => {
    const [main] = (await answers(1)) as [Answer];
    const misread = { ...main, decoded: { ...main.decoded, value: {} } } as Answer;
    const breach = found({ answer: misread, others: {} }, ({ answer }) =>
      answer.decoded?.value.ResponseStatus === undefined ? [seenIn(answer)] : [],
    );
    expect(breach.violations).toHaveLength(1);
    expect(otherwiseAlone(breach, exchangesOfBreach(breach))).toBe('passed');
  });
});

/** A server that answers in csv and does not take a body in it; a GET works. */
const readsNoCsv: Hook = (inner) => ({
  exchange: (request) => {
    const isCsv = request.method === 'POST' && request.headers['content-type']?.startsWith('text/csv');
    if (!isCsv) return inner.exchange(request);
    return { ...inner.exchange(request), status: 400, headers: {}, body: Buffer.from('no') };
  },
});

test('a format that is not read is shown by the call that was refused, never by the detour that works', async () => {
  const odd = createServer({ hooks: [readsNoCsv] });
  const plan = planRun({ formats: ['csv'], operations: ['UserGet'], clauses: ['FMT-1'], cases: [] });
  const unread = { ...capabilities, unread: { csv: { kind: 'query' } } } as const;
  const breaches: FoundBreach[] = [];
  const run = openRun({
    settings: { fixtures: {}, seed: 1, runs: 3, maxRecords: 500, listenerUrl: null, target: null },
    capabilities: unread,
    plan,
    runId: 'r1',
    api: openApi({ target: targetOf(odd), capabilities: unread, apiKey: odd.apiKey }),
    redact: (text) => text,
    onBreach: (breach) => breaches.push(breach),
  });
  const [verdict] = await Promise.all(plan.cases.map(run.judge));
  const [breach] = breaches as [FoundBreach];
  const { exchange, detour } = breach.evidence.answer;
  expect(exchange.response?.status).toBe(200);
  expect(detour?.refused.exchange).toMatchObject({ request: { method: 'POST' }, response: { status: 400 } });
  expect(verdict).toMatchObject({ id: 'csv/UserGet/FMT-1', status: 'failed' });
  expect(verdict?.exchanges).toEqual([detour?.refused.exchange.id, exchange.id]);
  expect(otherwiseAlone(breach, verdict?.exchanges ?? [])).toBeUndefined();
});
