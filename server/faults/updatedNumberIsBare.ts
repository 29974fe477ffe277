import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

const operation = 'DocumentUpdate';

export const updatedNumberIsBare: Fault = {
  clause: 'TYP-15',
  about: 'In json the number of a document that was changed by Update is a bare number.',
  causes: ['a text is written as a number ({member}: {actual})'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['Update'] },
    onAnswerMembers({ formats: ['json'], outcome: 'success' }, (members) =>
      changedValues(members, (value, name) => (name === 'DocumentNo' ? numeric(7) : value)),
    ),
  ),
};
