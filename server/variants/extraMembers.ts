import { numeric } from '../../specs/numeric.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const extraMembers: Variant = {
  about: 'Every record in an answer, and the answer itself, has members that the document does not list.',
  hook: onAnswerMembers({}, (members, { operation }) => {
    const { RowVersion, ChangedBy, ...rest } = changedRecords(members, (record) => ({
      ...record,
      RowVersion: numeric(7),
      ChangedBy: 'somebody',
    }));
    // APIKeyGet returns only a status block (AUTH-2).
    return operation?.name === 'APIKeyGet' ? rest : { ...rest, RowVersion, ChangedBy };
  }),
};
