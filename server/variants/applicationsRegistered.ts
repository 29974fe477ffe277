import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const applicationsRegistered: Variant = {
  about:
    'The account has a list of the applications that may write, and a call that names another one fails (rule 3: the name of what does not exist).',
  blocks: ['fixture:sourceApplication', 'control', 'nothing'],
  hook: onRequest(null, (request) => {
    const name = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    if (name !== '') throw new OperationFailure(`The application ${name} is not registered.`);
    return request;
  }),
};
