import type { Judgement } from '../../harness/Judgement.ts';
import { unanswered } from '../../harness/silence.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { blocked, judged, shown } from '../judgements.ts';
import { chainCheck } from '../recordActions/chainCheck.ts';
import { hasMatchingGet } from '../recordActions/hasMatchingGet.ts';
import { insertRefused } from '../recordActions/insertRefused.ts';
import { kindOf } from '../recordActions/kindOf.ts';
import { knownId } from '../recordActions/knownId.ts';
import { ownElsewhere } from '../recordActions/ownElsewhere.ts';
import { recordActions } from '../recordActions/recordActions.ts';
import { sentAsEchoed } from '../recordActions/sentAsEchoed.ts';
import { notShown } from '../recordActions/trusted.ts';
import { recordsNamed, twinViolations } from '../recordActions/twins.ts';
import { writtenId } from '../recordActions/Writer.ts';
import type { Subject } from '../Subject.ts';

/** Whether what this record alone was inserted with came back as sent; where the layout is in doubt nothing is asked. */
function besidesAsEchoed(subject: Subject): Judgement {
  const { besides = {}, doubled, block } = kindOf(subject.answer.call.operation);
  const names = [
    ...Object.keys({ ...besides, ...doubled?.({}) }),
    ...(block === undefined ? [] : [block.name]),
  ];
  const echoed = sentAsEchoed(subject, (path) => names.includes(path.split('.', 1)[0] ?? ''));
  return echoed.kind === 'blocked' ? judged([]) : echoed;
}

/** Insert creates a record with the plain members as sent, and that once; each insert makes another one. */
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
        const inserts = [...(control === undefined ? [] : [control]), subject.answer];
        if (inserts.some((insert) => writtenId(insert) === undefined))
          return blocked('nothing', 'the inserts tell no id by which their records could be told apart');
        const again = knownId(subject);
        if (again === undefined) {
          const silent = subject.evidence.unanswered?.insert;
          return silent === undefined ? besidesAsEchoed(subject) : unanswered(silent);
        }
        return judged([
          {
            message: 'two inserts answer with one id',
            expected: 'an id that no insert before it was given',
            actual: shown(writtenId(again)),
            path: 'entityID',
            exchange: again.exchange,
          },
        ]);
      },
    },
    chainCheck({
      clause: 'ACT-1',
      level: 'MUST',
      slug: 'once',
      step: 'read-back',
      when: hasMatchingGet,
      judge: ({ chain, step }) => {
        const { control } = chain.evidence.others;
        if (control === undefined) throw new Error('a chain of record actions keeps its control');
        return recordsNamed(step.answer, control).length === 0
          ? notShown(chain)
          : judged(twinViolations(step, control, 'one insert made two records'));
      },
    }),
  ],
};
