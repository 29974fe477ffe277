import { numeric } from '../../specs/numeric.ts';
import { sameNumber } from '../compare/values.ts';
import type { Check } from '../kernel/Check.ts';
import { shown, violation } from '../kernel/judgements.ts';
import { sentNumber } from '../kernel/sent.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

/** The bill of materials of a product that does not exist is not deleted; entityID repeats the id that was sent. */
export const ERR3: readonly Check[] = shownFailure('ERR-3', sentNumber, (subject) => {
  const sent = sentNumber(subject);
  const id = subject.value.entityID;
  return [
    ...internalCode(subject, ''),
    // What is no number at all is TYP-1's.
    ...(sameNumber(id, numeric(sent)) || typeof id === 'string'
      ? []
      : [violation(subject, 'entityID is not the id that was sent', sent, shown(id), 'entityID')]),
  ];
});
