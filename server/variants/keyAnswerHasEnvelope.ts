import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const keyAnswerHasEnvelope: Variant = {
  about:
    'APIKeyGet answers with an empty InternalErrorCode and a nil entityID as well (AUTH-2: no other member with a value).',
  hook: onReply({ operations: ['APIKeyGet'], outcome: 'success' }, (members) => ({
    ...members,
    InternalErrorCode: '',
    entityID: null,
  })),
};
