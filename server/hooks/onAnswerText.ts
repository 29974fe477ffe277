import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { isThere, type Where } from './Where.ts';

/** Changes the text of answers after they were written. */
export const onAnswerText =
  (where: Where, edit: (text: string, call: Call) => string): Hook =>
  (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      if (!isThere(where, call, reply)) return answer;
      return { ...answer, body: Buffer.from(edit(Buffer.from(answer.body).toString('utf8'), call)) };
    },
  });
