import { numeric } from '../../specs/numeric.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const trackingOfItsOwn: Variant = {
  about:
    'The carrier’s system gives tracking ids, ship dates and the unit of weights, whatever is sent (none is a plain member).',
  hook: onAnswerMembers({ outcome: 'success' }, (members) =>
    changedRecords(members, (record) => ({
      ...record,
      ...(record.TrackingId === undefined ? {} : { TrackingId: '1Z 999 AA1 01 2345 6784' }),
      ...(record.ShipDate === undefined ? {} : { ShipDate: 'Tue 10 Jan 2017, 16:30' }),
      ...(record.WeightUnitId === undefined ? {} : { WeightUnitId: numeric(3) }),
    })),
  ),
};
