import { laggingGets, lagMs } from '../hooks/laggingGets.ts';
import type { Variant } from '../Variant.ts';

export const listsLagBehind: Variant = {
  about: `Lists of companies and carriers come from a copy that is ${lagMs} ms behind what was written (ACT-6: what shows within 5 s is a SHOULD).`,
  leaves: ['ACT-6', 'DEL-1', 'GET-6', 'GET-8'],
  blocks: ['clause:ACT-6', 'nothing'],
  // The time that a run waits passes only on a socket.
  sending: {},
  hook: laggingGets(() => true),
};
