import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Place } from '../specs/Clause.ts';
import { evidenceKey } from './evidenceKey.ts';
import { found } from './gathered.ts';

/** A call of an operation that does not exist, under a name made for the run (FMT-12). */
export const unknownOperation = (place: Place): EvidenceSpec => ({
  key: evidenceKey(place, 'unknown-operation'),
  operation: null,
  format: place.format,
  address: place.address,
  scenario: 'unknown-operation',
  expects: 'any',
  effect: 'read',
  plan: { calls: ['an operation that does not exist'] },
  gather: async (context) => found(await context.callUnknown(`NoSuch${context.unique('operation')}Get`)),
});
