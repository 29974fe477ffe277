import type { Fault } from '../../Fault.ts';

export const callbackNeedsGet: Fault = {
  clause: 'FMT-8',
  about: 'A callback is looked at in GET requests alone: what is posted with one is answered as bare json.',
  causes: ['the answer does not call the callback that was asked for'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) =>
      inner.exchange(
        request.method === 'POST'
          ? { ...request, url: request.url.replace(/([?&])callback=[^&]*/g, '$1') }
          : request,
      ),
  }),
};
