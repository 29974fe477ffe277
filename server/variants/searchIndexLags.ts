import { laggingGets, lagMs } from '../hooks/laggingGets.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const searchIndexLags: Variant = {
  about: `Searches for companies and carriers go to an index that is ${lagMs} ms behind; lists without filters are up to date (ACT-6: what shows within 5 s is a SHOULD).`,
  leaves: ['ACT-6', 'DEL-1', 'GET-6', 'GET-8'],
  blocks: ['clause:ACT-6', 'nothing'],
  // The time that a run waits passes only on a socket.
  sending: {},
  hook: laggingGets((request) => member.records(request, 'Filters').length > 0),
};
