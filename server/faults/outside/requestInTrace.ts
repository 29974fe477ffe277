import { isNumeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Call } from '../../Call.ts';
import type { Fault } from '../../Fault.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const requestInTrace: Fault = {
  clause: 'AUTH-4',
  about:
    'The StackTrace of a failed delete begins with a dump of the request for debugging, and the key is in it.',
  operations: ['*Delete'],
  hook: (inner, _, { apiKey }) => {
    const dumps = new WeakMap<Call, string>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        try {
          return inner.handle(call, request);
        } catch (error) {
          if (name.endsWith('Delete') && request.APIKEY === apiKey) dumps.set(call, dumpOf(name, request));
          throw error;
        }
      },
      encode: (call, reply) => {
        const StackTrace = dumps.get(call);
        if (StackTrace === undefined) return inner.encode(call, reply);
        const members = withRecord(reply.members, 'ResponseStatus', (status) => ({ ...status, StackTrace }));
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};

function dumpOf(name: string, request: RecordValue): string {
  const members = Object.entries(request).map(
    ([member, value]) => `${member}:${isNumeric(value) ? value.lexeme : String(value)}`,
  );
  return `[${name}]:\n[REQUEST: {${members.join(',')}}]\nSystem.InvalidOperationException: ${name} failed`;
}
