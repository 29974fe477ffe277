import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** What the account gives to a document that leaves these out. */
const defaults: RecordValue = {
  DocumentCurrencyCode: 'EUR',
  DocumentInventoryLocationID: numeric(1),
  DocumentCustomFlag2: true,
  DocumentCustomFlag4: true,
};

export const documentEchoHasDefaults: Variant = {
  about:
    'A document is filled up with the defaults of the account as it comes in, some flags among them. An update answers with what came in, and stores nothing of it (DOC-2: the echo may be the request).',
  blocks: ['nothing'],
  leaves: ['DOC-2'],
  hook: (inner) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'DocumentUpdate') return inner.handle(call, request);
      const sent = { ...defaults, ...member.record(request, 'mvDocument') };
      const result = inner.handle(call, { ...request, mvDocument: sent });
      return member.text(request, 'mvRecordAction') === 'Update' ? { ...result, mvDocument: sent } : result;
    },
  }),
};
