import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const oneAddressOnly: Variant = {
  about:
    'A document or an order has one address of a type, and is refused with two (rule 3: servers may validate what is not mentioned).',
  hook: onWrite(['DocumentUpdate', 'PurchaseOrderUpdate'], ({ sent }) => {
    for (const name of ['DocumentAddresses', 'PurchaseOrderAddresses']) {
      const types = member.records(sent, name).map((address) => member.text(address, 'AddressType'));
      if (new Set(types).size < types.length)
        throw new OperationFailure(`${name} holds two of one type. Nothing was written.`);
    }
    return undefined;
  }),
};
