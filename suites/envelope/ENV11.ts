import type { Check } from '../Check.ts';
import { failed, passed } from '../judgements.ts';

/** A successful call has HTTP status 200. */
export const ENV11: readonly Check[] = [
  {
    clause: 'ENV-11',
    level: 'MUST',
    on: 'success',
    reads: 'status',
    judge: (subject) =>
      subject.response.status === 200
        ? passed
        : failed(subject, 'a success has another HTTP status', '200', String(subject.response.status)),
  },
];
