import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

export const namesRepeated: Variant = {
  about: 'Old records of a kind all have the same name (GET-9: only ids are unique).',
  hook: onOldRecords((record, { title }) => ({ ...record, [title]: 'Main' })),
};
