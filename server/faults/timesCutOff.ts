import { isDateTime, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const timesCutOff: Fault = {
  clause: 'TYP-16',
  about: 'Seconds of custom order dates are cut off.',
  operations: ['PurchaseOrderUpdate'],
  hook: onReply({ operations: ['PurchaseOrderUpdate'], outcome: 'success' }, (members) =>
    changedValues(members, (value, name) =>
      isDateTime(value) && /CustomOrderDate/.test(name)
        ? wall(value.ms - (((value.ms % 60_000) + 60_000) % 60_000))
        : value,
    ),
  ),
};
