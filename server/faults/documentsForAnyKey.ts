import type { Fault } from '../Fault.ts';

export const documentsForAnyKey: Fault = {
  clause: 'AUTH-3',
  about: 'DocumentUpdate takes any key that is not empty.',
  causes: ['{key} keys are accepted'],
  operations: ['DocumentUpdate'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        call.operation?.name === 'DocumentUpdate' &&
          typeof request.APIKEY === 'string' &&
          request.APIKEY !== ''
          ? { ...request, APIKEY: apiKey }
          : request,
      ),
  }),
};
