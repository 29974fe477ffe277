import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';

const hook: Hook = (inner) => ({
  decode: (call, request) => {
    const members = inner.decode(call, request);
    return Buffer.from(request.body).indexOf('APIKEY') < 1024 ? members : { ...members, APIKEY: undefined };
  },
});

export const keyOnlyInFirstKilobyte: Fault = {
  clause: 'AUTH-1',
  about:
    'The key is looked for in the first kilobyte of the body only, so that one behind long Filters is not found.',
  operations: ['*'],
  hook,
};
