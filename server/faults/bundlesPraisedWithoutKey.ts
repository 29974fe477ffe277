import type { Fault } from '../Fault.ts';

export const bundlesPraisedWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'A ProductBundleUpdate without a key is answered with a success, though nothing is done.',
  causes: ['{key} keys are accepted'],
  operations: ['ProductBundleUpdate'],
  hook: (inner) => ({
    handle: (call, request) =>
      call.operation?.name === 'ProductBundleUpdate' && request.APIKEY === undefined
        ? {}
        : inner.handle(call, request),
  }),
};
