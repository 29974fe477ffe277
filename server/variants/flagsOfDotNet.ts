import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const flagsOfDotNet: Variant = {
  about: 'In jsv and csv flags are True and False (TYP-2: any letter case).',
  hook: onAnswerMembers({ formats: ['jsv', 'csv'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : value)),
  ),
};
