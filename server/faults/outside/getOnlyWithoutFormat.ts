import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

const route = '/DashboardBox/DashboardBoxGet';

export const getOnlyWithoutFormat: Fault = {
  clause: 'FMT-9',
  about: 'The route of dashboard boxes answers GET with 405 when the format is named by a suffix.',
  causes: ['GET is refused on a named route that takes it (HTTP {status})'],
  operations: ['DashboardBoxGet'],
  hook: (inner) => {
    let refused = false;
    return {
      exchange: (request) => {
        refused = request.method === 'GET' && request.url.includes(`${route}.`);
        return inner.exchange(request);
      },
      handle: (call, request) => {
        if (refused) throw new OperationFailure('This path takes POST only.', { status: 405 });
        return inner.handle(call, request);
      },
    };
  },
};
