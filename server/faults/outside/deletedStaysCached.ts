import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';

export const deletedStaysCached: Fault = {
  clause: 'DEL-1',
  about:
    'CompanyGet answers a repeated request from memory until a company is written: a deleted one is still shown.',
  causes: ['deleted records are still listed'],
  operations: ['CompanyGet', 'CompanyDelete'],
  hook: (inner) => {
    const answers = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        if (name === 'CompanyUpdate') answers.clear();
        if (name !== 'CompanyGet') return inner.handle(call, request);
        const asked = JSON.stringify(request);
        const answer = answers.get(asked) ?? inner.handle(call, request);
        answers.set(asked, answer);
        return answer;
      },
    };
  },
};
