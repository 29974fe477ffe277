import { blocked, failed } from '../../../harness/verdicts/judgements.ts';
import { anotherFailure } from '../../../harness/verdicts/yieldsTo.ts';
import { shown } from '../../../harness/words/shown.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import { takesRecordAction } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV8 = clause('ENV-8', {
  statement: 'If an insert or an update fails, entityID is 0.',
  section: 'Errors 2',
  judging: 'Any other id breaks it; entityID left out on a failure is a warning (SHOULD).',
  open: 'ProductBOMDelete answers a failure with the id that was sent (ERR-3).',
  appliesTo: atHome(
    'The inserts and updates, where one is made that names an unknown SKU (ERR-1) or an unknown record (ACT-5, PO-6).',
    takesRecordAction,
  ),
  yieldsTo: [anotherFailure],
  checks: [
    {
      answers: 'failures',
      reads: 'status',
      judge: (subject) => {
        const id = subject.value.entityID ?? null;
        if (id === null) return blocked('nothing', 'the failure carries no entityID');
        if (!isNumeric(id)) return blocked('clause:TYP-1', 'entityID is not a readable int');
        if (sameNumber(id, numeric(0))) return [];
        return failed(subject, 'a failed write has an entityID other than 0', '0', shown(id), 'entityID');
      },
    },
    {
      level: 'SHOULD',
      slug: 'present',
      answers: 'failures',
      reads: 'status',
      when: (place) => place.operation?.response.find(({ name }) => name === 'entityID')?.optional !== true,
      judge: (subject) => {
        const { entityID: id } = subject.value;
        if (id !== undefined && id !== null) return [];
        return failed(subject, 'a failed write carries no entityID', '0', shown(id), 'entityID');
      },
    },
  ],
});
