import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const keyAnswerHasEnvelope: Variant = {
  about:
    'APIKeyGet answers with an empty InternalErrorCode and a nil entityID as well (AUTH-2: no other member with a value).',
  hook: onAnswerMembers({ operations: ['APIKeyGet'], outcome: 'success' }, (members) => ({
    ...members,
    InternalErrorCode: '',
    entityID: null,
  })),
};
