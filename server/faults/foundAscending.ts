import { operation } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { onResult } from '../hooks/onResult.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';

/** The searches of which the order is told. */
const ordered = searches.filter((name) => operation(name).order !== undefined);

export const foundAscending: Fault = {
  clause: 'GET-2',
  about: 'What filters select comes by ascending id.',
  operations: ordered,
  hook: (inner, store, server) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const edited = onResult([name], (result) => ({
        ...result,
        [list]: member.records(result, list).toReversed(),
      }));
      const isOrdered = ordered.includes(name) && member.records(request, 'Filters').length > 0;
      const handle = isOrdered ? edited(inner, store, server).handle : undefined;
      return (handle ?? inner.handle)(call, request);
    },
  }),
};
