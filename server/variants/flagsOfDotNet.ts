import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const flagsOfDotNet: Variant = {
  about: 'In jsv and csv flags are True and False (TYP-2: any letter case).',
  hook: onReply({ formats: ['jsv', 'csv'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : value)),
  ),
};
