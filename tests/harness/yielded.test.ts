import { describe, expect, it } from 'vitest';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Case, CheckContext } from '../../harness/verdicts/Case.ts';
import type { Judgement, Violation } from '../../harness/verdicts/Judgement.ts';
import { yielded } from '../../harness/verdicts/yielded.ts';

const exchange = (id: string): Exchange => ({
  id,
  request: { method: 'POST', url: '', headers: [], body: new Uint8Array() },
  response: { status: 200, headers: [], body: new Uint8Array() },
  failure: null,
  timings: { startedAt: '', durationMs: 0 },
  retries: 0,
});

const answer = (id: string, ...broken: readonly string[]): Answer => ({
  call: {
    operation: null,
    operationName: 'X',
    format: 'json',
    address: 'path',
    members: {},
    caseId: '',
  },
  exchange: exchange(id),
  decoded: {
    value: {},
    deviations: broken.map((clause) => ({
      clause,
      level: 'MUST',
      path: 'a',
      expected: 'b',
      actual: 'c',
    })),
    undocumented: [],
    layout: 'message',
  },
  decodeError: null,
  detour: null,
});

const violation = (id: string, message = 'wrong'): Violation => ({
  message,
  expected: '',
  actual: '',
  path: '',
  exchange: exchange(id),
});

const judged = (...violations: readonly Violation[]): Judgement => ({ kind: 'judged', violations });

const item = (clause: string, judgement: Judgement, more: Partial<Case> = {}): Case => ({
  id: `json/X/${clause}`,
  clause,
  level: 'MUST',
  operation: null,
  format: 'json',
  address: 'path',
  evidence: 'own',
  check: () => judgement,
  ...more,
});

const context: CheckContext = {
  capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
  fixtures: {},
  journal: { writesTo: () => [] },
};

/** What the cases yield to, by their clauses, and the cases that can be asked first. */
interface Earlier {
  readonly yieldsTo: Readonly<Record<string, readonly string[]>>;
  readonly cases?: readonly Case[];
}

const asked = (
  one: Case,
  { yieldsTo, cases = [] }: Earlier,
  evidence: Evidence = { answer: answer('x1'), others: {} },
) =>
  yielded(one, evidence, one.check(evidence, context), {
    context,
    plan: {
      evidence: new Map([['own', { requires: ['required', 'never gathered'] } as unknown as EvidenceSpec]]),
      precedence: {
        clausesBefore: ({ clause }) => yieldsTo[clause] ?? [],
        casesOf: (clause) => cases.filter((other) => other.clause === clause),
      },
    },
    store: {
      get: async (key) => {
        if (key !== 'required') throw new Error(`${key} is not gathered`);
        return { kind: 'evidence', evidence: { answer: answer('x2'), others: {} } };
      },
    },
  });

describe('a case yields to an earlier clause', () => {
  it('where that is broken in the same exchange, and names it', async () => {
    const earlier = item('ENV-3', judged(violation('x1', 'another code')));
    const one = item('XF-4', judged(violation('x1')));
    expect(await asked(one, { yieldsTo: { 'XF-4': ['ENV-3'] }, cases: [earlier] })).toMatchObject({
      kind: 'blocked',
      cause: 'clause:ENV-3',
      message: 'ENV-3 is broken in the same answer (another code), and XF-4 yields to it: wrong',
      exchange: { id: 'x1' },
    });
  });

  it('not where that is broken in another exchange', async () => {
    const earlier = item('ENV-3', judged(violation('x2')));
    const one = item('XF-4', judged(violation('x1')));
    expect(await asked(one, { yieldsTo: { 'XF-4': ['ENV-3'] }, cases: [earlier] })).toEqual(
      judged(violation('x1')),
    );
  });

  it('with those violations alone that were seen there', async () => {
    const earlier = item('ENV-3', judged(violation('x1')));
    const both = judged(violation('x1'), violation('x3'));
    const one = item('ENV-8', both);
    expect(await asked(one, { yieldsTo: { 'ENV-8': ['ENV-3'] }, cases: [earlier] })).toEqual(
      judged(violation('x3')),
    );
  });

  it('not to one that it is not declared to yield to', async () => {
    const earlier = item('ENV-4', judged(violation('x1')));
    const one = item('ENV-8', judged(violation('x1')));
    expect(await asked(one, { yieldsTo: { 'ENV-8': ['ENV-3'] }, cases: [earlier] })).toEqual(
      judged(violation('x1')),
    );
  });

  it('that is broken in what its evidence requires', async () => {
    const earlier = item('ENV-3', judged(violation('x2')), { evidence: 'required' });
    const one = item('XF-3', judged(violation('x2')));
    expect(await asked(one, { yieldsTo: { 'XF-3': ['ENV-3'] }, cases: [earlier] })).toMatchObject({
      cause: 'clause:ENV-3',
    });
  });

  it('that cannot be asked: then it stands', async () => {
    const earlier = item('ENV-3', judged(violation('x1')), { evidence: 'never gathered' });
    const one = item('XF-3', judged(violation('x1')));
    expect(await asked(one, { yieldsTo: { 'XF-3': ['ENV-3'] }, cases: [earlier] })).toEqual(
      judged(violation('x1')),
    );
  });

  it('and to the one that this yields to', async () => {
    const first = item('FMT-7', judged(violation('x1', 'not selected')));
    const second = item('ENV-3', judged(violation('x1')));
    const one = item('ENV-9', judged(violation('x1')));
    const yieldsTo = { 'ENV-3': ['FMT-7'], 'ENV-9': ['ENV-3', 'FMT-7'] };
    expect(await asked(one, { yieldsTo, cases: [first, second] })).toMatchObject({ cause: 'clause:FMT-7' });
  });

  it('that the decoder met in that answer', async () => {
    const one = item('TYP-12', judged(violation('x1')));
    const yieldsTo = { 'TYP-12': ['TYP-5'] };
    expect(await asked(one, { yieldsTo }, { answer: answer('x1', 'TYP-5'), others: {} })).toMatchObject({
      cause: 'clause:TYP-5',
    });
    const inAnother = { answer: answer('x1'), others: { other: answer('x2', 'TYP-5') } };
    expect(await asked(one, { yieldsTo }, inAnother)).toEqual(judged(violation('x1')));
  });
});
