import type { Answer } from '../harness/Answer.ts';

/** Whether a call was answered with HTTP 2xx and nothing that can be read: that is no refusal, whatever it is. */
export const isIllegible = ({ decoded, exchange: { response } }: Answer): boolean =>
  decoded === null && response !== null && response.status >= 200 && response.status < 300;
