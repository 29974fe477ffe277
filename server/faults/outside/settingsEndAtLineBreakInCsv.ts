import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const settingsEndAtLineBreakInCsv: Fault = {
  clause: 'XF-1',
  about:
    'In csv the text of an account setting ends at its first line break; the other formats show all of it.',
  operations: ['AccountSettingsGet'],
  hook: onAnswerMembers(
    { formats: ['csv'], operations: ['AccountSettingsGet'], outcome: 'success' },
    (members) =>
      changedValues(members, (value) =>
        typeof value === 'string' ? value.replace(/[\r\n].*$/s, '') : value,
      ),
  ),
};
