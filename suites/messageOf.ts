import { shown } from './judgements.ts';
import type { Subject } from './Subject.ts';

/** What the status block of a failure says, in one line. */
export const messageOf = (subject: Subject): string =>
  `HTTP ${subject.response.status}, ErrorCode ${shown(subject.status?.ErrorCode)}, Message ${shown(subject.status?.Message)}`;
