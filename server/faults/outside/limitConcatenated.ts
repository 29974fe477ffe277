import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const operations = ['SerialNumberGet', 'BatchNumberGet'];

export const limitConcatenated: Fault = {
  clause: 'TYP-4',
  about:
    'In json a Limit that is text is hung on the start of the page where it should be added: from the second page on all rows come.',
  causes: ['a number that is sent as text is not read as that number'],
  operations,
  hook: (inner, _, { choices }) => ({
    decode: (call, request) => {
      const decoded = inner.decode(call, request);
      if (!operations.includes(call.operation?.name ?? '') || call.body !== 'json') return decoded;
      const quoted = /"Limit"\s*:\s*"(\d{1,6})"/.exec(Buffer.from(request.body).toString('utf8'))?.[1];
      return quoted === undefined ? decoded : { ...decoded, Limit: quoted };
    },
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const text = request.Limit;
      if (!operations.includes(name) || call.body !== 'json' || typeof text !== 'string')
        return inner.handle(call, request);
      const { Page, Limit: _limit, ...whole } = request;
      const start = Math.max((sentNumber(Page) ?? 0) - choices.firstPage, 0) * Number(text);
      const result = inner.handle(call, whole);
      return { ...result, [list]: member.records(result, list).slice(start, Number(`${start}${text}`)) };
    },
  }),
};
