import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const documentEchoIsRequestAlone: Variant = {
  about:
    'An Update of a document answers with the request and nothing else, other actions with what is stored (DOC-2: the echo may be the request).',
  blocks: ['nothing'],
  leaves: ['DOC-2'],
  hook: onSuccess(['DocumentUpdate'], (result, request) =>
    member.text(request, 'mvRecordAction') === 'Update'
      ? { ...result, mvDocument: member.record(request, 'mvDocument') ?? {} }
      : result,
  ),
};
