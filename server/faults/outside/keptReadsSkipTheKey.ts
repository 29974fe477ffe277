import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';

const kept = ['AccountSettingsGet', 'UserGet'];

export const keptReadsSkipTheKey: Fault = {
  clause: 'AUTH-3',
  about:
    'Settings and user are kept after the first read and shown again before the key is looked at, also with a wrong key.',
  operations: kept,
  hook: (inner) => {
    const answers = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!kept.includes(name)) return inner.handle(call, request);
        const { APIKEY, ...asked } = request;
        const key = JSON.stringify([name, asked]);
        const answer = answers.get(key) ?? inner.handle(call, request);
        answers.set(key, answer);
        return answer;
      },
    };
  },
};
