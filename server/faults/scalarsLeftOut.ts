import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const scalarsLeftOut: Fault = {
  clause: 'ENV-14',
  about: 'Successes carry no member of their own but lists, and the record of a write.',
  causes: ['a success carries no {expected}'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation }) =>
    Object.fromEntries(
      Object.entries(members).filter(
        ([name]) =>
          name === 'ResponseStatus' ||
          name === operation?.record ||
          name === operation?.list ||
          name === 'relatedDocumentID',
      ),
    ),
  ),
};
