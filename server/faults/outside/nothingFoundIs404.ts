import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';

export const nothingFoundIs404: Fault = {
  clause: 'ENV-11',
  about: 'A search that finds nothing succeeds with HTTP status 404.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['*Get'],
  hook: (inner) => ({
    encode: (call, reply) => {
      const { name = '', list = '' } = call.operation ?? {};
      const found = reply.members[list];
      return inner.encode(
        call,
        getsWithFilters.includes(name) && Array.isArray(found) && found.length === 0
          ? { ...reply, status: 404 }
          : reply,
      );
    },
  }),
};
