import type { Variant } from '../Variant.ts';

export const csvWithoutLastBreak: Variant = {
  about: 'In csv no line break stands behind the last row, and answers are attachments.',
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      return call.format !== 'csv'
        ? answer
        : {
            ...answer,
            headers: { ...answer.headers, 'content-disposition': 'attachment; filename="answer.csv"' },
            body: Buffer.from(
              Buffer.from(answer.body)
                .toString('utf8')
                .replace(/\r?\n$/, ''),
            ),
          };
    },
  }),
};
