import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const formulaGuardInCsv: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about:
    'In csv a text that begins with = + - @ and is no number gets an apostrophe in front, against formulas in spreadsheets.',
  operations: ['*'],
  hook: onAnswerMembers({ formats: ['csv'] }, (members) =>
    changedValues(members, (value) =>
      typeof value === 'string' && /^[=+\-@]/.test(value) && !/^[+-]?\d+(\.\d+)?$/.test(value)
        ? `'${value}`
        : value,
    ),
  ),
};
