import Big from 'big.js';
import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onMaterials } from '../hooks/onMaterials.ts';
import { member } from '../records/member.ts';

export const returnCountedTwice: Fault = {
  clause: 'WO-4',
  about:
    'What a return names by serial number or batch goes back besides its ReturnQuantity, and not as a part of it.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onMaterials((material) => {
    const inBatches = member
      .records(material, 'ReturnBatchNumbers')
      .reduce((sum, batch) => sum.plus(member.decimal(batch, 'Quantity')), new Big(0));
    const named = inBatches.plus(member.texts(material, 'ReturnSerialNumbers').length);
    const quantity = member.decimal(material, 'ReturnQuantity').plus(named);
    return { ...material, ReturnQuantity: numeric(quantity.toFixed()) };
  }),
};
