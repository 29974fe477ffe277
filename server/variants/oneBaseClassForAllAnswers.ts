import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import type { Variant } from '../Variant.ts';

/** APIKeyGet answers only a status block, and is no answer of that class. */
const isOf = (name: string | undefined): boolean => name !== undefined && name !== 'APIKeyGet';

const onSuccess: Hook = (inner) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const { operation } = call;
    if (operation === null || !isOf(operation.name)) return result;
    const id = operation.kind === 'get' ? 0 : (sentNumber(request[operation.target ?? '']) ?? 0);
    return {
      entityID: numeric(id),
      result: true,
      relatedDocumentID: numeric(0),
      InternalErrorCode: '',
      ...result,
    };
  },
});

const onFailure: Hook = onAnswerMembers({ outcome: 'failure' }, (members, { operation }) =>
  isOf(operation?.name)
    ? {
        ...members,
        entityID: members.entityID ?? numeric(0),
        result: members.result ?? false,
        InternalErrorCode: members.InternalErrorCode ?? '',
      }
    : members,
);

export const oneBaseClassForAllAnswers: Variant = {
  about:
    'Puts entityID, result, relatedDocumentID and InternalErrorCode into every answer but that of APIKeyGet, listed or not (ENV-13).',
  hook: (...server) => ({ ...onSuccess(...server), ...onFailure(...server) }),
};
