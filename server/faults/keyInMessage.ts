import type { Fault } from '../Fault.ts';
import { withRecord } from '../hooks/withRecord.ts';
import type { Reply } from '../Reply.ts';

export const keyInMessage: Fault = {
  clause: 'AUTH-4',
  about: 'In jsv the Message of a success names the key.',
  causes: ['the body of an answer holds the key'],
  operations: ['DiscountGet'],
  hook: (inner, _, { apiKey }) => ({
    encode: (call, reply) =>
      inner.encode(
        call,
        call.format === 'jsv' && call.operation?.name === 'DiscountGet'
          ? withMessage(reply, `Read with the key ${apiKey}.`)
          : reply,
      ),
  }),
};

const withMessage = (reply: Reply, Message: string): Reply => ({
  ...reply,
  members: withRecord(reply.members, 'ResponseStatus', (status) => ({ ...status, Message })),
});
