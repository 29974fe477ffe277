import type { Call } from '../Call.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const known = /^(?:Insert|Update|InsertOrUpdate|InsertOrUpdateNonEmptyFields|ReceiveItems)$/;

export const actionsAreBound: Variant = {
  about:
    'A framework binds mvRecordAction to an enumeration. Any other value, or none, gets HTTP 400 with problem details in json, in every format (ACT-9 is open).',
  blocks: ['nothing'],
  hook: (inner) => {
    const unbound = new WeakSet<Call>();
    return {
      handle: (call, request) => {
        const { request: members = [] } = call.operation ?? {};
        const { mvRecordAction: action } = request;
        const isBound = typeof action === 'string' && known.test(action);
        if (!isBound && members.some(({ name }) => name === 'mvRecordAction')) {
          unbound.add(call);
          throw new OperationFailure('unbound', { status: 400 });
        }
        return inner.handle(call, request);
      },
      encode: (call, reply) => {
        const answer = inner.encode(call, reply);
        if (!unbound.has(call)) return answer;
        const problem = {
          title: 'One or more validation errors occurred.',
          status: 400,
          errors: { mvRecordAction: ['The value is not valid for mvRecordAction.'] },
        };
        const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
        return { ...answer, headers, body: Buffer.from(JSON.stringify(problem)) };
      },
    };
  },
};
