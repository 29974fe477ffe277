import { isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

const prefixes: Readonly<Record<string, string>> = {
  DocumentUpdate: 'Document',
  PurchaseOrderUpdate: 'PurchaseOrder',
};

const hookFor = (operation: string) =>
  onWrite([operation], ({ sent }) => {
    const first = sent[`${prefixes[operation]}CustomOrderDate1`];
    const name = `${prefixes[operation]}CustomOrderDate2`;
    const second = sent[name];
    if (!isDateTime(first) || !isDateTime(second)) return undefined;
    if (first.basis !== 'instant' || second.basis !== 'instant' || !first.offset || !second.offset)
      return undefined;
    return { sent: { ...sent, [name]: { ...second, offset: first.offset } } };
  });

const documents = hookFor('DocumentUpdate');
const orders = hookFor('PurchaseOrderUpdate');

export const customDate2TakesOffsetOfDate1: Fault = {
  clause: 'TYP-16',
  about:
    'The offset parsed for the first custom order date is cached for the request, so the second custom date in json is read with it.',
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: (inner, store, server) => {
    const within = { ...inner, ...orders(inner, store, server) };
    return { ...within, ...documents(within, store, server) };
  },
};
