import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const oneAddressKept: Variant = {
  about:
    'A document or an order keeps one address of a type, the last (the document shows one type of address, and not how many there may be of it).',
  hook: onWrite(['DocumentUpdate', 'PurchaseOrderUpdate'], ({ sent }) => {
    const kept = ['DocumentAddresses', 'PurchaseOrderAddresses']
      .filter((name) => sent[name] !== undefined)
      .map((name) => {
        const addresses = member.records(sent, name);
        const byType = new Map(addresses.map((address) => [member.text(address, 'AddressType'), address]));
        return [name, [...byType.values()]] as const;
      });
    return { sent: { ...sent, ...Object.fromEntries(kept) } };
  }),
};
