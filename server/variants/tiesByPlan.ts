import { isNumeric } from '../../specs/numeric.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const tiesByPlan: Variant = {
  about:
    'Links of the same product come in another order where only the top ones are asked for (GET-2: ties in ProductID are open).',
  hook: (inner) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ProductClientGet') return inner.handle(call, request);
      const { ReturnTopNRecords: sent } = request;
      const wanted = Number(isNumeric(sent) ? sent.lexeme : sent);
      if (!(wanted > 0)) return inner.handle(call, request);
      const whole = inner.handle(call, { ...request, ReturnTopNRecords: null });
      const links = [...member.records(whole, 'mvProductClient')].reverse();
      links.sort((one, other) => member.int(other, 'ProductID') - member.int(one, 'ProductID'));
      return { ...whole, mvProductClient: links.slice(0, wanted) };
    },
  }),
};
