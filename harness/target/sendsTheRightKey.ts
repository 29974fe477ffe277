import type { Answer } from '../exchanges/Answer.ts';

/** Whether a call was sent with the client's own key, rather than a wrong one or none. */
export const sendsTheRightKey = ({ call }: Answer): boolean =>
  call.keyAs === undefined && !('APIKEY' in call.members);
