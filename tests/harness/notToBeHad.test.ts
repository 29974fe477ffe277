import { expect, it } from 'vitest';
import { MissingFixtureError } from '../../generators/records/Build.ts';
import { asEvidence, evidenceIn, fixtureOf, reasonIn } from '../../harness/evidence/Evidence.ts';
import { takenEvidence } from '../../harness/verdicts/obstacles.ts';
import { carrier, written } from '../writes/written.ts';

const place = { format: 'json', address: 'path', operation: null } as const;
const answer = written('ShippingProviderUpdate', 'Insert', carrier('Blue', ''), carrier('Blue', ''));
const refused = written('ShippingProviderUpdate', 'Insert', carrier('Blue', ''), 'refused');

/** What is kept of evidence in the place of such an error. */
function reasonOf(ask: () => unknown) {
  try {
    ask();
  } catch (error) {
    return reasonIn(error);
  }
  throw new Error('nothing was raised');
}

it('unwraps evidence that was had, and passes on why it was not', () => {
  expect(evidenceIn(asEvidence(answer)).answer).toBe(answer);
  const blocked = { kind: 'blocked', cause: 'nothing', message: 'there was nothing' } as const;
  expect(reasonOf(() => evidenceIn(blocked))).toBe(blocked);
});

it('builds on a plain call that was taken alone', () => {
  expect(takenEvidence(asEvidence(answer), place).answer).toBe(answer);
  expect(reasonOf(() => takenEvidence(asEvidence(refused), place))).toMatchObject({ cause: 'control' });
});

it('names the fixture that is missing', () => {
  expect(fixtureOf({ fixtures: { supplierId: 5 } }, 'supplierId')).toBe(5);
  expect(reasonOf(() => fixtureOf({ fixtures: {} }, 'supplierId'))).toMatchObject({
    cause: 'fixture:supplierId',
  });
  expect(reasonIn(new MissingFixtureError('knownSkus'))).toMatchObject({ cause: 'fixture:knownSkus' });
  expect(reasonIn(new Error('ours'))).toBeUndefined();
});
