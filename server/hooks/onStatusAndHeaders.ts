import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import { isThere, type Where } from './Where.ts';

/** Changes the status and the headers of answers. */
export const onStatusAndHeaders =
  (where: Where, edit: (answer: HttpAnswer, call: Call) => Partial<HttpAnswer>): Hook =>
  (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      return isThere(where, call, reply) ? { ...answer, ...edit(answer, call) } : answer;
    },
  });
