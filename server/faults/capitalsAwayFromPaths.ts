import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';

export const capitalsAwayFromPaths: Fault = {
  clause: 'XF-1',
  about: 'On named routes and where the query names the format, texts are in other capitals.',
  causes: [
    'at some addresses a Get shows texts differently than at others: {change}',
    'in {format} a Get shows another {member} than elsewhere',
  ],
  operations: ['*Get*'],
  hook: (inner) => {
    let isElsewhere = false;
    return {
      exchange: (request) => {
        const isPlain = /^\/(\w+\/reply\/\w+|soap1[12])(\?|$)/.test(request.url);
        isElsewhere = (!isPlain || /[?&]format=/.test(request.url)) && !request.url.includes('callback=');
        return inner.exchange(request);
      },
      encode: (call, reply) => {
        if (!isElsewhere || call.operation?.kind !== 'get') return inner.encode(call, reply);
        const { ResponseStatus, ...rest } = reply.members;
        const isOpen = /^(SerialNumber|CustomReport)/.test(call.operation.name);
        const inCapitals = changedValues(rest, (value, name) =>
          typeof value === 'string' && (isOpen || named.test(name)) ? otherCase(value) : value,
        );
        return inner.encode(call, { ...reply, members: { ...inCapitals, ResponseStatus } });
      },
    };
  },
};

const named = /(Name|Title|Description|Comments|Text|Note|Notes|Email|Country|City|Type|Value)$/;

const otherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
