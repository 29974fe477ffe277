import type { Value } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

/** The first of a list, and nothing of the others. */
const firstOf = (list: Value | undefined): Value => (Array.isArray(list) ? list.slice(0, 1) : (list ?? null));

export const secondAddressLost: Fault = {
  clause: 'ACT-1',
  about: 'Of the addresses that a document is inserted with the first alone is stored.',
  operations: ['DocumentUpdate'],
  hook: onWrite(['DocumentUpdate'], ({ action, sent }) =>
    action === 'Insert'
      ? { sent: { ...sent, DocumentAddresses: firstOf(sent.DocumentAddresses) } }
      : undefined,
  ),
};
