import { expect, test } from 'vitest';
import type { Evidence, EvidenceSpec, Gathered } from '../../harness/Evidence.ts';
import { turns } from '../../harness/turns.ts';

const spec = (key: string, stage?: EvidenceSpec['stage']): EvidenceSpec =>
  ({ key, ...(stage === undefined ? {} : { stage }) }) as EvidenceSpec;

const specs = [
  spec('plain'),
  ...Array.from({ length: 10 }, (_, index) => spec(`bytes ${index}`, 'hostile')),
  spec('key', 'keys'),
];

const answered = (durationMs: number): Gathered => {
  const answer = { exchange: { response: {}, timings: { durationMs } } } as Evidence['answer'];
  return { kind: 'evidence', evidence: { answer, others: {} } };
};

test.each([
  [1, 'bytes 8', 'bytes 9'],
  [19, 'bytes 8', 'bytes 9'],
  [50, 'bytes 1', 'bytes 2'],
])('after a quickest answer of %i ms', async (durationMs, beforeLast, beforeKey) => {
  const asked: string[] = [];
  const { come, before } = turns(new Map(specs.map((each) => [each.key, each])), async (key) => {
    asked.push(key);
    return answered(durationMs);
  });
  await come('hostile');
  expect(asked).toEqual(['plain']);
  const [first, last, key] = [specs[1], specs[10], specs[11]];
  expect([first, last, key].map((each) => each && before(each))).toEqual([undefined, beforeLast, beforeKey]);
});
