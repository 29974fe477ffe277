import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';
import { OperationFailure } from '../../OperationFailure.ts';

const hook: Hook = (inner) => ({
  decode: (call, request) => {
    if (call.body === 'csv') {
      const [header = ''] = Buffer.from(request.body).toString('utf8').split('\n', 1);
      if (header.endsWith('\r'))
        throw new OperationFailure(`The column "${header.split(',').at(-1)?.trim() ?? ''}" is not known.`, {
          status: 400,
        });
    }
    return inner.decode(call, request);
  },
});

export const csvNeedsBareLineFeeds: Fault = {
  clause: 'FMT-1',
  about:
    'A csv request whose lines end with CR and LF is refused, because the CR counts as part of the last name.',
  operations: ['*'],
  hook,
};
