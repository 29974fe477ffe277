import { encodeReply } from '../answering/encodeReply.ts';
import { namespacedDialect } from '../hooks/namespacedDialect.ts';
import type { Variant } from '../Variant.ts';

export const nodesOfTwoVersions: Variant = {
  about:
    'Two nodes answer in turns: the second writes members in reverse order and XML with namespaces; ' +
    'order, namespaces and headers are open (FMT-5).',
  hook: (inner, _, { choices }) => {
    let calls = 0;
    return {
      encode: (call, reply) => {
        calls += 1;
        const isFirst = calls % 2 === 1;
        const answer = isFirst
          ? inner.encode(call, reply)
          : encodeReply(call, reply, {
              ...choices,
              memberOrder: 'reversed',
              xmlDialect: namespacedDialect,
            });
        const node = isFirst ? 'a' : 'b';
        const headers = { ...answer.headers, server: `node-${node}`, 'set-cookie': `NODE=${node}; Path=/` };
        return { ...answer, headers };
      },
    };
  },
};
