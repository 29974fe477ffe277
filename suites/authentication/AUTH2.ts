import type { Check } from '../Check.ts';
import { failed, passed } from '../judgements.ts';

/** APIKeyGet answers a status block, and should answer nothing else. */
export const AUTH2: readonly Check[] = [
  { clause: 'AUTH-2', level: 'MUST', on: 'any', reads: 'status', judge: () => passed },
  {
    clause: 'AUTH-2',
    level: 'SHOULD',
    slug: 'nothing-else',
    on: 'success',
    reads: 'status',
    judge: (subject) => {
      const more = (subject.decoded?.undocumented ?? []).filter(
        (path) => !path.startsWith('ResponseStatus.'),
      );
      return more.length === 0
        ? passed
        : failed(
            subject,
            'APIKeyGet answers more than a status block',
            'ResponseStatus alone',
            more.join(', '),
            more[0],
          );
    },
  },
];
