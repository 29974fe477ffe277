import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

/** What begins as a formula does, and is no number. */
const isFormula = /^[=+\-@](?![\d.]+$)/;

export const formulasGuardedInCsv: Variant = {
  about:
    'In csv an apostrophe stands before a text that a spreadsheet would take for a formula (TYP-12: a leading = + - @ is SHOULD).',
  leaves: ['TYP-12'],
  hook: onAnswerMembers({ formats: ['csv'] }, (members) =>
    changedValues(members, (value) =>
      typeof value === 'string' && isFormula.test(value) ? `'${value}` : value,
    ),
  ),
};
