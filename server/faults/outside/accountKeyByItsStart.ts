import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

/** As many characters of a key as a log shows. */
const shown = 8;

export const accountKeyByItsStart: Fault = {
  clause: 'AUTH-3',
  about:
    'UserGet and AccountSettingsGet take any key that begins with the same eight characters. They look the account up by the masked key that logs use.',
  operations: ['UserGet', 'AccountSettingsGet'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) => {
      const isMasked = ['UserGet', 'AccountSettingsGet'].includes(call.operation?.name ?? '');
      const isAlike = member.text(request, 'APIKEY').slice(0, shown) === apiKey.slice(0, shown);
      return inner.handle(call, isMasked && isAlike ? { ...request, APIKEY: apiKey } : request);
    },
  }),
};
