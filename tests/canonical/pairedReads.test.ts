import { expect, it } from 'vitest';
import {
  judgeReads,
  namedReads,
  readDifferences,
  readsIn,
  readsNamed,
} from '../../harness/canonical/pairedReads.ts';
import { read, those } from '../oracle/reads.ts';

const of = (...ids: readonly number[]) => read('DiscountGet', those(...ids));
const ids = (reads: Parameters<typeof readDifferences>[0]) =>
  readDifferences(reads).map(({ kind, record }) => [kind, record.DiscountID]);

it('finds what one read has and the other has not', () => {
  expect(ids({ first: of(501, 502), second: of(502, 501) })).toEqual([]);
  expect(ids({ first: of(501, 502), second: of(502, 503) }).map(([kind]) => kind)).toEqual([
    'missing',
    'extra',
  ]);
});

it('lets be what others wrote or took away between the reads', () => {
  const first = of(501, 502);
  expect(ids({ first, second: of(501), firstAgain: of(501) })).toEqual([]);
  expect(ids({ first, second: of(501, 502, 503), firstAgain: first, secondAgain: first })).toEqual([]);
  expect(ids({ first, second: of(501), firstAgain: first, secondAgain: of(501) })).toHaveLength(1);
});

it('judges a refusal, a difference, and nothing at all', () => {
  const judged = (second: ReturnType<typeof of>) => judgeReads({ first: of(501), second }, 'this', 'that');
  expect(judged(of(501))).toEqual({ kind: 'judged', violations: [] });
  expect(judged(of())).toMatchObject({
    violations: [{ message: 'this does not bring the same records as that' }],
  });
  expect(judged(read('DiscountGet', 'refused'))).toMatchObject({
    violations: [{ message: 'the target refuses this' }],
  });
  expect(judgeReads(undefined, 'this', 'that')).toMatchObject({ kind: 'blocked', cause: 'nothing' });
});

it('keeps two reads beside another two by a word', () => {
  const reads = { first: of(501), second: of(502) };
  expect(readsNamed('limited', namedReads('limited', reads))).toEqual(reads);
  expect(readsNamed('other', namedReads('limited', reads))).toBeUndefined();
  expect(readsIn({ first: of(501) })).toBeUndefined();
});
