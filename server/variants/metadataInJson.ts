import { numeric } from '../../specs/numeric.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const metadataInJson: Variant = {
  about:
    "json carries a serializer's metadata in every record, with new numbers in each answer (ENV-13, TYP-14, XF-1).",
  hook: onAnswerMembers({ formats: ['json'] }, (members) => {
    let count = 0;
    return changedRecords(members, (record) => {
      count += 1;
      return { $id: `${count}`, __type: 'Inventory.Record', _id: numeric(count), ...record };
    });
  }),
};
