import { breach } from '../../../harness/verdicts/judgements.ts';
import { sentIdText } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { whereShownFor } from '../../../specs/appliesTo.ts';
import { numeric, sameNumber } from '../../../specs/numeric.ts';
import { clause } from '../../kernel/clause.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

export const ERR3 = clause('ERR-3', {
  statement:
    'ProductBOMDelete of an unknown product fails. entityID is the id that was sent, the Message names it, and InternalErrorCode is empty.',
  section: 'Errors 2',
  judging:
    'The one failure that carries an id other than 0. As in ERR-2, a nearer number may be judged. ErrorCode 500 is ENV-3, result false is ENV-9.',
  appliesTo: whereShownFor('ProductBOMDelete'),
  checks: shownFailure('ERR-3', sentIdText, (subject) => {
    const sent = sentIdText(subject);
    const id = subject.value.entityID;
    return [
      ...internalCode(subject, ''),
      // What is no number at all is TYP-1's.
      ...(sameNumber(id, numeric(sent)) || typeof id === 'string'
        ? []
        : [breach(subject, 'entityID is not the id that was sent', sent, shown(id), 'entityID')]),
    ];
  }),
});
