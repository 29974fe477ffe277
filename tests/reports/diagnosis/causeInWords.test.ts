import { expect, test } from 'vitest';
import { causeInWords, noKnownCause } from '../../../reports/diagnosis/causeInWords.ts';
import { differenceOf } from '../../../reports/diagnosis/differenceOf.ts';
import { likeness } from '../../../reports/diagnosis/likeness.ts';
import { patternOf } from '../../../reports/diagnosis/patternOf.ts';
import type { KnownCauses } from '../../../reports/diagnosis/Signature.ts';

const flags = patternOf('TYP-2', 'true or false\u0000"yes"', [
  'csv/CompanyGet/TYP-2',
  'csv/CompanyGet/TYP-2/suffix',
]);
const offsets = patternOf('TYP-7', 'no designator\u0000#-#-#T#:#:#+#:#', ['soap11/CompanyGet/TYP-7']);
const known: KnownCauses = {
  threshold: 0.7,
  signatures: [
    { fault: 'flagsAsWords', cause: 'flags are yes and no', patterns: [flags] },
    { fault: 'datesWithOffset', cause: 'dates have an offset', patterns: [offsets] },
  ],
};

test('a pattern says where a breach was met', () => {
  expect(flags).toEqual({
    clause: 'TYP-2',
    difference: 'true or false\u0000"yes"',
    kinds: ['', 'suffix'],
    operations: ['CompanyGet'],
    formats: ['csv'],
  });
});

test('a breach that looks like a known one has its cause, and where else it is known from', () => {
  expect(causeInWords(flags, known)).toBe('flags are yes and no');
  const elsewhere = patternOf('TYP-2', 'true or false\u0000"yes"', [
    'jsv/UserGet/TYP-2',
    'xml/UserGet/TYP-2',
  ]);
  expect(causeInWords(elsewhere, known)).toBe('flags are yes and no; the same is known from CompanyGet');
});

test('a breach unlike all known ones, or of a clause of which none is known, has no known cause', () => {
  const other = patternOf('TYP-2', 'a flag\u0000nothing at all', ['json/UserGet/TYP-2/deep']);
  expect(causeInWords(other, known)).toBe(noKnownCause);
  expect(causeInWords({ ...flags, clause: 'TYP-1' }, known)).toBe(noKnownCause);
  expect(causeInWords(flags, { ...known, threshold: 1.1 })).toBe(noKnownCause);
});

test('likeness is whole for the same breach, none for another clause, and the same both ways', () => {
  const near = patternOf('TYP-2', 'true or false\u0000"no"', ['csv/CompanyGet/TYP-2']);
  expect(likeness(flags, flags)).toBeCloseTo(1);
  expect(likeness(flags, offsets)).toBe(0);
  expect(likeness(flags, near)).toBe(likeness(near, flags));
  expect(likeness(flags, near)).toBeGreaterThan(0.6);
  expect(likeness(flags, near)).toBeLessThan(1);
});

test('a difference is the same wherever a habit shows: without numbers and the operation', () => {
  const verdict = {
    status: 'failed',
    operation: 'UserGet',
    expected: '<UserGetResponse>',
    actual: 'id 17',
  } as const;
  expect(differenceOf(verdict)).toBe('<<operation>Response>\u0000id #');
  expect(differenceOf({ ...verdict, status: 'errored', message: 'no answer in 10 s' })).toBe(
    'no answer in # s',
  );
});
