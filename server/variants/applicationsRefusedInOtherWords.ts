import { operations } from '../../specs/operations.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const name = 'mvInsertUpdateDeleteSourceApplication';

const refusals: readonly (() => OperationFailure)[] = [
  () => new OperationFailure(`The value of ${name} is not known.`),
  () =>
    new OperationFailure('Validation failed.', {
      errors: [{ field: name, message: 'The value is not in the list.' }],
    }),
  () => new OperationFailure('The request was refused.', { internalErrorCode: 'ApplicationNotExists' }),
  () => new OperationFailure('Die aufrufende Anwendung ist nicht registriert.'),
  () => new OperationFailure('Unknown source system.'),
];

const names = [...operations.keys()];

export const applicationsRefusedInOtherWords: Variant = {
  about:
    'Only registered applications may write. Each operation refuses another one in its own words, codes or language (rule 3: the name of what does not exist).',
  blocks: ['fixture:sourceApplication', 'control', 'nothing'],
  hook: onRequest(null, (request, _, call) => {
    const refusal = refusals[names.indexOf(call.operation?.name ?? '') % refusals.length];
    if (member.text(request, name) !== '' && refusal !== undefined) throw refusal();
    return request;
  }),
};
