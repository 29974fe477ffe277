import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';

const hook: Hook = (inner) => ({
  exchange: (request) =>
    inner.exchange({ ...request, url: request.url.replace(/([?&]callback=[^&_]+)_[^&]*/, '$1') }),
});

export const callbackCutAtUnderscore: Fault = {
  clause: 'FMT-8',
  about:
    'The name of a jsonp callback is cut off at its first underscore, so that jQuery34_12 is called as jQuery34.',
  operations: ['*'],
  hook,
};
