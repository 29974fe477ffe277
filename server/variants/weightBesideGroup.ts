import { isRecord } from '../../specs/isRecord.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const weightBesideGroup: Variant = {
  about: 'Beside WeightInfo, which holds it, stands a Weight that the document does not list (ENV-13: open).',
  hook: onAnswerMembers({}, (members) =>
    changedRecords(members, (record) => {
      const { WeightInfo } = record;
      return isRecord(WeightInfo) ? { Weight: WeightInfo.Weight, ...record } : record;
    }),
  ),
};
