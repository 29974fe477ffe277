import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const inboundNotShipped: Variant = {
  about:
    'A document that takes goods in is not shipped: an insert with shipping information is refused (rule 3: servers may validate what is not mentioned).',
  hook: onWrite(['DocumentUpdate'], ({ action, sent, stored }) => {
    if (stored === undefined && action !== 'Update' && member.has(sent, 'DocumentShippingInfo'))
      throw new OperationFailure('This type of document is not shipped. Nothing was written.');
    return undefined;
  }),
  blocks: ['control'],
};
