import { plainDialect } from '../../formats/Dialect.ts';
import { effectOf } from '../../harness/addressing/effectOf.ts';
import { readResponse } from '../../harness/addressing/readResponse.ts';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import { openRun } from '../../harness/openRun.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

/** An answer as it stands on the wire. */
export interface Wire {
  readonly body: string;
  readonly type: string;
  readonly status?: number;
}

/** What a wrong key is answered: AUTH-3 alone looks at that, and leaves open what it is. */
const refusal: Wire = { body: 'no', type: 'text/plain', status: 401 };

/** The clauses that single answers show; what every call is answered alike can't show others. */
const shownByOneAnswer: readonly string[] = [
  ...['ENV-*', 'FMT-*', 'AUTH-1', 'AUTH-2', 'GET-1', 'GET-11', 'ERR-1', 'ERR-2', 'ERR-3'],
  ...['TYP-1', 'TYP-2', 'TYP-3', 'TYP-5', 'TYP-6', 'TYP-7', 'TYP-8', 'TYP-10', 'TYP-11', 'TYP-14', 'TYP-15'],
  'TYP-17',
];

const fixtures = {
  knownSkus: ['SKU-1'],
  customReportId: 1,
  unknownSku: 'NO-SKU',
  goodsInboundDocumentTypeId: -1,
  disposable: { discounts: [5] },
};

/** Judges the cases of one operation in one format on bytes that answer every call of it. */
export async function judgeBytes(
  operation: string,
  format: Call['format'],
  answers: (call: Call) => Wire,
  cases: readonly string[] = [],
): Promise<readonly Verdict[]> {
  const plan = planRun({ formats: [format], operations: [operation], clauses: shownByOneAnswer, cases });
  const run = openRun({
    settings: { fixtures, seed: 1, runs: 20, maxRecords: 500, listenerUrl: null, target: null },
    capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
    plan,
    runId: 'r1',
    api: { call: async (call) => decoded(call, effectOf(call) === 'key' ? refusal : answers(call)) },
    redact: (text) => text,
  });
  // What takes a scenario of its own, of several calls, is shown by no single answer.
  const shown = plan.cases.filter(({ evidence }) => plan.evidence.get(evidence)?.apart !== true);
  return Promise.all(shown.map(run.judge));
}

/** The clauses, with their slugs, of the verdicts that are red. */
export const red = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ status }) => status === 'failed' || status === 'warned' || status === 'errored')
    .map(({ id, status }) => `${id.split('/').slice(2).join('/')} ${status}`)
    .sort();

function decoded(call: Call, { body, type, status = 200 }: Wire): Answer {
  const bytes = new TextEncoder().encode(body);
  const answer = {
    call,
    exchange: {
      id: 'x1',
      request: { method: 'POST' as const, url: '', headers: [], body: new Uint8Array() },
      response: { status, headers: [['content-type', type] as const], body: bytes },
      failure: null,
      timings: { startedAt: '', durationMs: 0 },
      retries: 0,
    },
    detour: null,
  };
  const { decoded: read, decodeError } = readResponse(call, answer.exchange);
  return { ...answer, decoded: read, decodeError };
}
