import { expect, test } from 'vitest';
import type { Gathered } from '../../harness/evidence/Evidence.ts';
import { notShownAgain } from '../../harness/writes/notShownAgain.ts';
import type { Write, WriteJournal } from '../../harness/writes/writeJournal.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';

const get = operationNamed('DiscountGet');

const reading = (id: string, ...ids: readonly number[]): Gathered => ({
  kind: 'evidence',
  evidence: {
    answer: {
      call: {
        operation: get,
        operationName: get.name,
        format: 'json',
        address: 'path',
        members: {},
        caseId: '',
      },
      exchange: {
        id,
        request: { method: 'POST', url: '', headers: [], body: new Uint8Array() },
        response: { status: 200, headers: [], body: new Uint8Array() },
        failure: null,
        timings: { startedAt: '2017-01-10T10:30:00.000Z', durationMs: 1 },
        retries: 0,
      },
      decoded: {
        value: { mvDiscounts: ids.map((one) => ({ DiscountID: numeric(one) })) },
        deviations: [],
        undocumented: [],
        layout: 'message',
      },
      decodeError: null,
      detour: null,
    },
    others: {},
  },
});

const first = reading('x1', 9, 7, 5);

function at(gathered: Gathered) {
  if (gathered.kind === 'blocked') throw new Error('a reading brings evidence');
  return gathered.evidence.answer;
}

const byId = { clause: 'FMT-8', path: 'mvDiscounts[DiscountID 7].DiscountName', exchange: 'x1' };
const seen = { clause: 'TYP-5', path: 'mvDiscounts[1].DiscountName', exchange: 'x1' };

test.each<[string, typeof seen, Gathered, boolean]>([
  ['the record is gone', seen, reading('x2', 9, 5), true],
  ['the record is there', seen, reading('x2', 11, 9, 7), false],
  ['it is named by its id and gone', byId, reading('x2', 9, 5), true],
  ['it is named by its id and there', byId, reading('x2', 11, 9, 7), false],
  ['what is broken is about which records there are', { ...seen, clause: 'GET-9' }, reading('x2', 9), false],
  ['the breach stood in another answer', { ...seen, exchange: 'x0' }, reading('x2', 9), false],
  ['the breach is in no record of the list', { ...seen, path: 'ResponseStatus' }, reading('x2', 9), false],
  ['no such record was shown', { ...seen, path: 'mvDiscounts[3]' }, reading('x2', 9), false],
  ['the second brought nothing', seen, { kind: 'blocked', cause: 'control', message: '' }, false],
])(
  'a second reading says nothing of a breach of form where its record is gone: %s',
  (_, breach, second, due) => {
    expect(notShownAgain(breach, first, second, { writesTo: () => [] })).toBe(due);
  },
);

/** A journal with one write to a discount. */
const written = (id: string, sent: number, outcome: Write['outcome'] = 'taken'): WriteJournal => ({
  writesTo: (key) =>
    key.id === id && key.record === 'mvDiscount'
      ? [
          {
            call: at(first).call,
            moment: { sent, answered: outcome === 'unknown' ? Number.POSITIVE_INFINITY : sent + 1 },
            outcome,
            isNamed: true,
          },
        ]
      : [],
});

test.each<[string, string, WriteJournal, boolean]>([
  ['written since', 'TYP-5', written('7', 20), true],
  ['written before', 'TYP-5', written('7', 3), false],
  ['under way meanwhile', 'TYP-5', written('7', 10), false],
  ['a write before that was never answered', 'TYP-5', written('7', 3, 'unknown'), false],
  ['a write that was refused', 'TYP-5', written('7', 20, 'refused'), false],
  ['another record was written', 'TYP-5', written('9', 20), false],
  ['what is broken is about reading again', 'GET-8', written('7', 20), false],
])('nor where the run has written to the record since: %s', (_, clause, journal, due) => {
  const earlier: Gathered = {
    kind: 'evidence',
    evidence: { answer: { ...at(first), moment: { sent: 9, answered: 11 } }, others: {} },
  };
  const breach = { clause, path: 'mvDiscounts[DiscountID 7]', exchange: 'x1' };
  expect(notShownAgain(breach, earlier, reading('x2', 9, 7), journal)).toBe(due);
});
