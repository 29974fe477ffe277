import type { ClauseSuite } from '../ClauseSuite.ts';
import { blocked, judged, shown, violation } from '../judgements.ts';
import { insertRefused } from '../recordActions/insertRefused.ts';
import { ownElsewhere } from '../recordActions/ownElsewhere.ts';
import { recordActions } from '../recordActions/recordActions.ts';
import { sentAsEchoed } from '../recordActions/sentAsEchoed.ts';
import { writtenId } from '../recordActions/Writer.ts';
import { sameNumber } from '../sameNumber.ts';

/** Insert creates a record with the plain members as sent; each insert makes another one. */
export const ACT1: ClauseSuite = {
  checks: [
    {
      clause: 'ACT-1',
      level: 'MUST',
      scenario: 'success',
      on: 'any',
      reads: 'status',
      judge: (subject) =>
        subject.outcome === 'failed'
          ? insertRefused(subject, 'ACT-1')
          : sentAsEchoed(subject, (path) => !ownElsewhere.includes(path)),
    },
    {
      clause: 'ACT-1',
      level: 'MUST',
      slug: 'new',
      scenario: recordActions.name,
      on: 'success',
      reads: 'status',
      judge: (subject) => {
        const { control } = subject.evidence.others;
        const [first, second] = [
          control === undefined ? undefined : writtenId(control),
          writtenId(subject.answer),
        ];
        if (first === undefined || second === undefined)
          return blocked('nothing', 'the inserts tell no id by which their records could be told apart');
        return judged(
          sameNumber(first, second)
            ? [
                violation(
                  subject,
                  'two inserts answer with one id',
                  `another than ${shown(first)}`,
                  shown(second),
                  'entityID',
                ),
              ]
            : [],
        );
      },
    },
  ],
};
