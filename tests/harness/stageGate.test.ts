import { expect, test } from 'vitest';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { stageGate } from '../../harness/evidence/stageGate.ts';

const spec = (key: string, stage?: EvidenceSpec['stage']): EvidenceSpec =>
  ({ key, ...(stage === undefined ? {} : { stage }) }) as EvidenceSpec;

const specs = [
  spec('plain'),
  ...Array.from({ length: 10 }, (_, index) => spec(`bytes ${index}`, 'hostile')),
  spec('key', 'keys'),
];

test.each([
  ['near', 'bytes 8', 'bytes 9'],
  ['far', 'bytes 1', 'bytes 2'],
])('on a target that is %s', async (distance, beforeLast, beforeKey) => {
  const asked: string[] = [];
  const settled = async (keys: readonly string[]) => {
    asked.push(...keys);
  };
  const { come, before } = stageGate(
    new Map(specs.map((each) => [each.key, each])),
    settled,
    distance === 'far' ? 8 : 1,
  );
  await come('hostile');
  expect(asked).toEqual(['plain']);
  const [first, last, key] = [specs[1], specs[10], specs[11]];
  expect([first, last, key].map((each) => each && before(each))).toEqual([undefined, beforeLast, beforeKey]);
});
