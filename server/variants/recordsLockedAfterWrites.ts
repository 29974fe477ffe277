import { lockingRecords } from '../hooks/lockingRecords.ts';
import type { Variant } from '../Variant.ts';

export const recordsLockedAfterWrites: Variant = {
  about: `Each update of a company, carrier, bundle, note or work order queues a job. Meanwhile the record is locked: the next 1 to 5 writes of it fail (Limits 3: not shown).`,
  errs: ['the target refused'],
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: lockingRecords(),
};
